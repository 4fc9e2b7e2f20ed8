import { Field, Flex, NumberInput, Typography } from '@strapi/design-system';
import type { Francs } from '../rule';
import { usePanelLocale, useTexts } from '../texts';

interface FrancsRangeProps {
  name: string;
  label: string;
  disabled?: boolean;
  range: Francs;
  onChange(range: Francs): void;
}

/** Whole francs from and to; an end that is left empty is open. */
export function FrancsRange({ name, label, disabled, range, onChange }: FrancsRangeProps) {
  const { from, to } = range;
  const t = useTexts();
  const isTurned = from !== undefined && to !== undefined && from > to;
  const own = { disabled, locale: usePanelLocale() };
  const whole = (value: number | undefined) =>
    value === undefined || Number.isNaN(value) ? undefined : Math.max(0, Math.round(value));
  return (
    <Field.Root name={name} error={isTurned ? t('range.turned') : undefined}>
      <Flex gap={3}>
        <NumberInput
          aria-label={`${label} ${t('range.from')}`}
          placeholder={t('range.from')}
          {...own}
          value={from}
          onValueChange={(value: number | undefined) => onChange({ from: whole(value), to })}
        />
        <Typography>–</Typography>
        <NumberInput
          aria-label={`${label} ${t('range.to')}`}
          placeholder={t('range.to')}
          {...own}
          value={to}
          onValueChange={(value: number | undefined) => onChange({ from, to: whole(value) })}
        />
      </Flex>
      <Field.Error />
    </Field.Root>
  );
}
