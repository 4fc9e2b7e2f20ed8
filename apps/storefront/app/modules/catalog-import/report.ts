import type { DropReason } from './reporting/drop-reason.ts';
import { mappedKinds, type MappedKind } from './reading/mapping.ts';
import { type Message, createMessage } from './reporting/message.ts';

export type ReportLine =
  | { kind: 'dropped'; label: string; reason: DropReason; detail: Message }
  | { kind: 'warning'; label: string; field: string; message: Message }
  | { kind: 'note'; message: Message };

/** The group by which lines are counted and limited: the drop reason, the field of a warning, or the key of a note. */
export function sortOfLine(line: ReportLine): string {
  if (line.kind === 'note') return `note ${line.message.key}`;
  return line.kind === 'dropped' ? line.reason : `warning ${line.field.replace(/^variation .* /, '')}`;
}

/** Lines of one group that are stored with the run. */
const MAX_LINES_OF_A_KIND = 40;
/** Names or words of one kind that are stored. */
const MOST_NAMES = 300;

/** Number of products by name. */
export type NameCounts = Record<string, number>;

/** The stored report of an import as plain data; `report-text.ts` renders it in the reader's language. */
export interface ReportData {
  items: number;
  created: number;
  updated: number;
  unchanged: number;
  drafts: number;
  vanished: number;
  warnings: number;
  /** Whether the whole feed was read and applied; if not, no product was marked as vanished. */
  complete: boolean;
  /** The failure that ended the import. */
  error: Message | null;
  seconds: number;
  productsPerSecond: number;
  dropped: Partial<Record<DropReason, number>>;
  /** The first lines of each group. */
  lines: ReportLine[];
  /** Number of lines of each group. */
  linesOfSort: Record<string, number>;
  /** Names unknown to the shop, which a mapping may explain. */
  unmapped: Record<MappedKind, NameCounts>;
  /** Words that pages in another language show untranslated. */
  untranslated: NameCounts;
}

export class ImportReport {
  /** Items read from the feed: products of each language, variations, lines of a CSV. */
  items = 0;
  created = 0;
  updated = 0;
  unchanged = 0;
  drafts = 0;
  vanished = 0;
  warnings = 0;
  complete = true;
  error: Message | null = null;
  readonly dropped = new Map<DropReason, number>();
  private readonly lines: ReportLine[] = [];
  private readonly linesOfSort = new Map<string, number>();
  private readonly names: Record<MappedKind, Map<string, number>> = {
    categories: new Map(),
    attributes: new Map(),
    brands: new Map(),
  };
  private readonly words = new Map<string, number>();
  private readonly started = performance.now();
  private milliseconds = 0;

  constructor(private readonly onLine: ((line: ReportLine) => void) | undefined) {}

  private add(line: ReportLine): void {
    const sort = sortOfLine(line);
    const count = (this.linesOfSort.get(sort) ?? 0) + 1;
    this.linesOfSort.set(sort, count);
    if (count <= MAX_LINES_OF_A_KIND) this.lines.push(line);
    this.onLine?.(line);
  }

  /** Reports an item, or a part of one, that is not imported. */
  readonly drop = (label: string, reason: DropReason, detail: Message): void => {
    this.dropped.set(reason, (this.dropped.get(reason) ?? 0) + 1);
    this.add({ kind: 'dropped', label, reason, detail });
  };

  /** Reports an item that cannot be parsed. Its product is unknown, so no product may be marked as vanished. */
  dropBroken(label: string, detail: string): void {
    this.complete = false;
    this.drop(label, 'unreadable', createMessage('not-readable', { detail }));
  }

  /** Reports a field that is left out or changed. */
  readonly warn = (label: string, field: string, message: Message): void => {
    this.warnings++;
    this.add({ kind: 'warning', label, field, message });
  };

  /** Counts a name that the shop does not know. */
  readonly unmapped = (kind: MappedKind, name: string): void => countIn(this.names[kind], name);

  /** Counts a word that pages in another language show untranslated. */
  readonly untranslated = (word: string): void => countIn(this.words, word);

  /** Reports something about the whole run that did not stop the import. */
  note(message: Message): void {
    this.add({ kind: 'note', message });
  }

  breakOff(reason: Message): void {
    this.complete = false;
    this.add({ kind: 'note', message: createMessage('broke-off', { reason }) });
  }

  /** Refuses to mark products as vanished: they are too many for the feed to be complete. */
  refuseVanishing(missing: number, present: number): void {
    this.complete = false;
    this.add({ kind: 'note', message: createMessage('partial-feed', { missing, present }) });
  }

  /** Refuses to withdraw products: they are too many for the feed to be right. They stay unchanged. */
  refuseWithdrawing(withdrawn: number, present: number): void {
    this.complete = false;
    this.unchanged += withdrawn;
    this.add({ kind: 'note', message: createMessage('withdrawing-feed', { withdrawn, present }) });
  }

  fail(error: Message): void {
    this.complete = false;
    this.error = error;
  }

  count(
    { created, updated, unchanged }: { created: number; updated: number; unchanged: number },
    drafts: number,
  ): void {
    this.created += created;
    this.updated += updated;
    this.unchanged += unchanged;
    this.drafts += drafts;
  }

  end(): void {
    this.milliseconds = performance.now() - this.started;
  }

  /** The report as plain data. */
  data(): ReportData {
    const { items, created, updated, unchanged, drafts, vanished, warnings, complete, error, lines } = this;
    const seconds = this.milliseconds / 1000;
    const products = created + updated + unchanged;
    return {
      items,
      created,
      updated,
      unchanged,
      drafts,
      vanished,
      warnings,
      complete,
      error,
      lines,
      seconds: Math.round(seconds * 10) / 10,
      productsPerSecond: seconds > 0 ? Math.round(products / seconds) : 0,
      dropped: Object.fromEntries(this.dropped),
      linesOfSort: Object.fromEntries(this.linesOfSort),
      unmapped: {
        categories: mostFrequent(this.names.categories),
        attributes: mostFrequent(this.names.attributes),
        brands: mostFrequent(this.names.brands),
      },
      untranslated: mostFrequent(this.words),
    };
  }
}

/** Different names that are counted: a feed may have a separate word for each product. */
const MOST_COUNTED = 20_000;

function countIn(counts: Map<string, number>, name: string): void {
  const count = counts.get(name) ?? 0;
  if (count > 0 || counts.size < MOST_COUNTED) counts.set(name, count + 1);
}

function mostFrequent(counts: ReadonlyMap<string, number>): NameCounts {
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_NAMES));
}

/**
 * Creates an empty mapping for the names that an import did not know.
 * @returns undefined if it knew all of them
 */
export function emptyMapping(
  unmapped: ReportData['unmapped'],
): Partial<Record<MappedKind, Record<string, ''>>> | undefined {
  const kinds = mappedKinds.filter((kind) => Object.keys(unmapped[kind]).length > 0);
  if (kinds.length === 0) return undefined;
  return Object.fromEntries(
    kinds.map((kind) => [kind, Object.fromEntries(Object.keys(unmapped[kind]).map((name) => [name, '' as const]))]),
  );
}
