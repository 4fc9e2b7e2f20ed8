import type { Locale } from '~/i18n/locales.ts';
import type { Database } from '~/platform/db.server.ts';
import { singleton } from '~/platform/singleton.server.ts';

/** The id of nobody: of a guest who is known by the address alone. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Somebody with an account, or a guest who ordered. */
export interface Person {
  /** `NOBODY` where the address alone tells whose something is. */
  userId: string;
  /** Their verified address, or the one that a guest ordered with, in small letters. */
  email: string;
}

/**
 * Removes what one module keeps of a person, inside the caller's transaction; files go by jobs of it. What hangs on the user's row
 * by a foreign key goes with it and needs no hook. Registered in `wiring.server.ts`, as merging is.
 */
export type EraseHook = (database: Database, person: Person) => Promise<void>;

/** A part of what is kept of a person: rows of plain values. Its name and those of its values are worded by `person-data`. */
export interface ExportPart {
  name: string;
  rows: Record<string, string | number | boolean | null>[];
}

/** Gives what one module keeps of a person. @param locale of product names and the like */
export type ExportHook = (person: Person, locale: Locale) => Promise<ExportPart[]>;

const hooks = singleton('identity.person-hooks', () => ({
  erase: new Map<string, EraseHook>(),
  export: new Map<string, ExportHook>(),
}));

/** Registers what a module does when a person is erased; hooks run in the order they were registered. */
export function onErase(moduleName: string, hook: EraseHook): void {
  hooks.erase.set(moduleName, hook);
}

/** Registers what a module gives of a person. */
export function onExport(moduleName: string, hook: ExportHook): void {
  hooks.export.set(moduleName, hook);
}

export const eraseHooks = (): readonly EraseHook[] => [...hooks.erase.values()];
export const exportHooks = (): readonly ExportHook[] => [...hooks.export.values()];
