import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const BUILD = 'apps/storefront/build';
/** A folder for each guard, so that several can be tried in parallel. @param guard as ISOLATION_WITHOUT names it */
const copyOf = (guard: Guard): string => `apps/storefront/build-without-${guard}`;

/**
 * Guards that can be removed from a copy of the build, to see that the walk notices: the built code, and its
 * replacement.
 */
const guards = {
  /** The gate of private shops lets everybody through. */
  page: { kept: 'if (memberRoles.has(role)) return "member";', instead: 'return "member";' },
  /** A call reports private organizations like public ones. */
  call: { kept: 'if (!visible.private) return visible;', instead: 'return visible;' },
  /** Every query sees the rows of all shops: the database does not protect what a use case forgot. */
  query: { kept: '[instance ?? ALL_INSTANCES, role', instead: '[ALL_INSTANCES, role' },
} as const;

export type Guard = keyof typeof guards;

const isGuard = (name: string): name is Guard => name in guards;

/**
 * Copies the build without one of its guards.
 * @param guard as ISOLATION_WITHOUT names it
 * @returns the folder, from the root
 * @throws Error if there is no such guard, or it is no longer in the build
 */
export function buildWithout(guard: string): string {
  if (!isGuard(guard)) throw new Error(`ISOLATION_WITHOUT is one of ${Object.keys(guards).join(', ')}.`);
  const { kept, instead } = guards[guard];
  const copy = copyOf(guard);
  removeCopy(guard);
  mkdirSync(root + copy, { recursive: true });
  for (const part of ['main.js', 'server', 'shared'])
    cpSync(`${root}${BUILD}/${part}`, `${root}${copy}/${part}`, { recursive: true });
  symlinkSync(`${root}${BUILD}/client`, `${root}${copy}/client`);
  let found = 0;
  for (const name of readdirSync(`${root}${copy}`, { recursive: true, encoding: 'utf8' })) {
    if (!/^(server|shared)\/.*\.js$/.test(name)) continue;
    const file = `${root}${copy}/${name}`;
    const text = readFileSync(file, 'utf8');
    if (!text.includes(kept)) continue;
    found += 1;
    writeFileSync(file, text.replaceAll(kept, instead));
  }
  if (found === 0) throw new Error(`The build has no guard «${kept}».`);
  return copy;
}

/** Removes what `buildWithout` created. */
export function removeCopy(guard: string): void {
  if (isGuard(guard)) rmSync(root + copyOf(guard), { recursive: true, force: true });
}
