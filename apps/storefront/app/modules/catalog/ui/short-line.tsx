const GAP = 4;
const HEIGHT = 10;

interface ShortLineProps {
  /** How many instalments there are. */
  months: number;
  /** How many the shopper asked for. */
  of: number;
  /** Spoken: "12 statt 36 Raten". */
  label: string;
}

/** The line of a plan that ends before the asked term: a stop for each instalment, and the rest of the way pale. */
export function ShortLine({ months, of, label }: ShortLineProps) {
  const middle = HEIGHT / 2;
  const end = middle + months * GAP;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${of * GAP + HEIGHT} ${HEIGHT}`}
      width={of * GAP + HEIGHT}
      height={HEIGHT}
      className="mt-1 max-w-full"
    >
      <path d={`M${end} ${middle}H${of * GAP + middle}`} stroke="#d9dbd8" strokeWidth="2" />
      <path d={`M${middle} ${middle}H${end}`} stroke="currentColor" />
      <path
        d={`M${middle + GAP} ${middle}H${end}`}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={`0 ${GAP}`}
      />
      <circle cx={middle} cy={middle} r="3.5" fill="#fff" stroke="currentColor" strokeWidth="2" />
      <circle cx={end} cy={middle} r="5" fill="currentColor" className="text-action" />
    </svg>
  );
}
