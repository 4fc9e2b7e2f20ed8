import { Form } from '@remix-run/react';
import { useEffect } from 'react';
import { labelled } from '~/i18n/labelled.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { storeHeight } from '~/modules/catalog/body-height.ts';
import { answerFields } from '~/modules/quiz/answers.ts';
import { GROUP_FIELD, groupSizes } from '~/modules/quiz/group-sizes.ts';
import { storeLifestyle } from '~/modules/quiz/lifestyle.ts';
import { href } from '~/site-map.ts';
import { Stock } from '~/ui/badge.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { Icon } from '~/ui/icon.tsx';
import { Container, Section, Split } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Rate } from '~/ui/rate.tsx';
import { AskedSplit } from './asked-split.tsx';
import { ResultMailForm } from './result-mail-form.tsx';
import { QuizLine } from './quiz-line.tsx';
import type { QuizChange, ResultView, SuggestedBike } from './quiz.server.ts';

/** Three bikes with what speaks for and against each, and what another answer would change. */
export function QuizResult(view: ResultView) {
  const { answers, places, missed, fitting, stops, changes, editPath } = view;
  const { t } = useTranslation('quiz');
  const [first, ...others] = places;
  useEffect(() => {
    storeLifestyle(answers);
    if (answers.height !== undefined) storeHeight(answers.height);
  }, [answers]);
  return (
    <>
      <div className="relative z-1 overflow-x-clip bg-mist">
        <AskedSplit className="page">
          <div className="pt-8 desktop:pb-20 desktop:pt-16">
            <p className="text-small text-ink-3">{t('name')}</p>
            <h1 className="text-h1">{textOfKey(t, titleOf(view))}</h1>
            <p className="mt-3 max-w-[38ch] text-lead text-ink-2">
              {missed.length > 0
                ? t('result.missed', { answers: missed.join(', ') })
                : first
                  ? t('result.text', { count: fitting })
                  : t('result.noneText')}
            </p>
          </div>
          {first && (
            <div className="desktop:mt-6">
              <Picture picture={{ ...first.picture, alt: fullName(first) }} priority className={RIDE} />
            </div>
          )}
        </AskedSplit>
      </div>
      <div className="stop-ground">
        <Container className="relative z-2">
          <QuizLine stops={stops} goal={first ? t('place', { place: 1 }) : t('goal')} />
          <p className="mt-3 tablet:hidden">
            <GoLink href={editPath}>{t('result.edit', { count: stops.length })}</GoLink>
          </p>
        </Container>
      </div>
      {first && <FirstPlace bike={first} view={view} />}
      {others.length > 0 && (
        <Section>
          <ol className="grid gap-x-6 gap-y-12 tablet:grid-cols-2" start={2}>
            {others.map((bike, index) => (
              <OtherPlace key={bike.id} bike={bike} place={index + 2} />
            ))}
          </ol>
        </Section>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
      <Keep view={view} />
    </>
  );
}

/** Slightly wider than a phone, so that the bike fills the window. */
const RIDE = 'bike-on-line -ml-[3%] w-[106%] max-w-none desktop:ml-0 desktop:w-full';

const fullName = ({ brand, name }: SuggestedBike) => [brand, name].filter(Boolean).join(' ');

const titleOf = ({ places, missed }: ResultView) =>
  places.length === 0 ? 'result.none' : missed.length > 0 ? 'result.near' : `result.title.${places.length}`;

function RateOf({ bike: { rate, months, total }, size }: { bike: SuggestedBike; size: 'l' | 'm' }) {
  const { t } = useTranslation(['common', 'quiz']);
  const isMonthly = months > 1;
  return (
    <>
      <p className="mt-3">
        <Rate
          size={size}
          amount={rate}
          per={isMonthly ? t('rate.perMonth') : undefined}
          sentence={isMonthly ? t('rate.spoken', { rate, months, total: total.replace(/^CHF\s/, '') }) : total}
        />
      </p>
      {isMonthly && <p className="mt-1 text-small text-ink-2">{t('quiz:plan', { months, total })}</p>}
    </>
  );
}

function FirstPlace({ bike, view: { comparePath, places } }: { bike: SuggestedBike; view: ResultView }) {
  const { t } = useTranslation('quiz');
  return (
    <Container>
      <article className="grid gap-8 pt-8 desktop:grid-cols-[5fr_4fr_3fr] desktop:gap-6 desktop:pt-10">
        <div>
          {bike.brand && <p className="text-ink-2">{bike.brand}</p>}
          <h2 className="text-h2">{bike.name}</h2>
          <RateOf bike={bike} size="l" />
          <p className="mt-2">
            <Stock kind={bike.stock.kind}>{bike.stock.label}</Stock>
          </p>
        </div>
        <Reasons bike={bike} />
        <p className="grid content-start gap-3">
          <LinkButton href={bike.path} wide>
            {t('result.view', { name: bike.name })}
          </LinkButton>
          {places.length > 1 && (
            <LinkButton href={comparePath} variant="secondary" wide>
              {t('result.compare', { count: places.length })}
            </LinkButton>
          )}
        </p>
      </article>
    </Container>
  );
}

function OtherPlace({ bike, place }: { bike: SuggestedBike; place: number }) {
  const { t } = useTranslation('quiz');
  return (
    <li className="grid content-start gap-4 desktop:grid-cols-2 desktop:gap-5">
      <div className="bg-mist desktop:col-span-full">
        <Picture picture={{ ...bike.picture, alt: '' }} className="h-auto w-full" />
      </div>
      <div>
        <p className="text-small text-ink-3">{t('place', { place })}</p>
        <h2 className="text-h3">
          {bike.brand && <span className="font-normal text-ink-2">{`${bike.brand} `}</span>}
          <bdi>{bike.name}</bdi>
        </h2>
        <RateOf bike={bike} size="m" />
        <p className="mt-3">
          <GoLink href={bike.path} aria-label={t('result.view', { name: fullName(bike) })}>
            {t('result.see')}
          </GoLink>
        </p>
      </div>
      <Reasons bike={bike} />
    </li>
  );
}

/** What speaks for a bike and against it: each reason for begins with the answer that it follows from. */
function Reasons({ bike: { pros, cons } }: { bike: SuggestedBike }) {
  const { t } = useTranslation('quiz');
  const locale = useLocale();
  return (
    <ul className="grid content-start gap-3 text-small">
      {pros.map(({ answer, text }) => (
        <li key={text} className="flex gap-3">
          <Icon name="check" small className="text-good" />
          <span>
            <span className="sr-only">{t('for')} </span>
            {answer && <b>{labelled(answer, '', locale)}</b>}
            <bdi>{text}</bdi>
          </span>
        </li>
      ))}
      {cons.map((text) => (
        <li key={text} className="flex gap-3 text-ink-2">
          <Icon name="minus" small />
          <span>
            <span className="sr-only">{t('against')} </span>
            <bdi>{text}</bdi>
          </span>
        </li>
      ))}
      {cons.length === 0 && (
        <li className="flex gap-3 text-ink-2">
          <Icon name="minus" small />
          <span>{t('nothingAgainst')}</span>
        </li>
      )}
    </ul>
  );
}

const CHANGE = cx(
  'grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-3',
  'desktop:grid-cols-[132px_minmax(0,1fr)_auto] desktop:gap-6', // a picture of the bike that still shows its frame
);

function Changes({ changes }: { changes: readonly QuizChange[] }) {
  const { t } = useTranslation('quiz');
  return (
    <Section flush>
      <Split columns="4/8">
        <div>
          <h2 className="text-h2">{t('changes.title')}</h2>
          <p className="mt-2 max-w-[30ch] text-ink-2">{t('changes.text')}</p>
        </div>
        <ul className="border-t-2 border-ink">
          {changes.map(({ question, from, to, path, bike, picture, rate, months, place }) => (
            <li key={path} className={CHANGE}>
              <div className="bg-mist">
                <Picture picture={picture} className="h-auto w-full" />
              </div>
              <div className="grid gap-1 text-small desktop:grid-cols-[1fr_2fr] desktop:gap-6">
                <p>
                  <bdi>{question}</bdi>
                  <br />
                  <span className="sr-only">{t('changes.spoken', { from, to })}</span>
                  <span aria-hidden="true">
                    <bdi>{from}</bdi> → <b>{to}</b>
                  </span>
                </p>
                <p className="text-ink-2">
                  {t(months > 1 ? 'changes.becomes' : 'changes.becomesOnce', { bike, rate, place })}
                </p>
              </div>
              <GoLink href={path} aria-label={t('changes.do', { question, to })}>
                {t('changes.action')}
              </GoLink>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

function Keep({ view: { sharePath, chat, answers, isMailed } }: { view: ResultView }) {
  const { t } = useTranslation('quiz');
  const locale = useLocale();
  return (
    <Section flush>
      <div className="grid gap-8 bg-mist px-5 py-8 tablet:grid-cols-2 tablet:p-10">
        <div>
          <h2 className="text-h3">{t('keep.title')}</h2>
          <p className="mt-1 text-ink-2">{t('keep.text')}</p>
          <p className="mt-3 flex flex-wrap gap-6">
            <GoLink href={sharePath} iconStart="share">
              {t('keep.link')}
            </GoLink>
            {chat && (
              <GoLink href={chat} reload iconStart="chat" rel="noopener">
                {t('keep.chat')}
              </GoLink>
            )}
          </p>
          <div className="mt-5">
            <ResultMailForm path={sharePath} isMailed={isMailed} />
          </div>
        </div>
        <div>
          <h2 className="text-h3">{t('group.title')}</h2>
          <p className="mt-1 text-ink-2">{t('group.text')}</p>
          <Form method="post" action={href('quiz', {}, locale)} className="mt-3 flex flex-wrap gap-3">
            {answerFields(answers).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            {groupSizes.map((size) => (
              <Button key={size} type="submit" variant="secondary" small name={GROUP_FIELD} value={size}>
                {t(`group.size.${size}`)}
              </Button>
            ))}
          </Form>
        </div>
      </div>
    </Section>
  );
}
