import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { labelled } from '~/i18n/labelled.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField, wrongItems } from '~/ui/form-fields.ts';
import { FormError, Note } from '~/ui/form-message.tsx';
import { AboutProduct, type AboutProductProps } from '~/modules/support/ui/about-product.tsx';

const names = ['email', 'firstname', 'lastname', 'deadline'] as const;

export interface AvailabilityPageProps {
  product: AboutProductProps['product'];
  /** Size and colour that are asked for, in words. */
  variant: string;
  /** The variant can be ordered: there is nothing to wait for. */
  orderable: boolean;
  sent: boolean;
  constraint: Record<string, object>;
  /** What stopped the form. */
  lastResult: SubmissionResult | undefined;
}

export function AvailabilityPage({ product, variant, sent, ...form }: AvailabilityPageProps) {
  const { t } = useTranslation('availability');
  const locale = useLocale();
  const productPath = href('product', { bike: product.slug }, locale);
  return (
    <AboutProduct
      product={product}
      crumb={t('crumb')}
      title={t(sent ? 'sent.title' : 'title')}
      more={
        <>
          {variant && <p className="mt-1 text-ink-2">{variant}</p>}
          <p className="mt-4 text-small text-ink-2">{t('what')}</p>
        </>
      }
    >
      {sent ? (
        <div className="grid justify-items-start gap-6">
          <p className="max-w-text text-lead text-ink-2">{t('sent.text')}</p>
          <LinkButton href={href('allModels', {}, locale)}>{t('sent.action')}</LinkButton>
        </div>
      ) : (
        <RequestForm {...form} productPath={productPath} />
      )}
    </AboutProduct>
  );
}

type RequestFormProps = Omit<AvailabilityPageProps, 'product' | 'variant' | 'sent'> & { productPath: string };

function RequestForm({ orderable, constraint, lastResult, productPath }: RequestFormProps) {
  const { t } = useTranslation('availability');
  const locale = useLocale();
  const sending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<Record<(typeof names)[number], string>>({
    id: 'availability',
    lastResult,
    constraint,
  });
  const say = (code: string) => textOfKey(t, `error.${code}`);
  const wrong = wrongItems(fields, names, (name, code) => labelled(t(`field.${name}`), say(code), locale));
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      {orderable && (
        <Note>
          {t('orderable')}{' '}
          <a className="link" href={productPath}>
            {t('toProduct')}
          </a>
        </Note>
      )}
      {wrong.length > 0 && <FormError title={t('error.title')} items={wrong} />}
      <p className="max-w-text text-ink-2">{t('lead')}</p>
      <TextField {...textField(fields.email, say, 'email')} label={t('field.email')} autoComplete="email" />
      <TextField {...textField(fields.firstname, say)} label={t('field.firstname')} autoComplete="given-name" />
      <TextField {...textField(fields.lastname, say)} label={t('field.lastname')} autoComplete="family-name" />
      <TextField
        {...textField(fields.deadline, say, 'date')}
        label={t('field.deadline')}
        help={t('deadlineHelp')}
        className="max-w-[280px]"
      />
      <div>
        <Button type="submit" loading={sending ? t('sending') : false}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}
