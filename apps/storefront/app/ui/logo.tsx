import { Anchor } from './link.tsx';

type LogoProps = {
  /** Home of the current language. Without it the logo is no link. */
  href?: string;
  /** Spoken name of the link, such as "Velory, zur Startseite". */
  label: string;
};

/** The word mark with its line: two stops and what lies between them. */
export function Logo({ href, label }: LogoProps) {
  const mark = (
    <>
      <span aria-hidden="true">velory</span>
      <svg viewBox="0 0 40 16" fill="none" aria-hidden="true">
        <path d="M8 8h24" stroke="currentColor" strokeWidth="3" />
        <circle cx="8" cy="8" r="6.2" stroke="currentColor" strokeWidth="3.6" fill="#fff" />
        <circle cx="32" cy="8" r="8" className="fill-action" />
      </svg>
    </>
  );
  if (!href) {
    return (
      <span className="logo" role="img" aria-label={label}>
        {mark}
      </span>
    );
  }
  return (
    <Anchor href={href} className="logo" aria-label={label}>
      {mark}
    </Anchor>
  );
}
