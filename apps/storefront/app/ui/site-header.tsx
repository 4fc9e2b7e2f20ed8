import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Initial } from './initial.tsx';
import { LanguageSwitch, type Language } from './language-switch.tsx';
import { Anchor } from './link.tsx';
import { Container } from './layout.tsx';
import { type HomeLink, Logo } from './logo.tsx';
import { useAwayOnScroll } from './use-away-on-scroll.ts';

export type NavItem = {
  label: string;
  href: string;
  current?: boolean;
  /** Underlined in yellow: the offers. */
  offer?: boolean;
};

export type HeaderIcon = {
  icon: IconName;
  href: string;
  /** Spoken name with its count: "Warenkorb, 1 Artikel". */
  label: string;
  count?: number;
  /** What is there without a count, where the browser remembers one. */
  remembers?: 'cart';
  /** Stands in a ring instead of the icon: the letter of an account. */
  initial?: string;
  /** Left out on phones or on desktop. */
  only?: 'phone' | 'desktop';
  /** Loads a document: the address opens something on its page by `:target`. */
  reload?: boolean;
  /** Done instead of following the link where a script runs. */
  onFollow?: () => void;
};

type SiteHeaderProps = {
  home: HomeLink;
  /** One sentence above everything, with or without a link. */
  announcement?: { text: string; link?: string };
  promises?: readonly string[];
  /** Whose shop a partner's is: in the strip, in place of its links; the strip shows on phones too. */
  organizationLogo?: ReactNode;
  /** Links in the strip: order tracker, sign in. */
  stripLinks?: readonly NavItem[];
  languages: readonly Language[];
  languagesLabel: string;
  nav: readonly NavItem[];
  navLabel: string;
  /** Further links of the phone's menu. */
  menuLinks?: readonly NavItem[];
  menuLabel: string;
  /** A bar of categories under the header, and in the phone's menu. */
  categories?: readonly NavItem[];
  categoriesLabel?: string;
  /** The search field on desktop. */
  search?: ReactNode;
  icons: readonly HeaderIcon[];
};

/**
 * The header of every page but the checkout: a strip (36 px, desktop) and the row (76 px; 60 px below). The row stays
 * while the page is scrolled up and leaves on the way down, within the element it is in: put it beside main.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const {
    home,
    announcement,
    promises,
    organizationLogo,
    stripLinks,
    languages,
    languagesLabel,
    nav,
    navLabel,
    search,
    icons,
  } = props;
  const header = useRef<HTMLElement>(null);
  useAwayOnScroll(header);
  return (
    <>
      {announcement && (
        <p className="bg-ink px-4 py-2 text-center text-small text-white">
          {announcement.link ? (
            <Anchor href={announcement.link} className="underline">
              {announcement.text}
            </Anchor>
          ) : (
            announcement.text
          )}
        </p>
      )}
      <header ref={header} className="site-header">
        <div className={cx('strip', organizationLogo !== undefined && 'strip-org')}>
          <Container>
            <ul>
              {promises?.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
            <div className="flex items-center gap-5">
              {organizationLogo ??
                stripLinks?.map((link) => (
                  <Anchor key={link.href} href={link.href}>
                    {link.label}
                  </Anchor>
                ))}
              <LanguageSwitch languages={languages} label={languagesLabel} />
            </div>
          </Container>
        </div>
        <Container className="site-header-row">
          <PhoneMenu {...props} />
          <Logo {...home} />
          <nav className="site-nav" aria-label={navLabel}>
            <ul>
              {nav.map((item) => (
                <li key={item.href}>
                  <NavLink item={item} />
                </li>
              ))}
            </ul>
          </nav>
          {search && <div className="mr-2 hidden w-[236px] desktop:block">{search}</div>}
          {icons.map((icon) => (
            <HeaderIconLink key={icon.icon} {...icon} />
          ))}
        </Container>
        {props.categories && (
          <nav className="category-bar" aria-label={props.categoriesLabel}>
            <Container>
              <ul>
                {props.categories.map((item) => (
                  <li key={item.href}>
                    <NavLink item={item} />
                  </li>
                ))}
              </ul>
            </Container>
          </nav>
        )}
      </header>
    </>
  );
}

function NavLink({ item }: { item: NavItem }) {
  return (
    <Anchor
      href={item.href}
      className={item.offer ? 'nav-offer' : undefined}
      aria-current={item.current ? 'page' : undefined}
    >
      <span>{item.label}</span>
    </Anchor>
  );
}

/** Whether a click asks for this page and no other tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function HeaderIconLink({ icon, href, label, count, remembers, initial, only, reload, onFollow }: HeaderIcon) {
  const handleClick = (event: MouseEvent) => {
    if (!onFollow || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <Anchor
      href={href}
      reload={reload}
      onClick={handleClick}
      aria-label={label}
      data-remembers={count ? undefined : remembers}
      className={cx('icon-btn', only === 'phone' && 'desktop:hidden', only === 'desktop' && 'hidden desktop:grid')}
    >
      {initial ? <Initial letter={initial} /> : <Icon name={icon} />}
      {count ? (
        <span className="bubble" aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Anchor>
  );
}

/** Closes the menu of a followed link. */
function closeMenu(event: MouseEvent<HTMLElement>) {
  const menu = event.currentTarget.closest('details');
  if (menu) menu.open = false;
}

/** The phone's menu: <details>, so that it opens without JavaScript; a chosen link and Escape close it. */
function PhoneMenu({
  nav,
  navLabel,
  categories,
  menuLinks,
  menuLabel,
  stripLinks,
  languages,
  languagesLabel,
}: SiteHeaderProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    details.addEventListener('keydown', onKeyDown);
    return () => details.removeEventListener('keydown', onKeyDown);
  }, []);
  const more = [...(categories ?? []), ...(menuLinks ?? []), ...(stripLinks ?? [])];
  return (
    <details className="menu desktop:hidden" ref={menu}>
      <summary className="icon-btn" aria-label={menuLabel}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div className="menu-panel">
        <Container className="pb-6">
          <nav aria-label={navLabel}>
            <ul>
              {nav.map((item) => (
                <li key={item.href} className="border-b border-line">
                  <Anchor
                    href={item.href}
                    onClick={closeMenu}
                    className="h-14 justify-between font-medium"
                    aria-current={item.current ? 'page' : undefined}
                  >
                    <span className={item.offer ? 'nav-offer-line' : undefined}>{item.label}</span>
                    <Icon name="chevron-right" small />
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {more.length > 0 && (
            <ul className="mt-3 text-small">
              {more.map((item) => (
                <li key={item.href}>
                  <Anchor href={item.href} onClick={closeMenu}>
                    {item.label}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-3 text-small text-ink-2">
            <LanguageSwitch languages={languages} label={languagesLabel} />
          </div>
        </Container>
      </div>
    </details>
  );
}

type BareHeaderProps = { home: HomeLink; children?: ReactNode };

export function BareHeader({ home, children }: BareHeaderProps) {
  return (
    <header className="site-header">
      <Container className="site-header-row">
        <Logo {...home} />
        {children}
      </Container>
    </header>
  );
}
