import type { DropReason } from './feed/feed-item.ts';

/** A line for operators. */
export type ReportLine =
  | { kind: 'dropped'; label: string; reason: DropReason; detail: string }
  | { kind: 'warning'; label: string; field: string; message: string }
  | { kind: 'note'; message: string };

/** What came of an import. */
export class ImportReport {
  /** Items read from the feed: products of each language, variations, lines of a CSV. */
  items = 0;
  created = 0;
  updated = 0;
  unchanged = 0;
  drafts = 0;
  vanished = 0;
  warnings = 0;
  /** Whether the feed was read to its end and what it says was done; else nothing was marked as vanished. */
  complete = true;
  /** What ended the import, where it failed. */
  error: string | null = null;
  readonly dropped = new Map<DropReason, number>();
  private readonly started = performance.now();
  private milliseconds = 0;

  constructor(private readonly onLine: ((line: ReportLine) => void) | undefined) {}

  /** An item, or a part of one, that is not imported. */
  drop(label: string, reason: DropReason, detail: string): void {
    this.dropped.set(reason, (this.dropped.get(reason) ?? 0) + 1);
    this.onLine?.({ kind: 'dropped', label, reason, detail });
  }

  /** An item that cannot even be parsed: whose it is nobody knows, so nothing counts as vanished. */
  dropBroken(label: string, detail: string): void {
    this.complete = false;
    this.drop(label, 'unreadable', detail);
  }

  /** A field that is left out or taken differently. */
  warn(label: string, field: string, message: string): void {
    this.warnings++;
    this.onLine?.({ kind: 'warning', label, field, message });
  }

  note(message: string): void {
    this.onLine?.({ kind: 'note', message });
  }

  breakOff(message: string): void {
    this.complete = false;
    this.note(`${message}. What came before is imported; nothing is marked as vanished.`);
  }

  /** More products would vanish than a whole feed is believed to. */
  refuseVanishing(missing: number, present: number): void {
    this.complete = false;
    this.note(
      `${missing} of the shop's ${present} products are not in this feed. That looks like a partial feed: they stay as they are. ` +
        'With --allow-vanishing they are marked as vanished.',
    );
  }

  fail(message: string): void {
    this.complete = false;
    this.error = message;
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

  /** Products in the shop after the import that this feed holds. */
  get products(): number {
    return this.created + this.updated + this.unchanged;
  }

  get seconds(): number {
    return this.milliseconds / 1000;
  }

  get productsPerSecond(): number {
    return this.seconds > 0 ? this.products / this.seconds : 0;
  }

  /** The counts as plain data. */
  summary(): Record<string, unknown> {
    const { items, created, updated, unchanged, drafts, vanished, warnings, complete, error } = this;
    const seconds = Math.round(this.seconds * 10) / 10;
    return {
      items,
      created,
      updated,
      unchanged,
      drafts,
      vanished,
      warnings,
      complete,
      ...(error !== null && { error }),
      seconds,
      dropped: Object.fromEntries(this.dropped),
    };
  }
}
