export function OrganizationLogo({ words }: { words: string }) {
  return (
    <span className="house-mark">
      <bdi>{words}</bdi>{' '}
      <span className="logo" role="img" aria-label="Velory">
        <span aria-hidden="true">velory</span>
        <svg viewBox="0 0 40 16" fill="none" aria-hidden="true">
          <path d="M8 8h24" stroke="currentColor" strokeWidth="3" />
          <circle cx="8" cy="8" r="6.2" stroke="currentColor" strokeWidth="3.6" fill="#fff" />
          <circle cx="32" cy="8" r="8" className="fill-action" />
        </svg>
      </span>
    </span>
  );
}
