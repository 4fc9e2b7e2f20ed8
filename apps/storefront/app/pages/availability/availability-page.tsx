import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { labelled } from '~/i18n/labelled.ts';
import { useLocale } from '~/i18n/use-locale.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { FormError, Note } from '~/ui/form-message.tsx';
import { AboutProduct, type AboutProductProps } from '~/modules/support/ui/about-product.tsx';
import type { AvailabilityErrors, AvailabilityField } from '~/modules/support/availability.schema.server.ts';

/** What a refused form sends back: what was typed, and what is wrong with it. */
export interface AvailabilityRefusal {
  errors: AvailabilityErrors;
  typed: Partial<Record<AvailabilityField, string>>;
}

export interface AvailabilityPageProps {
  product: AboutProductProps['product'];
  /** Size and colour that are asked for, in words. */
  variant: string;
  /** The variant can be ordered: there is nothing to wait for. */
  orderable: boolean;
  /** Earliest day of the deadline, ISO date. */
  today: string;
  sent: boolean;
  refusal: AvailabilityRefusal | undefined;
}

const fields = [
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'firstname', type: 'text', autoComplete: 'given-name' },
  { name: 'lastname', type: 'text', autoComplete: 'family-name' },
] as const;

/** Asks for a bike that is sold out; a plain form. */
export function AvailabilityPage({ product, variant, orderable, today, sent, refusal }: AvailabilityPageProps) {
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
        <RequestForm orderable={orderable} today={today} refusal={refusal} productPath={productPath} />
      )}
    </AboutProduct>
  );
}

function RequestForm({
  orderable,
  today,
  refusal,
  productPath,
}: Pick<AvailabilityPageProps, 'orderable' | 'today' | 'refusal'> & { productPath: string }) {
  const { t } = useTranslation('availability');
  const locale = useLocale();
  const sending = useNavigation().formMethod === 'POST';
  const errorOf = (field: AvailabilityField) => {
    const reason = refusal?.errors[field];
    return reason && t(`error.${reason}`);
  };
  const wrong = ([...fields.map(({ name }) => name), 'deadline'] as const).flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ message: labelled(t(`field.${field}`), message, locale), fieldId: field }] : [];
  });
  return (
    <Form method="post" className="grid gap-5" noValidate>
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
      {fields.map(({ name, ...control }) => (
        <TextField
          key={name}
          id={name}
          name={name}
          required
          maxLength={120}
          label={t(`field.${name}`)}
          defaultValue={refusal?.typed[name]}
          errors={[errorOf(name)].filter((error) => error !== undefined)}
          {...control}
        />
      ))}
      <TextField
        id="deadline"
        name="deadline"
        type="date"
        min={today}
        label={t('field.deadline')}
        help={t('deadlineHelp')}
        defaultValue={refusal?.typed.deadline}
        errors={[errorOf('deadline')].filter((error) => error !== undefined)}
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
