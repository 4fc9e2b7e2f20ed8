const DAY = 24 * 60 * 60 * 1000;

const zurichClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Milliseconds that Zurich's clock is ahead of UTC at an instant. */
function zurichOffset(instant: number): number {
  const parts = new Map(zurichClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(instant / 1000) * 1000;
}

/** The next midnight in Zurich after an instant (both in ms since 1970): prices and offers change by calendar day. */
export function nextZurichMidnight(instant: number): number {
  const local = instant + zurichOffset(instant);
  const midnight = (Math.floor(local / DAY) + 1) * DAY;
  // Clocks change at two or three in the morning: the offset of the midnight itself counts.
  return midnight - zurichOffset(midnight - zurichOffset(instant));
}
