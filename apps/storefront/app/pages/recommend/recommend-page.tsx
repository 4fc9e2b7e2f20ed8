import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { labelled } from '~/i18n/labelled.ts';
import { useLocale } from '~/i18n/use-locale.ts';
import type { RecommendRefusal } from '~/modules/support/recommend.ts';
import { AboutProduct, type AboutProductProps } from '~/modules/support/ui/about-product.tsx';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-message.tsx';

interface RecommendPageProps {
  product: AboutProductProps['product'];
  isSent: boolean;
  refusal: RecommendRefusal | undefined;
}

/** Sends somebody a link to a product; a plain form. */
export function RecommendPage({ product, isSent, refusal }: RecommendPageProps) {
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
        <RecommendForm name={product.name} refusal={refusal} />
      )}
    </AboutProduct>
  );
}

const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'email', type: 'email', autoComplete: 'off' },
] as const;

function RecommendForm({ name: product, refusal }: { name: string; refusal: RecommendRefusal | undefined }) {
  const { t } = useTranslation('recommend');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const errorOf = (field: 'firstName' | 'email') => {
    const code = refusal?.errors[field];
    return code ? [t(`error.${code}`)] : undefined;
  };
  const wrong = fields.flatMap(({ name }) =>
    (errorOf(name) ?? []).map((message) => ({ message: labelled(t(`field.${name}`), message, locale), fieldId: name })),
  );
  return (
    <Form method="post" className="grid gap-5" noValidate>
      {wrong.length > 0 && <FormError title={t('error.title')} items={wrong} />}
      {refusal?.minutes !== undefined && <FormError title={t('error.too-many', { minutes: refusal.minutes })} />}
      <p className="max-w-text text-ink-2">{t('lead', { name: product })}</p>
      {fields.map(({ name, ...control }) => (
        <TextField
          key={name}
          id={name}
          name={name}
          required
          maxLength={120}
          label={t(`field.${name}`)}
          defaultValue={refusal?.typed[name]}
          errors={errorOf(name)}
          {...control}
        />
      ))}
      <div>
        <Button type="submit" loading={isSending && t('sending')}>
          {t('send')}
        </Button>
      </div>
      <p className="text-small text-ink-2">{t('consent')}</p>
    </Form>
  );
}
