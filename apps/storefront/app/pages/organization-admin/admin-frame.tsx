import type { ReactNode } from 'react';
import { locales } from '~/i18n/locales.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { alternatesOf, href } from '~/site-map.ts';
import { LanguageSwitch } from '~/ui/language-switch.tsx';
import { Container } from '~/ui/layout.tsx';
import type { AdminFrameData, AdminPage } from './admin-view.server.ts';

interface AdminFrameProps {
  frame: AdminFrameData;
  page: AdminPage;
  /** What became of the last act. */
  answer?: { text: string; isError: boolean };
  children: ReactNode;
}

/** What the administrator's pages stand in: whose house it is, its tabs, who is at work. */
export function AdminFrame({ frame, page, answer, children }: AdminFrameProps) {
  const { t } = useTranslation('organization-admin');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { counts } = frame;
  const admin = href('organizationDesk', {}, locale);
  const tabs: { label: string; path: string; of?: AdminPage; count?: number }[] = [
    { label: t('tabs.overview'), path: admin, of: 'organizationDesk' },
    {
      label: t('tabs.members'),
      path: href('organizationMembers', {}, locale),
      of: 'organizationMembers',
      count: counts.members,
    },
    { label: t('tabs.invitations'), path: `${admin}#einladungen`, count: counts.invitations },
    { label: t('tabs.codes'), path: `${admin}#codes` },
    {
      label: t('tabs.orders'),
      path: href('organizationOrders', {}, locale),
      of: 'organizationOrders',
      count: counts.orders,
    },
    { label: t('tabs.statement'), path: `${admin}#abrechnung` },
    { label: t('tabs.look'), path: `${admin}#auftritt` },
  ];
  const languages = locales.map((code) => ({
    code,
    label: common(`language.${code}`),
    href: alternatesOf(page, {})[code],
    current: code === locale,
  }));
  return (
    <div className="house">
      <div className="house-top">
        <Container className="house-row">
          <a className="house-name" href={href('home', {}, locale)}>
            {frame.logo ? (
              <img
                className="house-logo"
                src={frame.logo.src}
                width={frame.logo.width}
                height={frame.logo.height}
                alt={frame.name}
              />
            ) : (
              frame.name
            )}
          </a>
          <span className="house-kind">{t('kind')}</span>
          <span className="house-me">
            <a className="house-link" href={href('home', {}, locale)}>
              {t('to-shop')}
            </a>
            <span className="house-mail">{frame.email}</span>
            <form method="post" action={href('account', {}, locale)}>
              <button type="submit" name="intent" value="here" className="house-link">
                {t('sign-out')}
              </button>
            </form>
          </span>
        </Container>
        <nav aria-label={t('kind')} className="house-tabs">
          <Container>
            <ul>
              {tabs.map(({ label, path, of, count }) => (
                <li key={path}>
                  <a href={path} aria-current={of === page ? 'page' : undefined}>
                    <bdi>{label}</bdi>
                    {count ? <span className="num">{count}</span> : null}
                  </a>
                </li>
              ))}
            </ul>
          </Container>
        </nav>
      </div>
      <Container className="house-body">
        {answer && (
          <p
            role={answer.isError ? 'alert' : 'status'}
            className={`house-note ${answer.isError ? 'house-note-error' : 'house-note-good'}`}
          >
            {answer.text}
          </p>
        )}
        {children}
      </Container>
      <div className="house-foot">
        <Container className="house-foot-row">
          <span>{t('run-by')}</span>
          <LanguageSwitch languages={languages} label={common('language.label')} />
        </Container>
      </div>
    </div>
  );
}
