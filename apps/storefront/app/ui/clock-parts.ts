/** What the parts of a span are called. */
export interface ClockUnits {
  day: string;
  days: string;
  hours: string;
  minutes: string;
}

/** What of a span is shown, from its largest unit down: units that have run out are left out, minutes never. */
export function shownParts(ms: number, units: ClockUnits): readonly (readonly [value: number, unit: string])[] {
  const { days, hours, minutes } = clockParts(ms);
  const parts = [
    [days, days === 1 ? units.day : units.days],
    [hours, units.hours],
    [minutes, units.minutes],
  ] as const;
  return parts.slice(parts.findIndex(([value], index) => value > 0 || index === parts.length - 1));
}

/** Days, hours and minutes of a span in ms, rounded down, never below zero. */
export function clockParts(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
