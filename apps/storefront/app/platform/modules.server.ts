import type { Locale } from '~/i18n/locales.ts';
import type { Database } from './db.server.ts';
import type { Job } from './jobs.server.ts';
import type { MailKind } from './mail/mail-kind.ts';
import { singleton } from './singleton.server.ts';

/** A person with an account, or a guest who ordered. */
export interface Person {
  /** `NOBODY` where only the address says whose something is. */
  userId: string;
  /** Their verified address, or the one that a guest ordered with, in small letters. */
  email: string;
}

/** The user id of a guest who is known by the address alone. */
export const NO_USER_ID = '00000000-0000-0000-0000-000000000000';

/** Moves what one module stores about a person to another person, inside the caller's transaction. */
export type MergeHook = (database: Database, fromUserId: string, toUserId: string) => Promise<void>;

/**
 * Removes what one module stores about a person, inside the caller's transaction; files are removed by jobs added in
 * it. Rows with a cascading foreign key to the user need no hook.
 */
export type EraseHook = (database: Database, person: Person) => Promise<void>;

/**
 * A part of what is stored about a person: rows of plain values. Its name and those of its values are worded by
 * `person-data`.
 */
export interface ExportPart {
  name: string;
  rows: Record<string, string | number | boolean | null>[];
}

/** Reads what one module stores about a person. @param locale of product names and the like */
export type ExportHook = (person: Person, locale: Locale) => Promise<ExportPart[]>;

/** What a module does with the rows that belong to a person. Hooks run in the order of the lists. */
export interface PersonalData {
  merge?: readonly MergeHook[];
  erase?: readonly EraseHook[];
  export?: readonly ExportHook[];
  /** Why a module with rows of persons has nothing to erase by itself. */
  notErased?: string;
  /** Why a module with rows of persons exports nothing. */
  notExported?: string;
}

/** A mail as it would be sent, with made-up data. */
export interface MailPreview {
  /** Which of the mail's samples it is. */
  sample: string;
  subject: string;
  html: string;
  text: string;
}

/** A mail of a module, which is a job that writes and sends it. Made by `defineMail` (`modules/instances`). */
export interface ShopMail extends Job {
  /** How it is limited; parts of it can be limited differently. */
  readonly kinds: readonly MailKind[];
  /** The mail with each of its samples, in the shop's own look. */
  preview(locale: Locale): Promise<MailPreview[]>;
}

/** Something that happens in one module and that modules above it react to. Made by `defineEvent`. */
export interface ModuleEvent<Args extends unknown[], Answer> {
  readonly name: string;
  /** Runs the handlers of all modules one after the other, those of the top layer first. @returns what they answer */
  emit(...args: Args): Promise<Answer[]>;
}

/** A module's reaction to an event of a lower module. Made by `on`. */
export interface EventHandler {
  readonly event: string;
  /** `on` has checked its type against the event of this name. */
  readonly handle: unknown;
}

/** Rows that are deleted once a time has passed, every night by one job (`retention.server.ts`). */
export type Retention = {
  /** What is deleted, as the page for operators calls it. */
  rows: string;
  /** Where the period is promised or decided. */
  source: string;
} & (
  | {
      days: number;
      /** @param before the moment so many days ago */
      remove(before: Date): Promise<unknown>;
    }
  | {
      /** Several periods, or one that is not counted in days. */
      periods: string;
      clean(now: Date): Promise<unknown>;
    }
);

/** What a module contributes to the shop, in its `module.server.ts`. `app/wiring.server.ts` lists all of them. */
interface ModuleDeclaration {
  name: string;
  /** The worker runs them; a job has its handler in `defineJob`. */
  jobs?: readonly Job[];
  /** Mails, which are jobs too. */
  mails?: readonly ShopMail[];
  personalData?: PersonalData;
  retention?: readonly Retention[];
  events?: readonly EventHandler[];
}

export type ShopModule = Required<ModuleDeclaration>;

/** Declares what a module contributes. */
export const defineModule = (declaration: ModuleDeclaration): ShopModule => ({
  jobs: [],
  mails: [],
  personalData: {},
  retention: [],
  events: [],
  ...declaration,
});

const started = singleton('modules', (): { modules: readonly ShopModule[] } => ({ modules: [] }));

/**
 * Makes the declarations known to the process, before the first request or job.
 * @param modules from the top layer down: hooks run in this order, so that what depends on a row goes before it
 */
export function startModules(modules: readonly ShopModule[]): void {
  started.modules = modules;
}

/** The modules that the process was started with, from the top layer down. */
export const startedModules = (): readonly ShopModule[] => started.modules;

/**
 * Declares an event that modules above can handle.
 * @param name unique in the shop, since bundles hold copies of the object
 */
export function defineEvent<Args extends unknown[], Answer = void>(name: string): ModuleEvent<Args, Answer> {
  return {
    name,
    async emit(...args) {
      const answers: Answer[] = [];
      for (const { event, handle } of startedModules().flatMap(({ events }) => events)) {
        if (event === name) answers.push(await (handle as (...args: Args) => Promise<Answer>)(...args));
      }
      return answers;
    },
  };
}

/** Declares that a module reacts to an event. */
export const on = <Args extends unknown[], Answer>(
  event: ModuleEvent<Args, Answer>,
  handle: (...args: Args) => Promise<Answer>,
): EventHandler => ({ event: event.name, handle });
