import type { ReactNode } from 'react';
import { locales } from '~/i18n/locales.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { type Alternates, href } from '~/site-map.ts';
import { cx } from '~/ui/class-names.ts';
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
      <div className="bg-mist text-micro font-normal text-ink-2">
        <Container className="flex min-h-9 items-center justify-between gap-3 whitespace-nowrap">
          <span>{t('for-staff')}</span>
          <span>
            {t('shop-of')} <b className="text-body font-semibold text-ink">velory</b>
          </span>
        </Container>
      </div>
      <div className="border-b border-line">
        <Container className="flex min-h-18 items-center justify-between gap-4">
          <OrganizationName name={gate.name} logo={gate.logo} />
          {tool}
        </Container>
      </div>
      {children}
      <div className="bg-mist py-10">
        <Container className="grid gap-6 tablet:grid-cols-[2fr_2fr_auto] tablet:items-start">
          <div>
            <Logo label="Velory" />
            <p className="mt-3 text-small text-ink-2">{t('about', { name: gate.name })}</p>
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {legal.map(([name, path]) => (
              <li key={name}>
                <Anchor href={path} reload className="inline-block min-h-6 hover:underline">
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

export function OrganizationName({ name, logo, className }: Pick<GateView, 'name' | 'logo'> & { className?: string }) {
  return logo ? (
    <img
      className={cx('h-9 w-auto max-w-[14rem]', className)}
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={name}
    />
  ) : (
    <span className={cx('max-w-[22ch] text-h4', className)}>{name}</span>
  );
}
