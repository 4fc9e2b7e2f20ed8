import type { IdDocumentKind, IdSide } from '~/modules/after-order/id-document.ts';

/** The outline of a document's side, so that everyone sees which one is meant. */
export function IdOutline({ kind, side }: { kind: IdDocumentKind; side: IdSide }) {
  return (
    <svg viewBox="0 0 160 100" fill="none" aria-hidden="true" className="h-[72%] stroke-control" strokeWidth="1.5">
      {kind === 'passport' ? <Passport /> : side === 'front' ? <CardFront /> : <CardBack />}
    </svg>
  );
}

function Person({ x }: { x: number }) {
  return (
    <>
      <rect x={x} y="30" width="34" height="42" />
      <circle cx={x + 17} cy="46" r="7" />
      <path d={`M${x + 4} 72c1-10 6-14 13-14s12 4 13 14`} />
    </>
  );
}

function Passport() {
  return (
    <>
      <rect x="12" y="6" width="136" height="88" rx="3" />
      <path d="M12 18h136" strokeDasharray="2 4" />
      <Person x={24} />
      <path d="M70 34h46M70 44h62M70 54h38M70 64h54M24 82h112M24 88h112" strokeDasharray="6 3" />
    </>
  );
}

function CardFront() {
  return (
    <>
      <rect x="8" y="6" width="144" height="88" rx="6" />
      <path d="M20 18h52" />
      <Person x={20} />
      <path d="M68 34h48M68 44h64M68 54h40M68 64h58M68 74h30" strokeDasharray="6 3" />
    </>
  );
}

function CardBack() {
  return (
    <>
      <rect x="8" y="6" width="144" height="88" rx="6" />
      <rect x="20" y="20" width="24" height="18" rx="3" />
      <path d="M56 24h74M56 34h52M20 50h92" strokeDasharray="6 3" />
      <path d="M20 66h120M20 74h120M20 82h120" strokeDasharray="5 2" />
    </>
  );
}
