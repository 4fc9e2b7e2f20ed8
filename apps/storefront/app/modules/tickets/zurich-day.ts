const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Zurich at a moment, `YYYY-MM-DD`, in the browser too. @param moment ISO 8601 */
export function zurichDay(moment: string): string {
  const part = Object.fromEntries(days.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
