import type { CalendarMonth, CalendarYear } from '~/ui/payment-calendar.tsx';
import type { PictureSource } from '~/ui/picture.tsx';
import type { Term } from '~/ui/term-segment.tsx';

/** The pictures of the gallery; the page may hand in real ones. */
export type GalleryPictures = { bikes: PictureSource[]; accessory: PictureSource };

const outline = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" fill="none" stroke="#101315" stroke-width="10"><circle cx="210" cy="330" r="120"/><circle cx="590" cy="330" r="120"/><path d="M210 330 370 345 310 180M210 330l120-110M370 345 505 180 325 245M500 130l30 90 60 110"/></svg>`;
const placeholder: PictureSource = {
  src: `data:image/svg+xml,${encodeURIComponent(outline)}`,
  width: 800,
  height: 500,
  alt: '',
};

export const PLACEHOLDERS: GalleryPictures = { bikes: [placeholder], accessory: placeholder };

export const TERMS: Term[] = [
  { value: '12', label: '12', rate: '270', spoken: '12 Monate, 270 Franken im Monat' },
  { value: '24', label: '24', rate: '135', spoken: '24 Monate, 135 Franken im Monat' },
  { value: '36', label: '36', rate: '90', spoken: '36 Monate, 90 Franken im Monat' },
  { value: '48', label: '48', rate: '68', spoken: '48 Monate, 68 Franken im Monat' },
  { value: 'einmal', label: '1 ×', rate: '4’320', spoken: 'einmal 4320 Franken' },
];

const MONTHS = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'];

function monthOfFirstYear(label: string, index: number): CalendarMonth {
  if (index < 10) return { label, state: 'past' };
  if (index > 10) return { label, state: 'none' };
  return { label: 'heute', state: 'today', amount: '1’080', spoken: 'Heute, 1080 Franken Anzahlung' };
}

function monthOfPlan(year: number, label: string, index: number): CalendarMonth {
  const last = year === 2029 && index === 11;
  const first = year === 2027 && index === 0;
  const amount = first ? '90.05' : '90';
  return {
    label: `1. ${label}`,
    state: last ? 'last' : first ? 'first' : 'rate',
    amount,
    spoken: `1. ${label} ${year}, ${amount} Franken${last ? ', letzte Rate' : ''}`,
  };
}

export const CALENDAR: CalendarYear[] = [
  { year: '2026', note: 'Anzahlung', months: MONTHS.map(monthOfFirstYear) },
  ...[2027, 2028, 2029].map((year) => ({
    year: String(year),
    note: '12 × 90',
    months: MONTHS.map((label, index) => monthOfPlan(year, label, index)),
  })),
];

export const LANGUAGES = [
  { code: 'de', label: 'Deutsch', href: '/', current: true },
  { code: 'fr', label: 'Français', href: '/fr', current: false },
];
