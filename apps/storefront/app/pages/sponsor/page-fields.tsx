import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { labelled } from '~/i18n/labelled.ts';
import { useLocale } from '~/i18n/use-locale.ts';
import { longest, MIN_GOAL } from '~/modules/sponsoring/sponsoring.ts';
import { RadioOption, Radios } from '~/ui/choice.tsx';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { FocusedErrors } from './focused-errors.tsx';

/** What was typed and not taken, and why, in codes. */
export interface PageAnswer {
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

/** Words of a page as its form holds them; the goal in francs. */
export type TypedPage = Readonly<
  Partial<Record<'goal' | 'title' | 'story' | 'endsOn' | 'firstName' | 'isListed', string>>
>;

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
export function usePageErrors(errors: Readonly<Record<string, string>>, { most, lastDay }: PageLimits) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  return (field: string): string[] | undefined => {
    const code = errors[field];
    if (!code) return undefined;
    if (field === 'adult' || field === 'variantId') return [t(`error.${field}`)];
    if (field === 'email' && code === 'invalid') return [t('error.email')];
    const values = { min: formatExactAmount(MIN_GOAL), max: formatExactAmount(most), day: formatDate(lastDay, locale) };
    return [t(`error.${code}`, values)];
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

/** What is wrong of a form, at its head, with the way to each field. */
export function PageErrors({
  said,
  fields,
  answer,
}: {
  said: (field: string) => string[] | undefined;
  fields: readonly string[];
  answer: PageAnswer | undefined;
}) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const items = fields.flatMap((field) =>
    (said(field) ?? []).map((message) => {
      const label = labels[field];
      return { message: label ? labelled(t(label), message, locale) : message, fieldId: `sp-${field}` };
    }),
  );
  return <FocusedErrors items={items} answer={answer} />;
}

interface PageFieldsProps {
  /** What the goal makes of the rate. */
  rates?: ReactNode;
  values: TypedPage;
  limits: PageLimits;
  said: (field: string) => string[] | undefined;
  /** Told with every change of these. */
  onGoal?: (goal: string) => void;
  onTitle?: (title: string) => void;
  onStory?: (story: string) => void;
}

/** What a rider says of the page: goal, words, last day, who may see it. */
export function PageFields({ rates, values, limits, said, onGoal, onTitle, onStory }: PageFieldsProps) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const { most, preset, today, lastDay } = limits;
  return (
    <>
      <section className="sp-rule grid gap-4">
        <h2 className="text-h3">{t('form.how-far')}</h2>
        <TextField
          id="sp-goal"
          name="goal"
          className="sp-short"
          label={t('form.goal')}
          help={t('form.goal-help', {
            min: formatExactAmount(MIN_GOAL),
            max: formatExactAmount(most),
            preset: formatExactAmount(preset),
          })}
          prefix="CHF"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.goal}
          errors={said('goal')}
          onChange={(event) => onGoal?.(event.target.value)}
          required
        />
        {rates}
      </section>
      <section className="sp-rule grid gap-4">
        <h2 className="text-h3">{t('form.what')}</h2>
        <div className="sp-two">
          <TextField
            id="sp-firstName"
            name="firstName"
            label={t('form.firstName')}
            defaultValue={values.firstName}
            errors={said('firstName')}
            autoComplete="given-name"
            maxLength={longest.firstName}
            required
          />
          <TextField
            id="sp-endsOn"
            name="endsOn"
            type="date"
            label={t('form.until')}
            help={t('form.until-help', { day: formatDate(lastDay, locale) })}
            min={today}
            max={lastDay}
            defaultValue={values.endsOn}
            errors={said('endsOn')}
            required
          />
        </div>
        <TextField
          id="sp-title"
          name="title"
          label={t('form.title')}
          help={t('form.title-help')}
          defaultValue={values.title}
          errors={said('title')}
          maxLength={longest.title}
          onChange={(event) => onTitle?.(event.target.value)}
          required
        />
        <TextareaField
          id="sp-story"
          name="story"
          label={t('form.story')}
          help={t('form.story-help')}
          defaultValue={values.story}
          errors={said('story')}
          maxLength={longest.story}
          onChange={(event) => onStory?.(event.target.value)}
          required
        />
      </section>
      <section className="sp-rule">
        <Radios id="sp-isListed" legend={<span className="text-h3">{t('form.who')}</span>} errors={said('isListed')}>
          <div className="sp-two">
            <RadioOption
              name="isListed"
              value="link"
              defaultChecked={values.isListed !== 'all'}
              title={t('form.link')}
              text={t('form.link-text')}
            />
            <RadioOption
              name="isListed"
              value="all"
              defaultChecked={values.isListed === 'all'}
              title={t('form.all')}
              text={t('form.all-text')}
            />
          </div>
        </Radios>
      </section>
    </>
  );
}
