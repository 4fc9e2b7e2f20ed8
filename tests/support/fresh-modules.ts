import { vi } from 'vitest';

/** What test files that share a process leave to each other. */
const shared = globalThis as typeof globalThis & {
  /** The variables that the process began with. */
  firstEnvironment?: NodeJS.ProcessEnv;
  /** What the shop has one of in each process (`platform/singleton.server.ts`). */
  velorySingletons?: unknown;
};

// Runs before each file that shares its process with others: what modules keep, the variables that were set and the connections of
// one file do not reach the next. Connections that are left close by themselves after 30 s without a query.
const first = (shared.firstEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in first)) Reflect.deleteProperty(process.env, name);
Object.assign(process.env, first);
delete shared.velorySingletons;
vi.resetModules();
