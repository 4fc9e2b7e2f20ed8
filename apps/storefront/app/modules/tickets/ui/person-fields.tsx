import { useTranslation } from '~/i18n/use-translation.ts';
import type { TicketFormView, TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { PhoneField, TextField } from '~/ui/field.tsx';
import type { FieldOf } from './use-fields.ts';
import { RuledSection } from '~/ui/layout.tsx';

interface PersonFieldsProps {
  fields: FieldOf;
  view: Pick<TicketFormView, 'kind' | 'order' | 'phonePrefixes'>;
  refusal?: TicketRefusal;
}

/** Kinds of tickets that need no bike. */
const withoutBike = ['question', 'service', 'accessory'];

export function PersonFields({ fields, view: { kind, order, phonePrefixes } }: PersonFieldsProps) {
  const { t } = useTranslation('tickets');
  const prefix = fields.props('phonePrefix').defaultValue;
  const fromOrder = order && t('help.from-order', { number: order.number });
  return (
    <RuledSection>
      <h2 className="text-h3">{t('section.person')}</h2>
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...fields.props('firstName')}
          label={t('field.firstName')}
          autoComplete="given-name"
          maxLength={60}
          required
        />
        <TextField
          {...fields.props('lastName')}
          label={t('field.lastName')}
          autoComplete="family-name"
          maxLength={60}
          required
        />
        <TextField
          {...fields.props('email')}
          type="email"
          label={t('field.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          required
        />
        <PhoneField
          {...fields.props('phone')}
          label={t('field.phone')}
          help={t('help.phone')}
          prefixes={phonePrefixes.map((value) => ({ value, label: value }))}
          prefixName="phonePrefix"
          prefixLabel={t('field.phonePrefix')}
          defaultPrefix={prefix ?? phonePrefixes[0]}
          maxLength={30}
        />
        <TextField
          {...fields.props('bikeModel')}
          label={t('field.bikeModel')}
          help={order?.model ? fromOrder : withoutBike.includes(kind) ? t('help.optional') : undefined}
          autoComplete="off"
          maxLength={120}
          required={!withoutBike.includes(kind)}
        />
        <TextField
          {...fields.props('orderNumber')}
          label={t('field.orderNumber')}
          help={order ? undefined : t('help.orderNumber')}
          readOnly={order !== null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </div>
    </RuledSection>
  );
}
