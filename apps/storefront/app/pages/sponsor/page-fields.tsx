import type { SubmissionResult, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { formatDate } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { labelled } from '~/i18n/labelled.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { MIN_GOAL } from '~/modules/sponsoring/sponsoring.ts';
import { RadioOption, Radios } from '~/ui/choice.tsx';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { textareaField, textField, wrongItems } from '~/ui/form-fields.ts';
import { FocusedErrors } from './focused-errors.tsx';

/** Fields of the form that changes a page; the goal in francs. */
export type PageWords = Record<'goal' | 'title' | 'story' | 'endsOn' | 'firstName' | 'isListed', string>;

/** Those of the form that makes one. */
export type NewPageWords = PageWords & Record<'variantId' | 'email' | 'adult', string>;

type Fields<Words extends PageWords> = ReturnType<typeof useForm<Words>>[1];

type Say = (field: keyof NewPageWords) => (code: string) => string;

/** Limits of goal and last day. */
export interface PageLimits {
  /** Rappen */
  most: number;
  preset: number;
  /** ISO dates */
  today: string;
  lastDay: string;
}

/** The sentences of what is wrong, by field. */
export function usePageErrors({ most, lastDay }: PageLimits): Say {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  return (field) => (code) => {
    if (field === 'adult' || field === 'variantId') return t(`error.${field}`);
    if (field === 'email' && code === 'invalid') return t('error.email');
    const values = { min: formatExactAmount(MIN_GOAL), max: formatExactAmount(most), day: formatDate(lastDay, locale) };
    return textOfKey(t, `error.${code}`, values);
  };
}

/** What a field is called where it is said that it is wrong; the others say it themselves. */
const labels: Readonly<Record<string, `form.${string}`>> = {
  goal: 'form.goal',
  firstName: 'form.firstName',
  endsOn: 'form.until',
  title: 'form.title',
  story: 'form.story',
  email: 'form.email',
};

export function PageErrors<Name extends keyof NewPageWords>({
  say,
  fields,
  names,
  answer,
}: {
  say: Say;
  fields: Parameters<typeof wrongItems<Name>>[0];
  names: readonly Name[];
  answer: SubmissionResult | undefined;
}) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const items = wrongItems(fields, names, (name, code) => {
    const label = labels[name];
    return label ? labelled(textOfKey(t, label), say(name)(code), locale) : say(name)(code);
  });
  return <FocusedErrors items={items} answer={answer} />;
}

interface PageFieldsProps {
  /** What the goal makes of the rate. */
  rates?: ReactNode;
  fields: Pick<Fields<PageWords>, keyof PageWords>;
  limits: PageLimits;
  say: Say;
  /** Told with every change of these. */
  onGoal?: (goal: string) => void;
  onTitle?: (title: string) => void;
  onStory?: (story: string) => void;
}

export function PageFields({ rates, fields, limits, say, onGoal, onTitle, onStory }: PageFieldsProps) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const { most, preset, today, lastDay } = limits;
  return (
    <>
      <section className="grid gap-4 border-t-2 border-ink pt-4">
        <h2 className="text-h3">{t('form.how-far')}</h2>
        <TextField
          {...textField(fields.goal, say('goal'))}
          className="max-w-[15rem]" /* an amount in francs */
          label={t('form.goal')}
          help={t('form.goal-help', {
            min: formatExactAmount(MIN_GOAL),
            max: formatExactAmount(most),
            preset: formatExactAmount(preset),
          })}
          prefix="CHF"
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => onGoal?.(event.target.value)}
        />
        {rates}
      </section>
      <section className="grid gap-4 border-t-2 border-ink pt-4">
        <h2 className="text-h3">{t('form.what')}</h2>
        <div className="grid gap-5 tablet:grid-cols-2">
          <TextField
            {...textField(fields.firstName, say('firstName'))}
            label={t('form.firstName')}
            autoComplete="given-name"
          />
          <TextField
            {...textField(fields.endsOn, say('endsOn'), 'date')}
            label={t('form.until')}
            help={t('form.until-help', { day: formatDate(lastDay, locale) })}
            min={today}
            max={lastDay}
          />
        </div>
        <TextField
          {...textField(fields.title, say('title'))}
          label={t('form.title')}
          help={t('form.title-help')}
          onChange={(event) => onTitle?.(event.target.value)}
        />
        <TextareaField
          {...textareaField(fields.story, say('story'))}
          label={t('form.story')}
          help={t('form.story-help')}
          onChange={(event) => onStory?.(event.target.value)}
        />
      </section>
      <section className="border-t-2 border-ink pt-4">
        <Radios
          id={fields.isListed.id}
          legend={<span className="text-h3">{t('form.who')}</span>}
          errors={fields.isListed.errors?.map(say('isListed'))}
        >
          <div className="grid gap-5 tablet:grid-cols-2">
            <RadioOption
              name="isListed"
              value="link"
              defaultChecked={fields.isListed.initialValue !== 'all'}
              title={t('form.link')}
              text={t('form.link-text')}
            />
            <RadioOption
              name="isListed"
              value="all"
              defaultChecked={fields.isListed.initialValue === 'all'}
              title={t('form.all')}
              text={t('form.all-text')}
            />
          </div>
        </Radios>
      </section>
    </>
  );
}
