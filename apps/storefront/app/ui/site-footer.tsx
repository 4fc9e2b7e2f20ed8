import { Anchor } from './link.tsx';
import { Container } from './layout.tsx';
import { LanguageSwitch, type Language } from './language-switch.tsx';
import { type HomeLink, Logo } from './logo.tsx';

export type FooterColumn = { title: string; links: readonly { label: string; href: string; reload?: boolean }[] };

type SiteFooterProps = {
  home: HomeLink;
  about: string;
  columns: readonly FooterColumn[];
  /** "© 2026 Velory AG, Zürich". */
  owner: string;
  /** Ways to pay, in one line. */
  payments?: string;
  languages: readonly Language[];
  languagesLabel: string;
  /** The shop's pages elsewhere. */
  socialLinks?: readonly { label: string; url: string }[];
  socialLabel?: string;
};

export function SiteFooter(props: SiteFooterProps) {
  const { home, about, columns, owner, payments, languages, languagesLabel, socialLinks = [], socialLabel } = props;
  return (
    <footer className="site-footer">
      <Container>
        <div className="site-footer-columns">
          <div>
            <Logo {...home} />
            <p className="mt-4 max-w-[30ch] text-small text-ink-2">{about}</p>
            {socialLinks.length > 0 && (
              <ul className="mt-4 flex flex-wrap gap-x-5" aria-label={socialLabel}>
                {socialLinks.map(({ label, url }) => (
                  <li key={url}>
                    <Anchor href={url} rel="me noopener">
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Anchor href={link.href} reload={link.reload}>
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="site-footer-end">
          <span>{owner}</span>
          {payments && <span>{payments}</span>}
          <div className="ml-auto">
            <LanguageSwitch languages={languages} label={languagesLabel} />
          </div>
        </div>
      </Container>
    </footer>
  );
}
