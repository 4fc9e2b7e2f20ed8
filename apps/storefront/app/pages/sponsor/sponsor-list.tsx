import { formatDay } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { Sponsor } from '~/modules/sponsoring/sponsoring.ts';

/** Who has paid in, the newest first, as stops of a line. */
export function SponsorList({ sponsors, children }: { sponsors: readonly Sponsor[]; children?: React.ReactNode }) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  return (
    <section className="sp-rule" aria-labelledby="sp-sponsors">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="sp-sponsors" className="text-h2">
          {t('sponsors.title', { count: sponsors.length })}
        </h2>
        {children}
      </div>
      {sponsors.length === 0 ? (
        <p className="text-ink-2">{t('sponsors.nobody')}</p>
      ) : (
        <ol className="sp-list">
          {sponsors.map(({ id, name, amount, message, at }, index) => (
            <li key={id} className={index === 0 ? 'sp-new' : undefined}>
              <b className="break-words">{name ?? t('sponsors.hidden')}</b>
              <em className="num">{formatChf(amount)}</em>
              {message && <p className="break-words">{message}</p>}
              <small>{formatDay(at, locale)}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
