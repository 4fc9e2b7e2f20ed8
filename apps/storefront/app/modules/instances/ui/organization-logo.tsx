/** The word mark in the size of the text around it; only the size differs from the header's. */
const MARK = 'logo m-0 gap-1.5 text-ink [font-size:0.875rem] desktop:[font-size:1rem]';

export function OrganizationLogo({ words }: { words: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <bdi>{words}</bdi>{' '}
      <span className={MARK} role="img" aria-label="Velory">
        <span aria-hidden="true">velory</span>
        <svg viewBox="0 0 40 16" fill="none" className="h-2.5 w-6" aria-hidden="true">
          <path d="M8 8h24" stroke="currentColor" strokeWidth="3" />
          <circle cx="8" cy="8" r="6.2" stroke="currentColor" strokeWidth="3.6" fill="#fff" />
          <circle cx="32" cy="8" r="8" className="fill-action" />
        </svg>
      </span>
    </span>
  );
}
