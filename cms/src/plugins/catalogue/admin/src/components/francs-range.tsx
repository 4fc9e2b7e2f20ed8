import { Field, Flex, Typography } from '@strapi/design-system';
import { TypedNumberInput } from '../../../../../admin/numbers/typed-number-input';
import type { Francs } from '../rule';
import { useTexts } from '../texts';

interface FrancsRangeProps {
  name: string;
  label: string;
  disabled?: boolean;
  range: Francs;
  onChange(range: Francs): void;
}

/** Range in whole francs; an empty end is open. */
export function FrancsRange({ name, label, disabled, range, onChange }: FrancsRangeProps) {
  const { from, to } = range;
  const t = useTexts();
  const isTurned = from !== undefined && to !== undefined && from > to;
  const own = { disabled, whole: true };
  const end = (value: number | null | undefined) => (typeof value === 'number' && value >= 0 ? value : undefined);
  return (
    <Field.Root name={name} error={isTurned ? t('range.turned') : undefined}>
      <Flex gap={3}>
        <TypedNumberInput
          aria-label={`${label} ${t('range.from')}`}
          placeholder={t('range.from')}
          {...own}
          value={from}
          onValue={(value) => onChange({ from: end(value), to })}
        />
        <Typography>–</Typography>
        <TypedNumberInput
          aria-label={`${label} ${t('range.to')}`}
          placeholder={t('range.to')}
          {...own}
          value={to}
          onValue={(value) => onChange({ from, to: end(value) })}
        />
      </Flex>
      <Field.Error />
    </Field.Root>
  );
}
