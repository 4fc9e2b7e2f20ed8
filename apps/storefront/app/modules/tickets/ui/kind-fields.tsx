import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import {
  accessoryIssues,
  bikeParts,
  exchangeWishes,
  returnReasons,
  type TicketKind,
} from '~/modules/tickets/tickets.ts';
import { RadioOption, Radios } from '~/ui/choice.tsx';
import { SelectField, TextField } from '~/ui/field.tsx';
import type { FieldOf } from './use-fields.ts';
import { RuledSection } from '~/ui/layout.tsx';

export function KindFields({ kind, fields }: { kind: Exclude<TicketKind, 'damage'>; fields: FieldOf }) {
  const { t } = useTranslation('tickets');
  return (
    <RuledSection>
      <h2 className="text-h3">{t(kind === 'return' ? 'section.facts-return' : 'section.facts')}</h2>
      {(kind === 'question' || kind === 'service') && <Subject kind={kind} fields={fields} />}
      {kind === 'return' && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <Kilometres fields={fields} />
          <Select fields={fields} name="reason" values={returnReasons} />
        </div>
      )}
      {kind === 'warranty' && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <Select fields={fields} name="part" values={bikeParts} />
          <Kilometres fields={fields} />
        </div>
      )}
      {kind === 'accessory' && (
        <>
          <TextField {...fields.props('product')} label={t('field.product')} maxLength={120} required />
          <Choice fields={fields} name="issue" values={accessoryIssues} />
        </>
      )}
      {kind === 'exchange' && (
        <>
          <Choice fields={fields} name="wish" values={exchangeWishes} />
          <TextField {...fields.props('wanted')} label={t('field.wanted')} maxLength={120} required />
        </>
      )}
    </RuledSection>
  );
}

function Subject({ kind, fields }: { kind: 'question' | 'service'; fields: FieldOf }) {
  const { t } = useTranslation('tickets');
  const hidden = kind === 'service' ? (['symptom', 'matter'] as const) : [];
  return (
    <>
      <TextField {...fields.props('subject')} label={t('field.subject')} maxLength={120} required />
      {kind === 'service' && <Select fields={fields} name="part" values={bikeParts} isOptional />}
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={fields.props(name).defaultValue ?? ''} />
      ))}
    </>
  );
}

function Kilometres({ fields }: { fields: FieldOf }) {
  const { t } = useTranslation('tickets');
  return (
    <TextField
      {...fields.props('km')}
      label={t('field.km')}
      help={t('help.km')}
      suffix="km"
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      required
    />
  );
}

interface SelectProps {
  fields: FieldOf;
  name: 'reason' | 'part';
  values: readonly string[];
  isOptional?: boolean;
}

function Select({ fields, name, values, isOptional }: SelectProps) {
  const { t } = useTranslation('tickets');
  return (
    <SelectField
      {...fields.props(name)}
      label={t(`field.${name}`)}
      help={isOptional ? t('help.optional') : undefined}
      placeholder={t('help.choose')}
      options={values.map((value) => ({ value, label: textOfKey(t, `${name}.${value}`) }))}
      required={!isOptional}
    />
  );
}

interface ChoiceProps {
  fields: FieldOf;
  name: 'issue' | 'wish' | 'visibility';
  values: readonly string[];
  /** Each has a line of its own below. */
  hasText?: boolean;
}

export function Choice({ fields, name, values, hasText }: ChoiceProps) {
  const { t } = useTranslation('tickets');
  const { defaultValue, errors } = fields.props(name);
  return (
    <Radios id={name} legend={t(`field.${name}`)} hideLegend={hasText} errors={errors}>
      <div className="grid gap-4 tablet:grid-cols-2">
        {values.map((value) => (
          <RadioOption
            key={value}
            name={name}
            value={value}
            defaultChecked={defaultValue === value}
            title={textOfKey(t, `${name}.${value}`)}
            text={hasText && textOfKey(t, `${name}.${value}-text`)}
          />
        ))}
      </div>
    </Radios>
  );
}
