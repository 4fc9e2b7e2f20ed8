import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { labelled } from '~/i18n/labelled.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { AboutProduct, type AboutProductProps } from '~/modules/support/ui/about-product.tsx';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField, wrongItems } from '~/ui/form-fields.ts';
import { FormError } from '~/ui/form-message.tsx';

interface RecommendPageProps {
  product: AboutProductProps['product'];
  isSent: boolean;
  constraint: Record<string, object>;
  /** What stopped the form. */
  answer: { reply: SubmissionResult; /** To wait, where too many were sent. */ minutes: number } | undefined;
}

export function RecommendPage({ product, isSent, ...form }: RecommendPageProps) {
  const { t } = useTranslation('recommend');
  const locale = useLocale();
  return (
    <AboutProduct product={product} crumb={t('crumb')} title={t(isSent ? 'sent.title' : 'title')}>
      {isSent ? (
        <div role="status" className="grid justify-items-start gap-6">
          <p className="max-w-text text-lead text-ink-2">{t('sent.text')}</p>
          <LinkButton href={href('product', { bike: product.slug }, locale)}>{t('sent.back')}</LinkButton>
        </div>
      ) : (
        <RecommendForm name={product.name} {...form} />
      )}
    </AboutProduct>
  );
}

type RecommendFormProps = Pick<RecommendPageProps, 'constraint' | 'answer'> & { name: string };

function RecommendForm({ name: product, constraint, answer }: RecommendFormProps) {
  const { t } = useTranslation('recommend');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<Record<'firstName' | 'email', string>>({
    id: 'recommend',
    lastResult: answer?.reply,
    constraint,
  });
  const say = (code: string) => textOfKey(t, `error.${code}`);
  const wrong = wrongItems(fields, ['firstName', 'email'], (name, code) =>
    labelled(t(`field.${name}`), say(code), locale),
  );
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      {wrong.length > 0 && <FormError title={t('error.title')} items={wrong} />}
      {form.errors && <FormError title={t('error.too-many', { minutes: answer?.minutes ?? 0 })} />}
      <p className="max-w-text text-ink-2">{t('lead', { name: product })}</p>
      <TextField {...textField(fields.firstName, say)} label={t('field.firstName')} autoComplete="given-name" />
      <TextField {...textField(fields.email, say, 'email')} label={t('field.email')} autoComplete="off" />
      <div>
        <Button type="submit" loading={isSending && t('sending')}>
          {t('send')}
        </Button>
      </div>
      <p className="text-small text-ink-2">{t('consent')}</p>
    </Form>
  );
}
