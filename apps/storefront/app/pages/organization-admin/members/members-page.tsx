import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { MemberList } from '~/modules/organizations/admin.server.ts';
import { type MemberFilter, memberFilters } from '~/modules/organizations/admin.ts';
import { AdminFrame } from '~/pages/organization-admin/admin-frame.tsx';
import type { AdminFrameData } from '~/pages/organization-admin/admin-view.server.ts';
import { MemberTable } from '~/pages/organization-admin/parts.tsx';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { TextField } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';

const TOOLS = cx(
  'mb-4 mt-6 grid gap-4',
  'tablet:grid-cols-[minmax(0,22rem)_auto] tablet:items-center tablet:justify-between', // an address is 22rem long
);

const FILTER = cx(
  'inline-flex min-h-touch items-center border border-control px-3.5',
  'aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white',
);

interface MembersProps {
  frame: AdminFrameData;
  list: MemberList;
  filter: MemberFilter;
  search: string;
  /** The page that is shown, from 1. */
  at: number;
  pages: number;
  answer: { text: string; isError: boolean } | undefined;
}

export function MembersPage({ frame, list, filter, search, at, pages, answer }: MembersProps) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const shown = filter === 'all' ? undefined : filter;
  const pageAt = (page: number) =>
    href('organizationMembers', {}, locale, {
      zeigen: shown,
      suchen: search || undefined,
      seite: page === 1 ? undefined : page,
    });
  return (
    <AdminFrame frame={frame} page="organizationMembers" answer={answer}>
      <h1 className="text-h1">{t('tabs.members')}</h1>
      <div className={TOOLS}>
        <form method="get" className="flex gap-2">
          {shown && <input type="hidden" name="zeigen" value={shown} />}
          <TextField
            id="suchen"
            name="suchen"
            type="search"
            label={t('members.search')}
            hideLabel
            placeholder={t('members.search')}
            defaultValue={search}
            maxLength={80}
            className="grow"
          />
          <Button type="submit" variant="quiet">
            {t('members.find')}
          </Button>
        </form>
        <ul className="num flex flex-wrap gap-1.5 text-small">
          {memberFilters.map((each) => (
            <li key={each}>
              <a
                className={FILTER}
                href={href('organizationMembers', {}, locale, {
                  zeigen: each === 'all' ? undefined : each,
                  suchen: search || undefined,
                })}
                aria-current={each === filter ? 'true' : undefined}
              >
                {t(`members.filter.${each}`, { count: list.counts[each] })}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <MemberTable members={list.members} ownEmail={frame.email} />
      {pages > 1 && (
        <p className="mt-5 flex gap-5 text-small">
          {at > 1 && (
            <a className="link" href={pageAt(at - 1)}>
              {t('members.before')}
            </a>
          )}
          <span className="num">{t('statement.nth', { index: at, of: pages })}</span>
          {at < pages && (
            <a className="link" href={pageAt(at + 1)}>
              {t('members.next')}
            </a>
          )}
        </p>
      )}
      <p className="mt-4 flex gap-2.5 text-small text-ink-2">
        <Icon name="lock" small />
        {t('privacy')}
      </p>
    </AdminFrame>
  );
}
