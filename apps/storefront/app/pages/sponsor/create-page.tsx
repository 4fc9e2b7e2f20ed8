import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { formatChf, formatExactAmount } from '~/i18n/money.ts';
import { parseWholeFrancs } from '~/i18n/typed-amount.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { monthlyRate } from '~/modules/financing/financing.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { SelectField, TextField } from '~/ui/field.tsx';
import { checkboxField, selectField, textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { TextLink } from '~/ui/link.tsx';
import { Rate } from '~/ui/rate.tsx';
import { GoalRange } from './goal-range.tsx';
import { usePersistedDraft } from './persisted-draft.ts';
import { type NewPageWords, PageErrors, PageFields, usePageErrors } from './page-fields.tsx';
import { SponsorBike } from './sponsor-hero.tsx';
import { SponsorSteps } from './sponsor-steps.tsx';
import type { CreateView } from './start-view.server.ts';

/** Francs of a field, in Rappen, within what is possible. */
function goalOf(typed: string, most: number): number {
  return Math.min(parseWholeFrancs(typed) ?? 0, most);
}

export function CreatePage({ view, answer }: { view: CreateView; answer: SubmissionResult | undefined }) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const { bike, slug, variantId, variants, price, months, limits, endsOn, constraint } = view;
  const [meta, fields] = useForm<NewPageWords>({
    id: 'sp',
    lastResult: answer,
    constraint,
    defaultValue: { goal: String(limits.preset / 100), endsOn, variantId: String(variantId) },
  });
  const say = usePageErrors(limits);
  const [goalText, setGoal] = useState(fields.goal.initialValue ?? '');
  const [title, setTitle] = useState(fields.title.initialValue ?? '');
  const [story, setStory] = useState(fields.story.initialValue ?? '');
  const goal = goalOf(goalText, limits.most);
  const form = useRef<HTMLFormElement>(null);
  usePersistedDraft(form, slug, !answer);
  useEffect(() => {
    if (!form.current) return;
    // A browser puts typed text back after a reload without an event.
    const typed = new FormData(form.current);
    for (const [name, follow] of [
      ['goal', setGoal],
      ['title', setTitle],
      ['story', setStory],
    ] as const) {
      const value = typed.get(name);
      if (typeof value === 'string') follow(value);
    }
  }, []);
  return (
    <Container className="pb-16 pt-5">
      <SponsorSteps current="page" bike={bike.name} />
      <Split columns="7/5" className="pt-6">
        <Form
          ref={form}
          method="post"
          action={href('sponsorStart', {}, locale, { bike: slug })}
          {...getFormProps(meta)}
          className="grid gap-8"
        >
          <div>
            <h1 className="text-h1">{t('start.title')}</h1>
            <p className="mt-3 text-lead text-ink-2">{t('start.lead')}</p>
            <p className="mt-2 text-small">
              <TextLink href={href('sponsorStart', {}, locale)}>{t('form.other')}</TextLink>
            </p>
          </div>
          <PageErrors
            answer={answer}
            say={say}
            fields={fields}
            names={['variantId', 'goal', 'firstName', 'endsOn', 'title', 'story', 'isListed', 'email', 'adult']}
          />
          {variants.length > 1 ? (
            <SelectField
              {...selectField(fields.variantId, say('variantId'))}
              required={false}
              label={t('form.variant')}
              options={variants.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          ) : (
            <input type="hidden" name="variantId" value={variantId} />
          )}
          <PageFields
            rates={
              <>
                <GoalRange goal={goal} limits={limits} />
                <Rates price={price} months={months} goal={goal} />
              </>
            }
            fields={fields}
            limits={limits}
            say={say}
            onGoal={setGoal}
            onTitle={setTitle}
            onStory={setStory}
          />
          <section className="grid gap-4 border-t-2 border-ink pt-4">
            <TextField
              {...textField(fields.email, say('email'), 'email')}
              label={t('form.email')}
              help={t('form.email-help')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Checkbox {...checkboxField(fields.adult, say('adult'))}>{t('form.adult')}</Checkbox>
            <div>
              <Button type="submit" loading={isSending && t('give.sending')}>
                {t('form.submit')}
              </Button>
            </div>
          </section>
        </Form>
        <aside className="desktop:sticky desktop:top-24 [--bike-width:200px]" /* beside the form it is small */>
          <p className="field-label">{t('form.preview')}</p>
          <div className="bg-mist px-5 pt-5">
            <p className="text-micro text-ink-2">{t('kicker')}</p>
            <p className="mt-1 break-words text-h2">{title || t('form.example-title', { name: '…' })}</p>
            {story && (
              <p className="mt-2 break-words whitespace-pre-line text-small text-ink-2">{t('quote', { story })}</p>
            )}
            <SponsorBike
              bike={bike}
              progress={{
                paid: 0,
                goal: goal || limits.preset,
                most: limits.most,
                stops: [],
                count: 0,
                months,
                price,
                rate: 0,
                rateBefore: 0,
                rateAtGoal: 0,
                madeOn: limits.today,
                endsOn,
              }}
            />
          </div>
          <div className="stop-ground px-5">
            <div className="sponsor-line" aria-hidden="true">
              <i className="sponsor-start" />
              <i className="sponsor-goal" />
            </div>
            <p className="num flex min-h-16 justify-between gap-3 pt-3 text-small text-ink-2">
              <span>
                <b className="block font-semibold text-ink">{t('line.start')}</b>
                <bdi>{t('rate.goal', { rate: formatExactAmount(monthlyRate(price, 0, months)) })}</bdi>
              </span>
              <span className="text-right">
                <b className="block font-semibold text-ink">{formatChf(goal)}</b>
                <bdi>{t('rate.goal', { rate: formatExactAmount(monthlyRate(price, goal, months)) })}</bdi>
              </span>
            </p>
          </div>
          <Note className="mt-4">{t('form.note')}</Note>
        </aside>
      </Split>
    </Container>
  );
}

function Rates({ price, months, goal }: { price: number; months: number; goal: number }) {
  const { t } = useTranslation('sponsor');
  const rate = (down: number) => formatExactAmount(monthlyRate(price, down, months));
  const spoken = (amount: string) => t('rate.spoken', { rate: amount });
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div>
        <p className="text-small text-ink-2">{t('form.today')}</p>
        <Rate size="m" amount={rate(0)} sentence={spoken(rate(0))} />
      </div>
      <Icon name="arrow-right" className="mb-2" />
      <div>
        <p className="text-small text-ink-2">{t('form.at-goal')}</p>
        <Rate size="xl" amount={rate(goal)} per={t('rate.month')} sentence={spoken(rate(goal))} />
      </div>
    </div>
  );
}
