export function Initial({ letter }: { letter: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <text x="12" y="16" textAnchor="middle" fontSize="12" fontWeight="500" fill="currentColor" stroke="none">
        {letter}
      </text>
    </svg>
  );
}
