import type { Locale } from '~/i18n/locales.ts';

/** The French text of the client says that test rides are not booked online (spec §1): both readings are stored. */
export const isRideBookedOnline: Readonly<Record<Locale, boolean>> = { de: true, fr: false };
