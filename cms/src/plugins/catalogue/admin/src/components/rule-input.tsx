import {
  Box,
  Button,
  Field,
  Flex,
  Grid,
  MultiSelect,
  MultiSelectOption,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type Choice, useCatalogue } from '../catalogue';
import type { FieldProps } from '../field';
import { NAMES, rangeOf, type Rule, ruleOf, searchOf, slugsIn, withRange, withValue } from '../rule';
import { useTexts } from '../texts';
import { FrameTiles } from './frame-tiles';
import { FrancsRange } from './francs-range';
import { type Count, RuleTotal } from './rule-total';

type Lists = Record<'categories' | 'brands' | 'frames', Choice[]>;

const CHOICES = [
  { parameter: 'kategorie', list: 'categories', label: 'category' },
  { parameter: 'marke', list: 'brands', label: 'brand' },
] as const;

const RANGES = [
  { parameter: 'preis', label: 'rule.price' },
  { parameter: 'rate', label: 'rule.rate' },
] as const;

const ORDERS = [
  { value: '', label: 'order.recommended' },
  { value: 'preis-auf', label: 'order.cheapest' },
  { value: 'preis-ab', label: 'order.dearest' },
  { value: 'neu', label: 'order.newest' },
] as const;

/** The name of a field that stands beside another one. */
const beside = (name: string, field: string): string => name.replace(/[^.]+$/, field);

/** The conditions that choose products, each with what is left after it; stored is the query of a listing. */
export default function RuleInput({ name, label, hint, labelAction, required, disabled }: FieldProps) {
  const { value, error, onChange } = useField<unknown>(name);
  const t = useTexts();
  const rule = ruleOf(value);
  const lists = useCatalogue<Lists>('choices');
  const count = useCatalogue<Count>('count', {
    rule: searchOf(rule),
    pinned: slugsIn(useField(beside(name, 'pinned')).value),
    excluded: slugsIn(useField(beside(name, 'excluded')).value),
  });
  const set = (changed: Rule) => onChange(name, Object.keys(changed).length > 0 ? changed : null);
  const left = (parameter: string) => {
    const number = rule[parameter] ? count.data?.steps[parameter] : undefined;
    return number === undefined ? null : <Left number={number} />;
  };
  const others = Object.keys(rule).filter((parameter) => !(parameter in NAMES));
  return (
    <Field.Root name={name} id={name} hint={hint} required={required} error={error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Box background="neutral0" borderColor="neutral200" hasRadius padding={5}>
        <Grid.Root gap={5}>
          {CHOICES.map(({ parameter, list, label: title }) => (
            <Grid.Item key={parameter} col={6} xs={12} direction="column" alignItems="stretch">
              <Field.Root name={`${name}.${parameter}`}>
                <Field.Label>{t(title)}</Field.Label>
                <MultiSelect
                  withTags
                  disabled={disabled}
                  placeholder={t('rule.all')}
                  clearLabel={t('rule.all')}
                  value={rule[parameter]?.split(',') ?? []}
                  onChange={(values: string[]) => set(withValue(rule, parameter, values.join(',')))}
                  onClear={() => set(withValue(rule, parameter, ''))}
                >
                  {withChosen(lists.data?.[list] ?? [], rule[parameter]).map((choice) => (
                    <MultiSelectOption key={choice.value} value={choice.value}>
                      {choice.count > 0 ? `${choice.label} (${choice.count})` : choice.label}
                    </MultiSelectOption>
                  ))}
                </MultiSelect>
              </Field.Root>
              {left(parameter)}
            </Grid.Item>
          ))}
          <Grid.Item col={12} direction="column" alignItems="stretch">
            <FrameTiles
              label={t('rule.frame')}
              disabled={disabled}
              choices={withChosen(lists.data?.frames ?? [], rule.rahmen)}
              chosen={rule.rahmen?.split(',') ?? []}
              onChange={(chosen) => set(withValue(rule, 'rahmen', chosen.join(',')))}
            />
            {left('rahmen')}
          </Grid.Item>
          <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
            <Field.Root name={`${name}.verfuegbar`}>
              <Field.Label>{t('rule.stock')}</Field.Label>
              <SingleSelect
                disabled={disabled}
                value={rule.verfuegbar ?? ''}
                onChange={(chosen: string | number) => set(withValue(rule, 'verfuegbar', String(chosen)))}
              >
                <SingleSelectOption value="">{t('rule.all')}</SingleSelectOption>
                <SingleSelectOption value="ja">{t('rule.inStock')}</SingleSelectOption>
              </SingleSelect>
            </Field.Root>
            {left('verfuegbar')}
          </Grid.Item>
          {RANGES.map(({ parameter, label: title }) => (
            <Grid.Item key={parameter} col={6} xs={12} direction="column" alignItems="stretch">
              <FrancsRange
                name={`${name}.${parameter}`}
                label={t(title)}
                disabled={disabled}
                range={rangeOf(rule, parameter)}
                onChange={(range) => set(withRange(rule, parameter, range))}
              />
              {left(parameter)}
            </Grid.Item>
          ))}
          <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
            <Field.Root name={`${name}.sortieren`}>
              <Field.Label>{t('rule.order')}</Field.Label>
              <SingleSelect
                disabled={disabled}
                value={rule.sortieren ?? ''}
                onChange={(chosen: string | number) => set(withValue(rule, 'sortieren', String(chosen)))}
              >
                {ORDERS.map((order) => (
                  <SingleSelectOption key={order.value} value={order.value}>
                    {t(order.label)}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Grid.Item>
          {others.length > 0 ? (
            <Grid.Item col={6} xs={12} direction="column" alignItems="flex-start" gap={2}>
              <Typography variant="pi" fontWeight="bold">
                {t('rule.others')}
              </Typography>
              {others.map((parameter) => (
                <Flex key={parameter} gap={3}>
                  <Typography>{`${parameter}: ${rule[parameter]}`}</Typography>
                  {left(parameter)}
                  <Button
                    variant="tertiary"
                    size="S"
                    disabled={disabled}
                    onClick={() => set(withValue(rule, parameter, ''))}
                  >
                    {t('rule.remove')}
                  </Button>
                </Flex>
              ))}
            </Grid.Item>
          ) : null}
        </Grid.Root>
        <Box paddingTop={5} role="status" aria-live="polite">
          <RuleTotal rule={rule} count={count.data} problem={count.problem ?? lists.problem} />
        </Box>
      </Box>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** Chosen values stay on the list when the shop no longer has them, so that they can be taken out. */
function withChosen(choices: readonly Choice[], chosen = ''): Choice[] {
  const gone = chosen.split(',').filter((value) => value && !choices.some((choice) => choice.value === value));
  return [...choices, ...gone.map((value) => ({ value, label: value, count: 0 }))];
}

/** What is left after a condition: red where nothing is. */
function Left({ number }: { number: number }) {
  const t = useTexts();
  return (
    <Typography variant="pi" tag="p" paddingTop={1} textColor={number === 0 ? 'danger600' : 'neutral600'}>
      {t('rule.left', { number })}
    </Typography>
  );
}
