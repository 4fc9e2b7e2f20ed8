import type { ReactNode } from 'react';

type ErrorStateProps = {
  /** "Fehler 404". */
  code?: string;
  /** One word or sentence: "Endstation." */
  title: string;
  text: ReactNode;
  /** Search field, links: the way on. */
  children?: ReactNode;
  /** A drawing that is on the line. */
  art?: ReactNode;
  heading?: 'h1' | 'h2';
};

/** A page that is not there or did not work: what is so, and the way on. The line ends here. */
export function ErrorState({ code, title, text, children, art, heading: Heading = 'h1' }: ErrorStateProps) {
  return (
    <div className="bg-mist">
      <div className="page relative">
        <div className="max-w-[480px] pb-10 pt-14 desktop:pb-24">
          {code && <p className="num text-small text-ink-2">{code}</p>}
          <Heading className="mt-2 text-display">{title}</Heading>
          <p className="mt-4 text-lead">{text}</p>
          {children && <div className="mt-6">{children}</div>}
        </div>
        {art && <div className="lost-art">{art}</div>}
        <EndOfLine />
      </div>
      <div className="h-[2px] bg-ink" />
    </div>
  );
}

function EndOfLine() {
  return (
    <svg viewBox="0 0 60 120" fill="none" aria-hidden="true" className="lost-end">
      <path d="M30 40v80M14 120l16-50 16 50" strokeWidth="7" />
      <rect x="2" y="20" width="56" height="26" className="fill-paper" strokeWidth="4" />
      <path d="M2 46 28 20M30 46l26-26" strokeWidth="7" />
    </svg>
  );
}
