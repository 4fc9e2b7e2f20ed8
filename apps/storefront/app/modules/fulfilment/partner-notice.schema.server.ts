import { z } from 'zod';
import { typedLine, typedText } from '~/platform/typed-text.server.ts';
import { factOfEvent, noticeEvents, type Partner } from './partners/notices.ts';

/** Hours that a partner's clock may be ahead of ours. */
const CLOCK_TOLERANCE_HOURS = 24;

const YEAR_MS = 365 * 86_400_000;

/** Accepted range of dates, in years back and ahead; anything else is an error of the partner's program. */
const YEARS = { back: 5, ahead: 10 } as const;

/** A partner's notice: `id` is assigned by the partner, `order` is the order number. */
export function noticeSchema(partner: Partner, now: Date) {
  const latest = new Date(now.getTime() + CLOCK_TOLERANCE_HOURS * 3_600_000);
  const earliest = new Date(now.getTime() - YEARS.back * YEAR_MS);
  const isDay = (day: string): boolean => {
    const at = Date.parse(`${day}T00:00:00Z`);
    return at >= earliest.getTime() && at <= now.getTime() + YEARS.ahead * YEAR_MS;
  };
  return z
    .object({
      id: typedLine(100),
      order: typedLine(40),
      event: z.enum(noticeEvents(partner)),
      /** When it happened; by default the time of receipt. */
      at: z.iso
        .datetime({ offset: true })
        .transform((text) => new Date(text))
        .refine((at) => at <= latest, 'lies in the future')
        .refine((at) => at >= earliest, 'lies too far back')
        .optional(),
      /** The day of delivery, as far as it is known. */
      deliveryDate: z.iso.date().refine(isDay, 'is no day of a delivery').optional(),
      note: typedText(500).optional(),
    })
    .refine(({ event, deliveryDate }) => deliveryDate !== undefined || factOfEvent(partner, event) !== null, {
      path: ['deliveryDate'],
      message: 'is missing',
    });
}

export type Notice = z.output<ReturnType<typeof noticeSchema>>;
