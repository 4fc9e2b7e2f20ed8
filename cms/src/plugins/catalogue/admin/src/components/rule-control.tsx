import {
  Field,
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { Choice } from '../catalogue';
import { NAMES, rangeOf, type Rule, rangeText } from '../rule';
import { useTexts } from '../texts';
import { FrameTiles } from './frame-tiles';
import { FrancsRange } from './francs-range';

/** What can be chosen, by its kind. */
export type Lists = Record<'categories' | 'brands' | 'frames', Choice[]>;

interface RuleControlProps {
  /** Of the rule's field. */
  name: string;
  parameter: string;
  rule: Rule;
  lists: Lists | undefined;
  disabled: boolean | undefined;
  /** Told of the parameter's new value; empty takes it out. */
  onChange: (text: string) => void;
}

/** The input of a condition; a parameter that has none of its own shows its value. */
export function RuleControl({ name, parameter, rule, lists, disabled, onChange }: RuleControlProps) {
  const t = useTexts();
  const value = rule[parameter] ?? '';
  const values = value.split(',').filter(Boolean);
  const known = NAMES[parameter];
  const label = known ? t(known) : parameter;
  switch (parameter) {
    case 'kategorie':
    case 'marke':
      return (
        <Named name={`${name}.${parameter}`} label={label}>
          <MultiSelect
            // Its tags keep the words that they began with: it begins anew once the lists are there.
            key={String(lists !== undefined)}
            withTags
            disabled={disabled}
            placeholder={t('rule.all')}
            clearLabel={t('rule.all')}
            value={values}
            onChange={(chosen: string[]) => onChange(chosen.join(','))}
            onClear={() => onChange('')}
          >
            {withChosen(lists?.[parameter === 'marke' ? 'brands' : 'categories'] ?? [], values).map((choice) => (
              <MultiSelectOption key={choice.value} value={choice.value}>
                {choice.count > 0 ? `${choice.label} (${choice.count})` : choice.label}
              </MultiSelectOption>
            ))}
          </MultiSelect>
        </Named>
      );
    case 'rahmen':
      return (
        <FrameTiles
          label={label}
          disabled={disabled}
          choices={withChosen(lists?.frames ?? [], values)}
          chosen={values}
          onChange={(chosen) => onChange(chosen.join(','))}
        />
      );
    case 'verfuegbar':
      return (
        <Named name={`${name}.${parameter}`} label={label}>
          <SingleSelect
            disabled={disabled}
            value={value}
            onChange={(chosen: string | number) => onChange(String(chosen))}
          >
            <SingleSelectOption value="">{t('rule.all')}</SingleSelectOption>
            <SingleSelectOption value="ja">{t('rule.inStock')}</SingleSelectOption>
          </SingleSelect>
        </Named>
      );
    case 'preis':
    case 'rate':
      return (
        <FrancsRange
          name={`${name}.${parameter}`}
          label={label}
          disabled={disabled}
          range={rangeOf(rule, parameter)}
          onChange={(range) => onChange(rangeText(range))}
        />
      );
    default:
      return <Typography>{value}</Typography>;
  }
}

/** A choice within the rule's field: its name stands at the beginning of the line already. */
function Named({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <Field.Root name={name}>
      <VisuallyHidden>
        <Field.Label>{label}</Field.Label>
      </VisuallyHidden>
      {children}
    </Field.Root>
  );
}

/** Chosen values stay on the list when the shop no longer has them, so that they can be taken out. */
function withChosen(choices: readonly Choice[], chosen: readonly string[]): Choice[] {
  const gone = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...gone.map((value) => ({ value, label: value, count: 0 }))];
}
