import { vi } from 'vitest';

/** What test files that share a process would leave to each other. */
const shared = globalThis as typeof globalThis & {
  /** The variables at the start of the process. */
  firstEnvironment?: NodeJS.ProcessEnv;
  /** Singletons of the shop in each process (`platform/singleton.server.ts`). */
  velorySingletons?: unknown;
};

// Runs before each file that shares its process with others: module state, changed variables and connections of
// one file do not reach the next. Connections that are left open close by themselves after 30 s without a query.
const first = (shared.firstEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in first)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, first);
delete shared.velorySingletons;
vi.resetModules();
