import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';

/*
 * What shoppers report after buying (spec §3 Service ticket, Return ticket; collections warrantyIssueForm,
 * accessoryIssues, bikeExchangeForm, damagedDelivery).
 */

export const ticketKinds = ['question', 'service', 'return', 'warranty', 'accessory', 'exchange', 'damage'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** Kinds with a form of their own address; the return and the damage are at their topic's (spec §2). */
export const formSlugs = {
  question: { de: 'frage', fr: 'question' },
  service: { de: 'anliegen', fr: 'probleme' },
  warranty: { de: 'garantie', fr: 'garantie' },
  accessory: { de: 'zubehoer', fr: 'accessoire' },
  exchange: { de: 'umtausch', fr: 'echange' },
} as const satisfies Partial<Record<TicketKind, Record<Locale, string>>>;

export type FormTicketKind = keyof typeof formSlugs;

/** The kind that a path segment of any language means, and whether it is of this language. */
export function kindOfSlug(slug: string, locale: Locale): { kind: FormTicketKind; isOwn: boolean } | undefined {
  const kinds = Object.keys(formSlugs) as FormTicketKind[];
  const own = kinds.find((kind) => formSlugs[kind][locale] === slug);
  if (own) return { kind: own, isOwn: true };
  const other = kinds.find((kind) => Object.values(formSlugs[kind]).some((each) => each === slug));
  return other && { kind: other, isOwn: false };
}

/** A ticket's number as people read it. @param count from 1 */
export const ticketNumber = (count: number): string => `S-${String(count).padStart(4, '0')}`;

/**
 * Parts of a bike that something can be wrong of, in the order of the list; their places on the drawing are with the
 * menu.
 */
export const bikeParts = [
  'display',
  'light',
  'battery',
  'motor',
  'brakes',
  'gears',
  'wheels',
  'saddle',
  'frame',
] as const;
export type BikePart = (typeof bikeParts)[number];

/** What is wrong of each part most often; `other` ends every list. */
export const symptoms = {
  display: ['dark', 'error', 'buttons', 'other'],
  light: ['off', 'flickers', 'aim', 'other'],
  battery: ['range', 'charging', 'stuck', 'hot', 'other'],
  motor: ['off', 'noise', 'weak', 'error', 'other'],
  brakes: ['rubs', 'weak', 'lever', 'oil', 'other'],
  gears: ['shifts', 'chain', 'noise', 'other'],
  wheels: ['flat', 'wobbles', 'spoke', 'noise', 'other'],
  saddle: ['sinks', 'loose', 'other'],
  frame: ['crack', 'play', 'noise', 'other'],
} as const satisfies Record<BikePart, readonly string[]>;

/** Parts of which something wrong can be dangerous: the telephone is beside them. */
export const dangerousParts: readonly BikePart[] = ['brakes', 'battery', 'frame'];

/** The part and the symptom that an address names; what it names wrongly is as if it were not there. */
export function readSymptom(params: URLSearchParams): { part?: BikePart; symptom?: string } {
  const part = bikeParts.find((each) => each === params.get('teil'));
  const symptom = part && symptoms[part].find((each) => each === params.get('was'));
  return { ...(part ? { part } : {}), ...(symptom ? { symptom } : {}) };
}

/** Other things that a service ticket may be about. */
export const serviceMatters = ['money', 'stolen'] as const;
export type ServiceMatter = (typeof serviceMatters)[number];

export const returnReasons = ['size', 'riding', 'expected', 'defect', 'changed', 'other'] as const;
export const accessoryIssues = ['missing', 'fit', 'broken'] as const;
export const exchangeWishes = ['size', 'model'] as const;
export const visibilities = ['visible', 'hidden'] as const;

/** The sides that a return shows, in the order in which they are taken. */
export const returnSides = ['front', 'right', 'left', 'display'] as const;
export type PictureSide = (typeof returnSides)[number];

/** Whether a text names a side that a return shows. */
export const isPictureSide = (text: string): text is PictureSide => returnSides.some((side) => side === text);

/**
 * Places of the bike that a damage can be marked at, by the side on which they are seen; from the right a part
 * represents itself.
 */
export const damageMarks = [
  ...bikeParts,
  'frame-left',
  'brakes-left',
  'wheels-left',
  'motor-left',
  'display-front',
  'light-front',
  'frame-front',
  'brakes-front',
  'wheels-front',
] as const;
export type DamageMark = (typeof damageMarks)[number];

export const markSides = ['right', 'left', 'front'] as const;
type MarkSide = (typeof markSides)[number];

/** Whether a text names a place that a damage can be marked at. */
export const isDamageMark = (text: string): text is DamageMark => damageMarks.some((mark) => mark === text);

export function placeOfMark(mark: DamageMark): { part: BikePart; side: MarkSide } {
  const [part, side] = mark.split('-') as [BikePart, MarkSide?];
  return { part, side: side ?? 'right' };
}

/** What a marked place is called. */
export function markWords(mark: DamageMark, t: Translate<'tickets'>): string {
  const { part, side } = placeOfMark(mark);
  return side === 'right' ? t(`part.${part}`) : `${t(`part.${part}`)} (${t(`side.${side}`).toLowerCase()})`;
}

/** Slots of pictures by the kind of ticket; a marked place of a damage has one of its own. */
export const pictureSlots: Readonly<Record<TicketKind, readonly string[]>> = {
  question: ['1'],
  service: ['1', '2', '3'],
  return: returnSides,
  warranty: ['1', '2', '3'],
  accessory: ['1', '2'],
  exchange: [],
  damage: [...damageMarks, '1', '2'],
};

/** Folders that pictures of tickets may be uploaded to (spec §7: folderPath). */
export const ticketFolders = ticketKinds.map((kind) => `tickets/${kind}` as const);

/** Where scripts upload pictures (spec §7). */
export const UPLOAD_CALL = '/api/crm/upload-images';

/** Largest kilometre reading that is believed. */
export const MOST_KM = 200_000;

/** Maximum length in characters of a description, and of a message. */
export const MOST_TEXT = 3000;
