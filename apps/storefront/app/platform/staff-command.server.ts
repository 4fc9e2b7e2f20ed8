import { db } from './db.server.ts';
import { endSql } from './sql.server.ts';

/** Whether `parseArgs` threw because of an unknown option. */
const isMisuse = (error: unknown): error is TypeError => error instanceof TypeError && 'code' in error;

/**
 * Runs an operator's command: sets the exit code of the process and closes the database connections.
 * @param main returns the exit code: 0 success, 1 failure, 2 invalid usage
 * @param expected errors that are reported by their message only; others are rethrown
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
