import type { Paper } from '~/modules/credit-check/credit-check.ts';

export function PaperDrawing({ paper, className }: { paper: Paper; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 112"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="#101315"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {paper === 'swiss' ? (
        <Passport />
      ) : paper === 'other' ? (
        <Sheet />
      ) : (
        <Card letter={paper === 'permit-b' ? 'B' : 'C'} />
      )}
    </svg>
  );
}

function Passport() {
  return (
    <>
      <path d="M44 6h72v100H44z" fill="#fff" />
      <path d="M44 6h10v100H44z" fill="#e8eae5" />
      <path d="M82 26h8v8h8v8h-8v8h-8v-8h-8v-8h8z" fill="#101315" stroke="none" />
      <path d="M68 72h36M68 81h22" stroke="#b3b9b2" strokeWidth="2.5" />
    </>
  );
}

function Card({ letter }: { letter: string }) {
  return (
    <>
      <path d="M10 10h140v92H10z" fill="#fff" />
      <g transform="translate(22 42) scale(1.06)">
        <path d="M0 0h36v44H0z" fill="#e8eae5" stroke="#757d77" />
        <circle cx="18" cy="17" r="8" fill="#757d77" stroke="none" />
        <path d="M4 44C4 30 32 30 32 44Z" fill="#757d77" stroke="none" />
      </g>
      <path d="M22 24h66M22 32h52M74 60h64M74 69h50M74 78h64M74 87h50" stroke="#b3b9b2" strokeWidth="2.5" />
      <text x="112" y="46" fontWeight="600" fontSize="36" fill="#101315" stroke="none">
        {letter}
      </text>
    </>
  );
}

function Sheet() {
  return (
    <>
      <path d="M36 4h88v104H36z" fill="#fff" />
      <path d="M36 56h88" strokeDasharray="4 4" stroke="#757d77" />
      <text x="48" y="36" fontWeight="600" fontSize="26" fill="#757d77" stroke="none">
        N
      </text>
      <path d="M76 20h36M76 29h22M76 38h36M48 70h62M48 79h48M48 88h62M48 97h48" stroke="#b3b9b2" strokeWidth="2.5" />
    </>
  );
}
