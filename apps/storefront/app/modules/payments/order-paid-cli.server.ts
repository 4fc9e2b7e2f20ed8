import { parseArgs } from 'node:util';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { parseFrancs } from '~/i18n/typed-amount.ts';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { bookPayment, type BookResult } from './booking/book-payment.server.ts';
import { dayOfBooking } from './booking/booking-day.server.ts';
import { bookingMeans } from './bookings.ts';

const USAGE = `Books an amount that came for an order past the payment provider.

  npm run order:paid -- ORDER [AMOUNT] [options]

ORDER      its number, e.g. VE-7K3M-Q9TF
AMOUNT     francs, e.g. 1080 or 1080.50; without it, all that is open

  --entry  the bank's reference of the entry: the same entry is booked once. Without it, the same amount for the same order
           is booked once a day.
  --means  ${bookingMeans.join(', ')}; bank by default
  --day    the day it came on, e.g. 2026-11-27; today by default
  --help   this text`;

/** What was done, in a sentence; and whether it went well. */
function sentence(result: BookResult, number: string): [text: string, code: number] {
  switch (result.kind) {
    case 'unknown-order':
      return [`There is no order ${number}.`, 1];
    case 'nothing-due':
      return [`Order ${number} has nothing to pay at once.`, 1];
    case 'nothing-open':
      return [`Order ${number} has nothing open; nothing was changed.`, 1];
    case 'known':
      return ['This entry was booked before; nothing was changed.', 0];
    case 'booked': {
      const { held, due } = result;
      const booked = `Booked. ${formatChfWithRappen(held)} of ${formatChfWithRappen(due)} are there`;
      if (held < due) return [`${booked}; the rest is still open.`, 0];
      return [held > due ? `${booked}: too much, the team was told.` : `${booked}: the payment is settled.`, 0];
    }
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      entry: { type: 'string' },
      means: { type: 'string', default: 'bank' },
      day: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [number = '', typed] = positionals;
  if (values.help || positionals.length < 1 || positionals.length > 2) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const amount = typed === undefined ? undefined : parseFrancs(typed);
  if (typed !== undefined && !amount) {
    console.error(`"${typed}" is no amount in francs, such as 1080 or 1080.50.`);
    return 2;
  }
  const means = bookingMeans.find((each) => each === values.means);
  if (!means) {
    console.error(`"${values.means}" is none of ${bookingMeans.join(', ')}.`);
    return 2;
  }
  const at = values.day === undefined ? new Date() : dayOfBooking(values.day);
  if (!at) {
    console.error(`"${values.day}" is no day up to today, such as 2026-11-27.`);
    return 2;
  }
  const order = number.toUpperCase();
  const entry = values.entry ?? `${order}:${amount ?? 'open'}:${at.toISOString().slice(0, 10)}`;
  const [text, code] = sentence(await bookPayment({ number: order, amount, means, entry, at }), order);
  if (code === 0) console.log(text);
  else console.error(text);
  return code;
}

await runStaffCommand(main);
