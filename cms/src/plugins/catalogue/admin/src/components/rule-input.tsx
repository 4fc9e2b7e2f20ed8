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
import { KNOWN, rangeOf, type Rule, ruleOf, searchOf, withRange, withValue } from '../rule';
import { FrancsRange } from './francs-range';

interface Count {
  all: number;
  total: number;
  steps: Record<string, number>;
  unknown: string[];
}

type Lists = Record<'categories' | 'brands' | 'frames', Choice[]>;

const CHOICES = [
  { parameter: 'kategorie', list: 'categories', label: 'Kategorie' },
  { parameter: 'rahmen', list: 'frames', label: 'Rahmenform' },
  { parameter: 'marke', list: 'brands', label: 'Marke' },
] as const;

const RANGES = [
  { parameter: 'preis', label: 'Preis' },
  { parameter: 'rate', label: 'Rate im Monat' },
] as const;

const ORDERS = [
  { value: '', label: 'Empfohlen' },
  { value: 'preis-auf', label: 'Günstigste zuerst' },
  { value: 'preis-ab', label: 'Teuerste zuerst' },
  { value: 'neu', label: 'Neuste zuerst' },
];

/** The conditions that choose products, each with what is left after it; stored is the query of a listing. */
export default function RuleInput({ name, label, hint, labelAction, required, disabled }: FieldProps) {
  const { value, error, onChange } = useField<unknown>(name);
  const rule = ruleOf(value);
  const lists = useCatalogue<Lists>('choices');
  const count = useCatalogue<Count>('count', { rule: searchOf(rule) });
  const set = (changed: Rule) => onChange(name, Object.keys(changed).length > 0 ? changed : null);
  const left = (parameter: string) => {
    const number = rule[parameter] ? count.data?.steps[parameter] : undefined;
    return number === undefined ? null : <Left number={number} />;
  };
  const others = Object.keys(rule).filter((parameter) => !KNOWN.includes(parameter));
  return (
    <Field.Root name={name} id={name} hint={hint} required={required} error={error}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Box background="neutral0" borderColor="neutral200" hasRadius padding={5}>
        <Grid.Root gap={5}>
          {CHOICES.map(({ parameter, list, label: title }) => (
            <Grid.Item key={parameter} col={6} xs={12} direction="column" alignItems="stretch">
              <Field.Root name={`${name}.${parameter}`}>
                <Field.Label>{title}</Field.Label>
                <MultiSelect
                  withTags
                  disabled={disabled}
                  placeholder="Alle"
                  clearLabel="Alle"
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
          <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
            <Field.Root name={`${name}.verfuegbar`}>
              <Field.Label>Vorrat</Field.Label>
              <SingleSelect
                disabled={disabled}
                value={rule.verfuegbar ?? ''}
                onChange={(chosen: string | number) => set(withValue(rule, 'verfuegbar', String(chosen)))}
              >
                <SingleSelectOption value="">Alle</SingleSelectOption>
                <SingleSelectOption value="ja">Nur an Lager</SingleSelectOption>
              </SingleSelect>
            </Field.Root>
            {left('verfuegbar')}
          </Grid.Item>
          {RANGES.map(({ parameter, label: title }) => (
            <Grid.Item key={parameter} col={6} xs={12} direction="column" alignItems="stretch">
              <FrancsRange
                name={`${name}.${parameter}`}
                label={title}
                disabled={disabled}
                range={rangeOf(rule, parameter)}
                onChange={(range) => set(withRange(rule, parameter, range))}
              />
              {left(parameter)}
            </Grid.Item>
          ))}
          <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
            <Field.Root name={`${name}.sortieren`}>
              <Field.Label>Reihenfolge</Field.Label>
              <SingleSelect
                disabled={disabled}
                value={rule.sortieren ?? ''}
                onChange={(chosen: string | number) => set(withValue(rule, 'sortieren', String(chosen)))}
              >
                {ORDERS.map((order) => (
                  <SingleSelectOption key={order.value} value={order.value}>
                    {order.label}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Grid.Item>
          {others.length > 0 ? (
            <Grid.Item col={6} xs={12} direction="column" alignItems="flex-start" gap={2}>
              <Typography variant="pi" fontWeight="bold">
                Weitere Filter
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
                    Entfernen
                  </Button>
                </Flex>
              ))}
            </Grid.Item>
          ) : null}
        </Grid.Root>
        <Box paddingTop={5} role="status" aria-live="polite">
          <Total rule={rule} count={count.data} problem={count.problem ?? lists.problem} />
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
  return (
    <Typography variant="pi" textColor={number === 0 ? 'danger600' : 'neutral600'}>
      {number === 0 ? 'Damit bleibt kein Produkt: bitte lockern.' : `Damit bleiben ${number}.`}
    </Typography>
  );
}

/** How many products the rule finds, before it is saved. */
function Total({ rule, count, problem }: { rule: Rule; count: Count | undefined; problem: string | undefined }) {
  if (problem) return <Typography textColor="warning700">{problem}</Typography>;
  if (!count) return <Typography textColor="neutral600">Der Shop zählt …</Typography>;
  if (Object.keys(rule).length === 0)
    return (
      <Typography textColor="neutral600">{`Noch keine Bedingung. Der Shop hat ${count.all} Produkte.`}</Typography>
    );
  if (count.unknown.length > 0)
    return <Typography textColor="danger600">{`Das versteht der Shop nicht: ${count.unknown.join(', ')}.`}</Typography>;
  return (
    <Typography variant="delta" textColor={count.total === 0 ? 'danger600' : 'neutral800'}>
      {count.total === 1 ? '1 Produkt' : `${count.total} Produkte`}
    </Typography>
  );
}
