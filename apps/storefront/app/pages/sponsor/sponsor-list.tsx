import { formatDay } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { Sponsor } from '~/modules/sponsoring/sponsoring.ts';

export function SponsorList({ sponsors, children }: { sponsors: readonly Sponsor[]; children?: React.ReactNode }) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  return (
    <section className="border-t-2 border-ink pt-4" aria-labelledby="sp-sponsors">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="sp-sponsors" className="text-h2">
          {t('sponsors.title', { count: sponsors.length })}
        </h2>
        {children}
      </div>
      {sponsors.length === 0 ? (
        <p className="text-ink-2">{t('sponsors.nobody')}</p>
      ) : (
        <ol className="sponsor-list">
          {sponsors.map(({ id, name, amount, message, at }, index) => (
            <li key={id} className={index === 0 ? 'sponsor-latest' : undefined}>
              <b className="break-words font-semibold">{name ?? t('sponsors.hidden')}</b>
              <span className="num whitespace-nowrap font-semibold">{formatChf(amount)}</span>
              {message && <p className="col-span-full break-words text-ink-2">{message}</p>}
              <span className="col-span-full text-small text-ink-3">{formatDay(at, locale)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
