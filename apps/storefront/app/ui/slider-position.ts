/** Width of a thumb in px. */
const THUMB = 28;

/** Share of a slider's line that a value is at, in percent; 0 on a line without length. */
export function shareOf(value: number, min: number, max: number): number {
  if (max <= min) return 0;
  return Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100));
}

/** The middle of a thumb at a share of the line, as a CSS length: the thumb never leaves the line's ends. */
export function thumbAt(percent: number): string {
  return `calc(${percent.toFixed(2)}% + ${(THUMB / 2 - (percent * THUMB) / 100).toFixed(2)}px)`;
}
