import type { StaffQuestion } from '~/modules/questions/questions.server.ts';
import type { StaffReview } from '~/modules/questions/reviews.server.ts';

/*
 * The desk on which questions and reviews wait for the staff, and its address.
 */

/** The status of something: no one has looked at it, everyone sees it, no one does. */
export const moderationStates = ['offen', 'sichtbar', 'verborgen'] as const;
export type ModerationState = (typeof moderationStates)[number];

/** What there is of each. */
export const moderationKinds = ['fragen', 'bewertungen'] as const;
export type ModerationKind = (typeof moderationKinds)[number];

export type ModerationEntry = { kind: 'fragen'; item: StaffQuestion } | { kind: 'bewertungen'; item: StaffReview };

/** One entry as the queue shows it: without the person who wrote it. */
export type ListedEntry =
  | { kind: 'fragen'; item: Pick<StaffQuestion, QueueFact | 'questionText' | 'bikeName' | 'otherOutdated'> }
  | { kind: 'bewertungen'; item: Pick<StaffReview, QueueFact | 'title' | 'text' | 'stars' | 'productName'> };
type QueueFact = 'id' | 'locale' | 'createdAt';

/** What the queue shows of an entry. */
export function toListedEntry({ kind, item }: ModerationEntry): ListedEntry {
  const { id, locale, createdAt } = item;
  if (kind === 'fragen') {
    const { questionText, bikeName, otherOutdated } = item;
    return { kind, item: { id, locale, createdAt, questionText, bikeName, otherOutdated } };
  }
  const { title, text, stars, productName } = item;
  return { kind, item: { id, locale, createdAt, title, text, stars, productName } };
}

/** What a person looks at, as it is in the address. */
export interface ModerationQuery {
  state: ModerationState;
  /** null: both. */
  kind: ModerationKind | null;
  /** The entry that is opened; null: the first one. */
  id: string | null;
  /** The last entry of the page before; null: the first page. */
  cursor: string | null;
  /** The answered question whose answer is taken over; null: none. */
  template: string | null;
}

/** How many there are. */
export type ModerationCounts = Record<ModerationState, Record<ModerationKind, number>>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What an address asks for; what it names wrongly is as if it were not there. */
export function parseModerationQuery(params: URLSearchParams): ModerationQuery {
  const id = (name: string) => (UUID.test(params.get(name) ?? '') ? params.get(name) : null);
  return {
    state: moderationStates.find((each) => each === params.get('stand')) ?? 'offen',
    kind: moderationKinds.find((each) => each === params.get('art')) ?? null,
    id: id('eintrag'),
    cursor: id('nach'),
    template: id('vorlage'),
  };
}

/**
 * The address of what a person looks at.
 * @param change what is otherwise there; a change of state or kind opens the first page
 */
export function moderationPath(query: ModerationQuery, change: Partial<ModerationQuery> = {}): string {
  const isOther = 'state' in change || 'kind' in change;
  const { state, kind, id, cursor, template } = {
    ...query,
    template: null,
    ...(isOther && { id: null, cursor: null }),
    ...('cursor' in change && { id: null }),
    ...change,
  };
  const params = new URLSearchParams({
    ...(state !== 'offen' && { stand: state }),
    ...(kind && { art: kind }),
    ...(cursor && { nach: cursor }),
    ...(id && { eintrag: id }),
    ...(template && { vorlage: template }),
  });
  return `/admin/fragen${params.size > 0 ? `?${params.toString()}` : ''}`;
}
