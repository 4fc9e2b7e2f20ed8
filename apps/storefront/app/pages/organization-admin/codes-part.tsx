import { formatDate } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { CodeOfHouse } from '~/modules/organizations/desk.ts';
import { MiniLine } from './parts.tsx';

/** The codes of the organization, with how often they were used. */
export function CodesPart({ codes, maxDiscount }: { codes: readonly CodeOfHouse[]; maxDiscount: number | null }) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const tones = {
    active: 'house-good',
    planned: 'house-wait',
    'used-up': 'house-faint',
    expired: 'house-faint',
  } as const;
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="text-h2">
        {t('tabs.codes')}
      </h2>
      {codes.length === 0 ? (
        <p className="house-empty">{t('codes.nothing')}</p>
      ) : (
        <table className="house-table house-rows mt-5">
          <thead>
            <tr>
              <th>{t('codes.code')}</th>
              <th>{t('codes.effect')}</th>
              <th>{t('codes.used')}</th>
              <th>{t('codes.until')}</th>
              <th>{t('members.state')}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, percent, amount, used, maxUses, from, to, state }) => (
              <tr key={code}>
                <th scope="row" className="num">
                  {code}
                </th>
                <td data-label={t('codes.effect')}>
                  {percent === null ? `CHF ${formatExactAmount(amount ?? 0)}` : `${percent} %`}
                </td>
                <td data-label={t('codes.used')}>
                  {maxUses === null ? (
                    <span className="num">{used}</span>
                  ) : (
                    <MiniLine done={used} of={maxUses} label={t('statement.nth', { index: used, of: maxUses })} />
                  )}
                </td>
                <td data-label={t('codes.until')} className="num">
                  {to ? formatDate(to, locale) : '–'}
                </td>
                <td>
                  <span className={`house-state ${tones[state]}`}>
                    {state === 'planned' ? t('codes.planned', { date: formatDate(from, locale) }) : t(`codes.${state}`)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {maxDiscount !== null && (
        <p className="house-small">{t('codes.most', { amount: formatExactAmount(maxDiscount * 100) })}</p>
      )}
    </section>
  );
}
