import type { DropReason } from '~/modules/catalog-import/reporting/drop-reason.ts';
import type { Message } from '~/modules/catalog-import/reporting/message.ts';
import type { MappedKind } from './mapping.ts';

/** The notes taken while a product was read, stored with it and repeated while its items are unchanged. */
export type Note =
  | { kind: 'warn'; label: string; field: string; message: Message }
  | { kind: 'drop'; label: string; reason: DropReason; detail: Message }
  | { kind: 'unmapped'; of: MappedKind; name: string }
  | { kind: 'untranslated'; word: string };

/** Receives the notes taken while reading. */
export interface Listener {
  warn: (label: string, field: string, message: Message) => void;
  /** Told of items and variations that do not become part of the product. */
  drop: (label: string, reason: DropReason, detail: Message) => void;
  /** Told of names that the shop does not know. */
  unmapped: (kind: MappedKind, name: string) => void;
  /** Told of words that are shown in another language than the page's. */
  untranslated: (word: string) => void;
}

/** A listener that only collects the notes. */
export class Notes implements Listener {
  readonly all: Note[] = [];
  readonly warn: Listener['warn'] = (label, field, message) => this.all.push({ kind: 'warn', label, field, message });
  readonly drop: Listener['drop'] = (label, reason, detail) => this.all.push({ kind: 'drop', label, reason, detail });
  readonly unmapped: Listener['unmapped'] = (of, name) => this.all.push({ kind: 'unmapped', of, name });
  readonly untranslated: Listener['untranslated'] = (word) => this.all.push({ kind: 'untranslated', word });
}

/** Says notes to a listener as if the product were read just now. */
export function addNote(notes: readonly Note[], listener: Listener): void {
  for (const note of notes) {
    if (note.kind === 'warn') listener.warn(note.label, note.field, note.message);
    else if (note.kind === 'drop') listener.drop(note.label, note.reason, note.detail);
    else if (note.kind === 'unmapped') listener.unmapped(note.of, note.name);
    else listener.untranslated(note.word);
  }
}
