import { Box, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useCatalogue } from '../catalogue';
import type { FieldProps } from '../field';
import { CONDITIONS, NAMES, type Rule, ruleOf, searchOf, slugsIn, withValue } from '../rule';
import { useTexts } from '../texts';
import { type Lists, RuleControl } from './rule-control';
import { RuleLine } from './rule-line';
import { type Count, RuleTotal } from './rule-total';

const ORDERS = [
  { value: '', label: 'order.recommended' },
  { value: 'preis-auf', label: 'order.cheapest' },
  { value: 'preis-ab', label: 'order.dearest' },
  { value: 'neu', label: 'order.newest' },
] as const;

/** The name of a field that stands beside another one. */
const beside = (name: string, field: string): string => name.replace(/[^.]+$/, field);

/**
 * The conditions that choose products, each on a line of its own with what is left after it; stored is the query of a
 * listing.
 */
export default function RuleInput({ name, label, hint, labelAction, required, disabled }: FieldProps) {
  const { value, error, onChange } = useField<unknown>(name);
  const t = useTexts();
  const [opened, setOpened] = useState<string[]>([]);
  const rule = ruleOf(value);
  const lists = useCatalogue<Lists>('choices');
  const count = useCatalogue<Count>('count', {
    rule: searchOf(rule),
    pinned: slugsIn(useField(beside(name, 'pinned')).value),
    excluded: slugsIn(useField(beside(name, 'excluded')).value),
  });
  const set = (changed: Rule) => onChange(name, Object.keys(changed).length > 0 ? changed : null);
  const chosen = Object.keys(rule).filter((parameter) => parameter !== 'sortieren');
  const lines = [...chosen, ...opened.filter((parameter) => !chosen.includes(parameter))];
  const left = leftAfter(lines, count.data);
  const take = (parameter: string) => {
    setOpened(opened.filter((each) => each !== parameter));
    set(withValue(rule, parameter, ''));
  };
  const change = (parameter: string, text: string) => {
    // A condition that is emptied stays in its place until it is taken out.
    if (!opened.includes(parameter)) setOpened([...opened, parameter]);
    set(withValue(rule, parameter, text));
  };
  const others = CONDITIONS.filter((parameter) => !lines.includes(parameter));
  return (
    <Field.Root name={name} id={name} hint={hint} required={required} error={error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Box background="neutral0" borderColor="neutral200" hasRadius padding={5}>
        <Box tag="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          <RuleLine number={count.data?.all} isLast={lines.length === 0}>
            <Typography textColor="neutral600">{t('rule.start')}</Typography>
          </RuleLine>
          {lines.map((parameter, place) => (
            <RuleLine
              key={parameter}
              title={NAMES[parameter] ? t(NAMES[parameter]) : parameter}
              number={rule[parameter] ? count.data?.steps[parameter] : undefined}
              before={place === 0 ? count.data?.all : left[place - 1]}
              isLast={place === lines.length - 1}
              disabled={disabled}
              onRemove={() => take(parameter)}
            >
              <RuleControl
                name={name}
                parameter={parameter}
                rule={rule}
                lists={lists.data}
                disabled={disabled}
                onChange={(text) => change(parameter, text)}
              />
            </RuleLine>
          ))}
        </Box>
        <Flex gap={5} paddingTop={4} paddingLeft="9.6rem" wrap="wrap" alignItems="flex-end">
          {others.length > 0 ? (
            <Box minWidth="20rem">
              <Field.Root name={`${name}.add`}>
                <Field.Label>{t('rule.add')}</Field.Label>
                <SingleSelect
                  disabled={disabled}
                  placeholder={t('choose')}
                  value=""
                  onChange={(parameter: string | number) => setOpened([...opened, String(parameter)])}
                >
                  {others.map((parameter) => (
                    <SingleSelectOption key={parameter} value={parameter}>
                      {NAMES[parameter] ? t(NAMES[parameter]) : parameter}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
              </Field.Root>
            </Box>
          ) : null}
          <Box minWidth="20rem">
            <Field.Root name={`${name}.sortieren`}>
              <Field.Label>{t('rule.order')}</Field.Label>
              <SingleSelect
                disabled={disabled}
                value={rule.sortieren ?? ''}
                onChange={(order: string | number) => set(withValue(rule, 'sortieren', String(order)))}
              >
                {ORDERS.map((order) => (
                  <SingleSelectOption key={order.value} value={order.value}>
                    {t(order.label)}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Box>
        </Flex>
        <Box paddingTop={5} role="status" aria-live="polite">
          <RuleTotal rule={rule} count={count.data} problem={count.problem ?? lists.problem} />
        </Box>
      </Box>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** What is left after each line; one that says nothing yet leaves what the one before it leaves. */
function leftAfter(lines: readonly string[], count: Count | undefined): (number | undefined)[] {
  let before = count?.all;
  return lines.map((parameter) => (before = count?.steps[parameter] ?? before));
}
