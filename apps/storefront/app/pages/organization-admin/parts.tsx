import type { CSSProperties } from 'react';
import { formatDate, formatMonth } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { MemberView, MonthCount } from '~/modules/organizations/admin.ts';
import { href } from '~/site-map.ts';
import { Badge } from '~/ui/badge.tsx';
import { cx } from '~/ui/class-names.ts';
import { DotColumn } from '~/ui/dot-column.tsx';
import { Status } from '~/ui/status.tsx';

export function MiniLine({ done, of, label }: { done: number; of: number; label: string }) {
  const share = of > 0 ? Math.min(100, (done / of) * 100) : 0;
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap">
      <span className="mini-line" style={{ '--share': `${share}%` } as CSSProperties} aria-hidden="true" />
      <span className="num">{label}</span>
    </span>
  );
}

const MONTH = 'py-1.5 [--dot:0.5rem] tablet:[--dot:0.6875rem]';
const THIS_MONTH = cx(MONTH, 'text-[var(--share,var(--action))]');
const MONTH_NAME = 'overflow-hidden border-t-2 border-ink pt-2 group-hover:underline';

/** Orders as discs on the line, one disc one bike; five where there would be too many. */
export function OrderChart({ chart }: { chart: readonly MonthCount[] }) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const most = Math.max(...chart.map(({ count }) => count));
  const each = most > 20 ? 5 : 1;
  const last = chart.length - 1;
  const total = chart.reduce((sum, { count }) => sum + count, 0);
  const nameOf = (month: string) => formatMonth(`${month}-01`, locale);
  const path = (month: string) => href('organizationOrders', {}, locale, { monat: month });
  return (
    <>
      <ol className="mt-7 grid grid-cols-12">
        {chart.map(({ month, count }, index) => (
          <li key={month}>
            <a
              href={path(month)}
              aria-label={t('chart.month', { month: nameOf(month), count })}
              className="group flex h-full min-h-32 flex-col justify-end text-center text-micro"
            >
              <span className="num font-semibold">{count}</span>
              <DotColumn dots={Math.ceil(count / each)} className={index === last ? THIS_MONTH : MONTH} />
              <span className={cx(MONTH_NAME, index === last ? 'font-semibold text-ink' : 'text-ink-2')}>
                {nameOf(month).slice(0, 3)}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p className="mt-3.5 text-small text-ink-2">{`${t(each === 1 ? 'chart.one' : 'chart.five')} ${t('chart.total', { count: total })}`}</p>
      <details className="mt-2 text-small">
        <summary className="link min-h-6">{t('chart.as-table')}</summary>
        <table className="data-table">
          <thead>
            <tr>
              <th>{t('statement.month')}</th>
              <th className="is-amount">{t('tabs.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {chart.map(({ month, count }) => (
              <tr key={month}>
                <td>
                  <a className="link" href={path(month)}>{`${nameOf(month)} ${month.slice(0, 4)}`}</a>
                </td>
                <td className="is-amount num">{count}</td>
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
  if (members.length === 0) return <p className="mt-5 bg-mist p-5 text-ink-2">{t('members.nobody')}</p>;
  return (
    <table className="data-table data-table-records">
      <thead>
        <tr>
          <th>{t('members.name')}</th>
          <th>{t('members.email')}</th>
          <th>{t('members.since')}</th>
          <th>{t('members.paid')}</th>
          <th className="is-amount">{t('members.share')}</th>
          <th>{t('members.state')}</th>
          <th>
            <span className="sr-only">{t('members.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.userId}>
            <th scope="row">{member.name ?? <span className="text-ink-3">–</span>}</th>
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
                <span className="text-ink-3">–</span>
              )}
            </td>
            <td data-label={t('members.share')} className="is-amount num">
              {member.share > 0 ? formatExactAmount(member.share) : '–'}
            </td>
            <td>
              <MemberState member={member} />
            </td>
            <td className="data-table-menu">{member.email !== ownEmail && <MemberActs member={member} />}</td>
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
    return <Status tone="wait">{t('members.left', { date: formatDate(member.leftOn, locale) })}</Status>;
  }
  if (member.isOut) {
    const words = member.plan === 'running' ? 'members.out-paying' : 'members.out';
    return <Status tone="wait">{t(words)}</Status>;
  }
  const isAdmin = member.role === 'admin' && (
    <Badge kind="fact" className="ml-2.5">
      {t('members.admin')}
    </Badge>
  );
  return (
    <>
      <Status tone={member.plan === 'none' ? 'over' : 'good'}>{t(`members.plan-${member.plan}`)}</Status>
      {isAdmin}
    </>
  );
}

/**
 * What may be done with a person: anyone who is out has an end to be entered, until which the organization pays its
 * part.
 */
function actsFor({ leftOn, isOut, role }: MemberView) {
  if (leftOn !== null) return ['readmit'] as const;
  return [isOut ? 'readmit' : role === 'admin' ? 'make-member' : 'make-admin', 'end'] as const;
}

function MemberActs({ member }: { member: MemberView }) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const acts = actsFor(member);
  return (
    <details>
      <summary aria-label={t('members.acts-of', { name: member.name ?? member.email })}>···</summary>
      <form method="post" action={href('organizationMembers', {}, locale)}>
        <input type="hidden" name="user" value={member.userId} />
        {acts.map((act) => (
          <button key={act} type="submit" name="intent" value={act} className="link">
            {t(`members.act.${act}`)}
          </button>
        ))}
      </form>
    </details>
  );
}
