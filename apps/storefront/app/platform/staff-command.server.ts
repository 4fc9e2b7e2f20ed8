import { db } from './db.server.ts';
import { endSql } from './sql.server.ts';

/** What `parseArgs` throws for options it does not know. */
const isMisuse = (error: unknown): error is TypeError => error instanceof TypeError && 'code' in error;

/**
 * Runs a command of the staff: sets the exit code of the process, and closes the connections to the database.
 * @param main gives the exit code: 0 done, 1 not done, 2 wrongly called
 * @param expected kinds of errors whose message says all there is to say; others are thrown on
 */
export async function runStaffCommand(
  main: () => Promise<number>,
  expected: readonly (new (...args: never[]) => Error)[] = [],
): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
    if (!isExpected && !isMisuse(error)) throw error;
    console.error(error.message);
    process.exitCode = isExpected ? 1 : 2;
  } finally {
    await Promise.allSettled([db.$disconnect(), endSql({ timeout: 5 })]);
  }
}
