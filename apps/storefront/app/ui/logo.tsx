import { Anchor } from './link.tsx';

export type HomeLink = {
  href: string;
  /** Spoken: "Velory, zur Startseite". */
  label: string;
  /** An editor's logo in place of the drawn one. */
  picture?: { src: string; width: number; height: number };
  /** A partner's name in place of a logo. */
  word?: string;
};

type LogoProps = {
  /** Home of the current language. Without it the logo is no link. */
  href?: string;
  /** Spoken name of the link, such as "Velory, zur Startseite". */
  label: string;
  picture?: HomeLink['picture'];
  word?: string;
};

/** The word mark with its line, two stops and what lies between them; or the logo that editors have set. */
export function Logo({ href, label, picture, word }: LogoProps) {
  const mark = picture ? (
    <img src={picture.src} width={picture.width} height={picture.height} className="h-8 w-auto" alt="" />
  ) : word ? (
    <span className="logo-word" data-long={word.length > 18 ? '' : undefined}>
      {word}
    </span>
  ) : (
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
