import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMonth } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { debtAnswers, isEuEftaAsked, papers } from '~/modules/credit-check/credit-check.ts';
import type { SubmissionResult } from '@conform-to/react';
import type { TypedCheck } from '~/modules/credit-check/credit-check.schema.server.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { RadioOption } from '~/ui/choice.tsx';
import { cx } from '~/ui/class-names.ts';
import { FormError } from '~/ui/form-message.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { CheckStops } from './check-stops.tsx';
import { NeedList } from './need-list.tsx';
import { PaperDrawing } from './paper-drawing.tsx';
import { progressOf } from './progress.ts';

interface QuestionsStepProps {
  /** ISO date in Zurich. */
  today: string;
  typed: TypedCheck;
  refused: SubmissionResult | undefined;
}

const TWO_CHOICES = 'max-w-[26rem] grid-cols-2'; // a short yes and no
const DATE_FIELDS = 'grid max-w-[26rem] auto-cols-fr grid-flow-col gap-3';

const PAPER = cx(
  'relative rounded-control border border-control px-3 py-4 text-center text-small font-medium hover:border-ink',
  'has-checked:border-action has-checked:bg-action-tint has-checked:text-action',
  'has-checked:inset-ring has-checked:inset-ring-action',
);

const PERMIT_B_CHOSEN = 'group-has-[[value=permit-b]:checked]/paper:grid';
const OTHER_CHOSEN = 'group-has-[[value=other]:checked]/paper:grid';
const OUTSIDE_EU_CHOSEN =
  'group-has-[[value=permit-b]:checked]/paper:group-has-[[name=euEfta][value=no]:checked]/paper:grid';

const questions = ['resident', 'birth', 'paper', 'since', 'euEfta', 'debt'] as const;

/** First step: four questions; the list of what it takes fills while they are answered. A plain form. */
export function QuestionsStep({ today, typed: before, refused }: QuestionsStepProps) {
  const { t } = useTranslation('credit-check');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const typed: TypedCheck = refused?.initialValue ?? before;
  const [now, setNow] = useState<TypedCheck>(typed);
  const [isAlive, setAlive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)];
    setNow(Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))));
  };
  // What was answered before the page's script ran counts too.
  useEffect(() => {
    setAlive(true);
    read();
  }, []);
  useEffect(() => {
    if (refused) document.getElementById('fehler')?.focus();
  }, [refused]);
  const isEuAsked = isEuEftaAsked('other', locale);
  const progress = progressOf(now, { today, locale });
  const wrong = questions.flatMap((question) => {
    return refused?.error?.[question] ? [{ message: t(`error.${question}`), fieldId: `frage-${question}` }] : [];
  });
  const errorOf = (question: (typeof questions)[number]) =>
    refused?.error?.[question] ? (
      <p className="field-error" id={`fehler-${question}`}>
        {t(`error.${question}`)}
      </p>
    ) : null;
  return (
    <Container className="pb-16">
      <CheckStops current="questions" />
      <Split columns="8/4">
        <Form ref={form} method="post" action={href('creditCheck', {}, locale)} onChange={read} noValidate>
          <h1 className="text-h1">{t('title')}</h1>
          <p className="mt-3 max-w-text text-lead text-ink-2">{t('lead')}</p>
          {wrong.length > 0 && (
            <div className="mt-5">
              <FormError id="fehler" title={t('error.title')} items={wrong} />
            </div>
          )}
          <div className="mt-6 border-t-2 border-ink">
            <Question id="resident" title={t('ask.resident')}>
              <Choices
                name="resident"
                values={['yes', 'no']}
                chosen={typed.resident}
                word={(value) => textOfKey(t, `answer.${value}`)}
              />
              {errorOf('resident')}
            </Question>
            <Question id="birth" title={t('ask.birth')}>
              <div className={DATE_FIELDS}>
                {(['birthDay', 'birthMonth', 'birthYear'] as const).map((name) => (
                  <label key={name}>
                    <span className="field-label">{t(`field.${name}`)}</span>
                    <input
                      className="input"
                      name={name}
                      inputMode="numeric"
                      autoComplete={{ birthDay: 'bday-day', birthMonth: 'bday-month', birthYear: 'bday-year' }[name]}
                      maxLength={4}
                      defaultValue={typed[name]}
                      aria-describedby={refused?.error?.birth ? 'fehler-birth' : undefined}
                    />
                  </label>
                ))}
              </div>
              {errorOf('birth')}
              <GivenAnswers good={progress.age !== null && progress.isOfAge}>
                {progress.age !== null && t(progress.isOfAge ? 'said.age' : 'said.young', { count: progress.age })}
              </GivenAnswers>
            </Question>
            <Question id="paper" title={t('ask.paper')}>
              <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
                {papers.map((paper) => (
                  <label key={paper} className={PAPER}>
                    <input
                      type="radio"
                      name="paper"
                      value={paper}
                      defaultChecked={typed.paper === paper}
                      className="cover-input"
                    />
                    <PaperDrawing paper={paper} className="mx-auto mb-2 h-20" />
                    <span>
                      <bdi>{t(`paper.${paper}.title`)}</bdi>
                      <span className="block font-normal text-ink-2">{t(`paper.${paper}.text`)}</span>
                    </span>
                  </label>
                ))}
              </div>
              {errorOf('paper')}
              {isEuAsked && (
                <SideQuestion id="euEfta" shownIf={cx(PERMIT_B_CHOSEN, OTHER_CHOSEN)}>
                  <fieldset>
                    <legend className="field-label">{t('ask.euEfta')}</legend>
                    <Choices
                      name="euEfta"
                      values={['yes', 'no']}
                      chosen={typed.euEfta}
                      word={(value) => textOfKey(t, `answer.${value}`)}
                    />
                  </fieldset>
                  {errorOf('euEfta')}
                </SideQuestion>
              )}
              <SideQuestion id="since" shownIf={isEuAsked ? OUTSIDE_EU_CHOSEN : PERMIT_B_CHOSEN}>
                <fieldset>
                  <legend className="field-label">{t('ask.since')}</legend>
                  <div className={DATE_FIELDS}>
                    <label>
                      <span className="field-label">{t('field.sinceMonth')}</span>
                      <select className="input" name="sinceMonth" defaultValue={typed.sinceMonth ?? ''}>
                        <option value="">–</option>
                        {Array.from({ length: 12 }, (_, index) => (
                          <option key={index} value={index + 1}>
                            {formatMonth(`2026-${String(index + 1).padStart(2, '0')}-01`, locale)}
                          </option>
                        ))}
                      </select>
                    </label>
                    <label>
                      <span className="field-label">{t('field.sinceYear')}</span>
                      <input
                        className="input"
                        name="sinceYear"
                        inputMode="numeric"
                        maxLength={4}
                        defaultValue={typed.sinceYear}
                      />
                    </label>
                  </div>
                </fieldset>
                {errorOf('since')}
                <GivenAnswers good={progress.isLongEnough}>
                  {progress.months !== null && t('said.months', { count: progress.months })}
                </GivenAnswers>
              </SideQuestion>
            </Question>
            <Question id="debt" title={t('ask.debt')}>
              <Choices
                name="debt"
                values={debtAnswers}
                chosen={typed.debt}
                word={(value) => textOfKey(t, `debt.${value}`)}
              />
              {errorOf('debt')}
              <p className="text-small text-ink-2">{t('debtHelp')}</p>
            </Question>
          </div>
          <Button
            type="submit"
            loading={isSending && t('sending')}
            disabledReason={isAlive && progress.open ? t(`open.${progress.open}`) : false}
          >
            {t('next')}
          </Button>
        </Form>
        <NeedList progress={isAlive ? progress : null} />
      </Split>
    </Container>
  );
}

function Question({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <fieldset
      className="group/paper grid min-w-0 gap-3 border-b border-line py-6 last:border-b-0"
      id={`frage-${id}`}
      tabIndex={-1}
    >
      {/* Floated, a legend takes a row of the grid. */}
      <legend className="float-left w-full text-h4">{title}</legend>
      {children}
    </fieldset>
  );
}

interface SideQuestionProps {
  id: string;
  /** Utilities that show it, by the answers around it. */
  shownIf: string | undefined;
  children: ReactNode;
}

function SideQuestion({ id, shownIf, children }: SideQuestionProps) {
  return (
    <div
      className={cx('relative ml-2 mt-2 hidden gap-3 border-l-2 border-ink py-1 pl-5', shownIf)}
      id={`frage-${id}`}
      tabIndex={-1}
    >
      <i className="absolute -left-px top-0 size-5 -translate-x-1/2 rounded-full border-4 border-ink bg-paper" />
      {children}
    </div>
  );
}

interface ChoicesProps {
  name: string;
  values: readonly string[];
  chosen: string | undefined;
  word: (value: string) => string;
}

function Choices({ name, values, chosen, word }: ChoicesProps) {
  return (
    <div className={cx('grid gap-3', values.length === 2 ? TWO_CHOICES : 'tablet:grid-cols-3')}>
      {values.map((value) => (
        <RadioOption key={value} name={name} value={value} defaultChecked={chosen === value} title={word(value)} />
      ))}
    </div>
  );
}

function GivenAnswers({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <p role="status" className={cx('flex min-h-5 items-center gap-2 text-small', good ? 'text-good' : 'text-ink-2')}>
      {children && <Icon name={good ? 'check' : 'info'} small />}
      <span>{children}</span>
    </p>
  );
}
