import { formatDate, formatMonth } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { MemberView, MonthCount } from '~/modules/organizations/admin.ts';
import { href } from '~/site-map.ts';

/** A way as a small line: how much of it is behind. */
export function MiniLine({ done, of, label }: { done: number; of: number; label: string }) {
  const share = of > 0 ? Math.min(100, (done / of) * 100) : 0;
  return (
    <span className="house-way">
      <span className="house-mini" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
        <u style={{ left: `${share}%` }} />
      </span>
      <span className="num">{label}</span>
    </span>
  );
}

/** Orders as discs on the line, one disc one bike; five where there would be too many. */
export function OrderChart({ chart }: { chart: readonly MonthCount[] }) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const most = Math.max(...chart.map(({ count }) => count));
  const each = most > 20 ? 5 : 1;
  const total = chart.reduce((sum, { count }) => sum + count, 0);
  const nameOf = (month: string) => formatMonth(`${month}-01`, locale);
  const path = (month: string) => href('organizationOrders', {}, locale, { monat: month });
  return (
    <>
      <ol className="house-chart">
        {chart.map(({ month, count }, index) => (
          <li key={month} className={index === chart.length - 1 ? 'house-now' : undefined}>
            <a href={path(month)} aria-label={t('chart.month', { month: nameOf(month), count })}>
              <span className="num">{count}</span>
              <span className="house-discs" aria-hidden="true">
                {Array.from({ length: Math.ceil(count / each) }, (_, disc) => (
                  <i key={disc} />
                ))}
              </span>
              <span>{nameOf(month).slice(0, 3)}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="house-small">{`${t(each === 1 ? 'chart.one' : 'chart.five')} ${t('chart.total', { count: total })}`}</p>
      <details className="house-table-way">
        <summary className="house-link">{t('chart.as-table')}</summary>
        <table className="house-table">
          <thead>
            <tr>
              <th>{t('statement.month')}</th>
              <th className="r">{t('tabs.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {chart.map(({ month, count }) => (
              <tr key={month}>
                <td>
                  <a className="house-link" href={path(month)}>{`${nameOf(month)} ${month.slice(0, 4)}`}</a>
                </td>
                <td className="r num">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** Members as a table; on phones each is a block with the columns' names. */
export function MemberTable({ members, ownEmail }: { members: readonly MemberView[]; ownEmail: string }) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  if (members.length === 0) return <p className="house-empty">{t('members.nobody')}</p>;
  return (
    <table className="house-table house-rows">
      <thead>
        <tr>
          <th>{t('members.name')}</th>
          <th>{t('members.email')}</th>
          <th>{t('members.since')}</th>
          <th>{t('members.paid')}</th>
          <th className="r">{t('members.share')}</th>
          <th>{t('members.state')}</th>
          <th>
            <span className="sr-only">{t('members.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.userId}>
            <th scope="row">{member.name ?? <span className="house-faint">–</span>}</th>
            <td data-label={t('members.email')}>{member.email}</td>
            <td data-label={t('members.since')} className="num whitespace-nowrap">
              {formatDate(member.since, locale)}
            </td>
            <td data-label={t('members.paid')}>
              {member.of > 0 ? (
                <MiniLine
                  done={member.paid}
                  of={member.of}
                  label={t('statement.nth', { index: member.paid, of: member.of })}
                />
              ) : (
                <span className="house-faint">–</span>
              )}
            </td>
            <td data-label={t('members.share')} className="r num">
              {member.share > 0 ? formatExactAmount(member.share) : '–'}
            </td>
            <td>
              <MemberState member={member} />
            </td>
            <td className="house-acts">{member.email !== ownEmail && <MemberActs member={member} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MemberState({ member }: { member: MemberView }) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  if (member.leftOn) {
    return (
      <span className="house-state house-wait">{t('members.left', { date: formatDate(member.leftOn, locale) })}</span>
    );
  }
  if (member.isOut) {
    const words = member.plan === 'running' ? 'members.out-paying' : 'members.out';
    return <span className="house-state house-wait">{t(words)}</span>;
  }
  const isAdmin = member.role === 'admin' && <span className="house-badge">{t('members.admin')}</span>;
  return (
    <>
      <span className={member.plan === 'none' ? 'house-faint' : 'house-state house-good'}>
        {t(`members.plan-${member.plan}`)}
      </span>
      {isAdmin}
    </>
  );
}

/** What may be done with somebody: whoever is out has an end to be entered, until which the house pays its part. */
function actsFor({ leftOn, isOut, role }: MemberView) {
  if (leftOn !== null) return ['readmit'] as const;
  return [isOut ? 'readmit' : role === 'admin' ? 'make-member' : 'make-admin', 'end'] as const;
}

function MemberActs({ member }: { member: MemberView }) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const acts = actsFor(member);
  return (
    <details className="house-menu">
      <summary aria-label={t('members.acts-of', { name: member.name ?? member.email })}>···</summary>
      <form method="post" action={href('organizationMembers', {}, locale)}>
        <input type="hidden" name="user" value={member.userId} />
        {acts.map((act) => (
          <button key={act} type="submit" name="intent" value={act} className="house-link">
            {t(`members.act.${act}`)}
          </button>
        ))}
      </form>
    </details>
  );
}
