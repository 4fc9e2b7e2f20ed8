import { parseArgs } from 'node:util';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { parseFrancs } from '~/i18n/typed-amount.ts';
import { runStaffCommand } from '~/platform/staff-command.server.ts';
import { bookPayment, type BookResult } from './booking/book-payment.server.ts';
import { dayOfBooking } from './booking/booking-day.server.ts';
import { bookingMeans } from './bookings.ts';

const USAGE = `Book a payment that did not come through the payment provider.

Usage: npm run order:paid -- ORDER [AMOUNT] [options]

  ORDER         order number, e.g. VE-7K3M-Q9TF
  AMOUNT        francs, e.g. 1080 or 1080.50 (default: the open amount)

Options:
  --entry REF   reference of the bank entry; an entry is booked once. Without it, the same amount for the same order is
                booked once a day
  --means NAME  ${bookingMeans.join(', ')} (default: bank)
  --day DATE    date of the payment, e.g. 2026-11-27 (default: today)
  -h, --help    show this help`;

/** The result as a sentence, with the exit code. */
function sentence(result: BookResult, number: string): [text: string, code: number] {
  switch (result.kind) {
    case 'unknown-order':
      return [`Order ${number} not found.`, 1];
    case 'nothing-due':
      return [`Order ${number} has no payment due. Nothing was booked.`, 1];
    case 'nothing-open':
      return [`Order ${number} is fully paid. Nothing was booked.`, 1];
    case 'known':
      return ['This entry was already booked. Nothing was changed.', 0];
    case 'booked': {
      const { held, due } = result;
      const booked = `Payment booked: ${formatChfWithRappen(held)} of ${formatChfWithRappen(due)} received`;
      if (held < due) return [`${booked}.`, 0];
      return [
        held > due ? `${booked}. It was overpaid; staff have been notified.` : `${booked}. The payment is complete.`,
        0,
      ];
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
    console.error(`Invalid amount "${typed}": expected francs, e.g. 1080 or 1080.50.`);
    return 2;
  }
  const means = bookingMeans.find((each) => each === values.means);
  if (!means) {
    console.error(`Invalid means "${values.means}": expected ${bookingMeans.join(', ')}.`);
    return 2;
  }
  const at = values.day === undefined ? new Date() : dayOfBooking(values.day);
  if (!at) {
    console.error(`Invalid day "${values.day}": expected today or an earlier date, e.g. 2026-11-27.`);
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
