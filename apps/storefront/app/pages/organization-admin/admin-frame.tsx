import type { ReactNode } from 'react';
import { locales } from '~/i18n/locales.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { alternatesOf, href } from '~/site-map.ts';
import { Note } from '~/ui/form-message.tsx';
import { LanguageSwitch } from '~/ui/language-switch.tsx';
import { Container } from '~/ui/layout.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import type { AdminFrameData, AdminPage } from './admin-view.server.ts';

interface AdminFrameProps {
  frame: AdminFrameData;
  page: AdminPage;
  /** The result of the last act. */
  answer?: { text: string; isError: boolean };
  children: ReactNode;
}

export function AdminFrame({ frame, page, answer, children }: AdminFrameProps) {
  const { t } = useTranslation('organization-admin');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { counts } = frame;
  const admin = href('organizationAdmin', {}, locale);
  const tabs: { label: string; href: string; of?: AdminPage; count?: number }[] = [
    { label: t('tabs.overview'), href: admin, of: 'organizationAdmin' },
    {
      label: t('tabs.members'),
      href: href('organizationMembers', {}, locale),
      of: 'organizationMembers',
      count: counts.members,
    },
    { label: t('tabs.invitations'), href: `${admin}#einladungen`, count: counts.invitations },
    { label: t('tabs.codes'), href: `${admin}#codes` },
    {
      label: t('tabs.orders'),
      href: href('organizationOrders', {}, locale),
      of: 'organizationOrders',
      count: counts.orders,
    },
    { label: t('tabs.statement'), href: `${admin}#abrechnung` },
    { label: t('tabs.look'), href: `${admin}#auftritt` },
  ];
  const languages = locales.map((code) => ({
    code,
    label: common(`language.${code}`),
    href: alternatesOf(page, {})[code],
    current: code === locale,
  }));
  return (
    <div className="flex min-h-screen flex-col">
      <div>
        <Container className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
          <a className="max-w-[24ch] text-h4" href={href('home', {}, locale)}>
            {frame.logo ? (
              <img
                className="max-h-10 w-auto max-w-[15rem]"
                src={frame.logo.src}
                width={frame.logo.width}
                height={frame.logo.height}
                alt={frame.name}
              />
            ) : (
              frame.name
            )}
          </a>
          <span className="border-l border-line pl-4 text-ink-2">{t('kind')}</span>
          <span className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small tablet:ml-auto">
            <a className="link" href={href('home', {}, locale)}>
              {t('to-shop')}
            </a>
            <span className="break-words text-ink-2">{frame.email}</span>
            <form method="post" action={href('account', {}, locale)}>
              <button type="submit" name="intent" value="here" className="link min-h-6">
                {t('sign-out')}
              </button>
            </form>
          </span>
        </Container>
        <Container>
          <Tabs reload label={t('kind')} tabs={tabs.map(({ of, ...tab }) => ({ ...tab, current: of === page }))} />
        </Container>
      </div>
      <Container className="grow pb-18 pt-8 desktop:pb-24 desktop:pt-12">
        {answer && (
          <div role={answer.isError ? 'alert' : 'status'} className="mb-6">
            <Note kind={answer.isError ? 'error' : 'good'}>{answer.text}</Note>
          </div>
        )}
        {children}
      </Container>
      <div className="bg-mist text-small">
        <Container className="flex flex-wrap items-center justify-between gap-3 py-5">
          <span>{t('run-by')}</span>
          <LanguageSwitch languages={languages} label={common('language.label')} />
        </Container>
      </div>
    </div>
  );
}
