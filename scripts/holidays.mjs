// npm run holidays: writes the public holidays of the cantons from the library `date-holidays` into holidays.json.
import './lib/require-node.mjs';
import { writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

const FILE = inRoot('apps/storefront/app/modules/delivery/holidays.json');
/** First year; includes the dates of past orders. */
const FROM = 2020;
/** Last year: twenty years from now. */
const TO = new Date().getUTCFullYear() + 20;

const { default: Holidays } = await import('date-holidays');

/** Cantons by day. @type {Map<string, string[]>} */
const days = new Map();
for (const canton of Object.keys(new Holidays().getStates('CH')).sort()) {
  const holidays = new Holidays('CH', canton);
  for (let year = FROM; year <= TO; year += 1) {
    for (const { type, date } of holidays.getHolidays(year)) {
      const day = date.slice(0, 10);
      const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
      if (type !== 'public' || isSunday) continue;
      const cantons = days.get(day) ?? [];
      if (!cantons.includes(canton)) days.set(day, [...cantons, canton]);
    }
  }
}

/** Days, separated by spaces, by the cantons that have them as a holiday. @type {Record<string, string>} */
const table = {};
for (const [day, cantons] of [...days].sort(([a], [b]) => a.localeCompare(b))) {
  const key = cantons.join(' ');
  table[key] = key in table ? `${table[key]} ${day}` : day;
}
const file = { from: FROM, to: TO, days: table };
writeFileSync(FILE, `${JSON.stringify(file, null, 2)}\n`);
process.stdout.write(`Wrote ${days.size} holidays (${FROM}–${TO}) to ${FILE}\n`);
