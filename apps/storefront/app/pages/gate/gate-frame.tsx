import type { ReactNode } from 'react';
import { locales } from '~/i18n/locales.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { type Alternates, href } from '~/site-map.ts';
import { Anchor } from '~/ui/link.tsx';
import { LanguageSwitch } from '~/ui/language-switch.tsx';
import { Container } from '~/ui/layout.tsx';
import { Logo } from '~/ui/logo.tsx';
import type { GateView } from './gate-view.server.ts';

interface GateFrameProps {
  gate: GateView;
  /** The page in each language. */
  alternates: Alternates;
  /** At the right of the head. */
  tool?: ReactNode;
  children: ReactNode;
}

/** What the pages before the door stand in: whose shop it is, what the law asks for, the languages. */
export function GateFrame({ gate, alternates, tool, children }: GateFrameProps) {
  const { t } = useTranslation('gate');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const languages = locales.map((code) => ({
    code,
    label: common(`language.${code}`),
    href: alternates[code],
    current: code === locale,
  }));
  const legal = [
    ['imprint', href('imprint', {}, locale)],
    ['privacy', href('privacy', {}, locale)],
    ['terms', href('terms', {}, locale)],
  ] as const;
  return (
    <div className="gate-frame">
      <div className="gate-strip">
        <Container className="gate-strip-row">
          <span>{t('for-staff')}</span>
          <span>
            {t('shop-of')} <b>velory</b>
          </span>
        </Container>
      </div>
      <div className="gate-head">
        <Container className="gate-head-row">
          <OrganizationName name={gate.name} logo={gate.logo} />
          {tool}
        </Container>
      </div>
      {children}
      <div className="gate-foot">
        <Container className="gate-foot-row">
          <div>
            <Logo label="Velory" />
            <p className="mt-3 text-small text-ink-2">{t('about', { name: gate.name })}</p>
          </div>
          <ul className="gate-legal">
            {legal.map(([name, path]) => (
              <li key={name}>
                <Anchor href={path} reload>
                  {common(`footer.${name}`)}
                </Anchor>
              </li>
            ))}
          </ul>
          <LanguageSwitch languages={languages} label={common('language.label')} />
        </Container>
      </div>
    </div>
  );
}

/** The organization's logo, or its name where it has none. */
export function OrganizationName({ name, logo }: Pick<GateView, 'name' | 'logo'>) {
  return logo ? (
    <img className="gate-logo" src={logo.src} width={logo.width} height={logo.height} alt={name} />
  ) : (
    <span className="gate-name">{name}</span>
  );
}
