import type { Database } from '~/platform/db.server.ts';
import { singleton } from '~/platform/singleton.server.ts';

/** Somebody who has just shown that an address is theirs. */
interface SignedIn {
  userId: string;
  /** In small letters. */
  email: string;
  /** The invitation to an organization by which they came. */
  invitationId?: string | null;
  /** Whose the browser is on the main host, where they came from there: their cart comes along. */
  fromUserId?: string | null;
}

/** What a module does when somebody signs in, inside the same transaction. Registered in `wiring.server.ts`. */
type SignInHook = (database: Database, person: SignedIn) => Promise<void>;

const hooks = singleton('identity.sign-in-hooks', () => new Map<string, SignInHook>());

/** Registers what a module does when somebody signs in. */
export function onSignIn(moduleName: string, hook: SignInHook): void {
  hooks.set(moduleName, hook);
}

export async function runSignInHooks(database: Database, person: SignedIn): Promise<void> {
  for (const hook of hooks.values()) await hook(database, person);
}
