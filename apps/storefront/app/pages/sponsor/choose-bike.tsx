import { Form } from '@remix-run/react';
import { formatChf } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { Anchor } from '~/ui/link.tsx';
import type { ChoiceBike, ListedPage, StartView } from './start-view.server.ts';
import { SponsorSteps } from './sponsor-steps.tsx';

const PICTURE = 'aspect-bike h-auto w-full object-contain mix-blend-multiply';

export function ChooseBike({ view: { own, some, all, listed, isRefused } }: { view: StartView }) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const here = href('sponsorStart', {}, locale);
  return (
    <Container className="pb-16 pt-5">
      <SponsorSteps current="bike" />
      <Split columns="7/5" className="pt-6">
        <div className="grid gap-8">
          <div>
            <h1 className="text-h1">{t('start.title')}</h1>
            <p className="mt-3 text-lead text-ink-2">{t('start.lead')}</p>
          </div>
          {isRefused && <Note kind="wait">{t('start.none')}</Note>}
          <section className="grid gap-4 border-t-2 border-ink pt-4">
            <h2 className="text-h3">{t('start.which')}</h2>
            {own.length > 0 && <Bikes words={t('start.own')} bikes={own} />}
            {some.length > 0 && <Bikes words={t('start.some')} bikes={some} />}
            <Form method="get" action={here} className="grid items-end gap-2 tablet:grid-cols-[1fr_auto]">
              <SelectField
                id="sp-bike"
                name="bike"
                label={t('start.all')}
                placeholder={t('start.choose')}
                options={all.map(({ slug, name }) => ({ value: slug, label: name }))}
                required
              />
              <Button type="submit">{t('start.go')}</Button>
            </Form>
          </section>
        </div>
        <aside className="bg-mist p-5">
          <h2 className="text-h4">{t('start.how')}</h2>
          <ol className="mt-3 grid list-decimal gap-3 pl-5 text-ink-2">
            {[1, 2, 3].map((step) => (
              <li key={step}>{textOfKey(t, `start.how-${step}`)}</li>
            ))}
          </ol>
        </aside>
      </Split>
      {listed.length > 0 && <Listed pages={listed} />}
    </Container>
  );
}

function Bikes({ words, bikes }: { words: string; bikes: readonly ChoiceBike[] }) {
  const locale = useLocale();
  return (
    <>
      <p className="text-small text-ink-2">{words}</p>
      <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
        {bikes.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Anchor
              href={href('sponsorStart', {}, locale, { bike: slug })}
              className="block h-full bg-mist p-3 text-small font-medium hover:underline"
            >
              <img src={picture} width={400} height={250} alt="" className={PICTURE} />
              <bdi>{name}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}

function Listed({ pages }: { pages: readonly ListedPage[] }) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  return (
    <section className="mt-10 border-t-2 border-ink pt-4">
      <h2 className="text-h2">{t('start.listed')}</h2>
      <p className="mt-1 text-ink-2">{t('start.listed-lead')}</p>
      <ul className="mt-6 grid gap-6 tablet:grid-cols-3">
        {pages.map(({ token, title, paid, goal, bike }) => (
          <li key={token}>
            <Anchor href={href('sponsor', { token }, locale)} className="group block bg-mist p-5">
              {bike && <img src={bike.picture} width={400} height={250} alt="" className={PICTURE} />}
              <b className="mt-3 block break-words text-h4 group-hover:underline">{title}</b>
              <span className="num text-small text-ink-2">
                {t('start.collected', { sum: formatChf(paid), goal: formatChf(goal) })}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
