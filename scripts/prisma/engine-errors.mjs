import { codeOf, messageOf } from '../lib/problem.mjs';

/** Network errors of an unreachable server. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'ECONNRESET', 'EAI_AGAIN']);

/**
 * Prisma's error code and sentence for an error of the `pg` driver. Codes:
 * https://www.prisma.io/docs/orm/reference/error-reference#common
 * @param {unknown} error
 * @param {string} url connection string the error belongs to
 * @returns {{code: string, message: string}} code is '' where Prisma has none
 */
export function describeDatabaseError(error, url) {
  const { host, database, user } = describeUrl(url);
  const cause = error instanceof AggregateError ? error.errors[0] : error; // when a name has several addresses
  const code = codeOf(cause);
  if (UNREACHABLE.has(code)) {
    return { code: 'P1001', message: `Can't reach database server at \`${host}\`` };
  }
  switch (code) {
    case '28P01':
    case '28000':
      return {
        code: 'P1000',
        message: `Authentication failed against database server, the provided database credentials for \`${user}\` are not valid.`,
      };
    case '3D000':
      return { code: 'P1003', message: `Database \`${database}\` does not exist` };
    case '42P04':
      return { code: 'P1009', message: `Database \`${database}\` already exists` };
    case '42501':
      return { code: 'P1010', message: `User \`${user}\` was denied access on the database \`${database}\`` };
    default:
      return { code: '', message: messageOf(cause) || String(cause) };
  }
}

/**
 * The engine's message for a migration that failed, in the words of the native engine (P3018). The WebAssembly build
 * leaves out the database's code and appends its own call stack.
 * @param {string} message the engine's
 * @param {{code?: string, message: string, detail?: string, hint?: string} | undefined} databaseError
 * @returns {{code: string, message: string} | undefined} nothing when the message is not about a failed migration
 */
export function describeFailedMigration(message, databaseError) {
  const migration = /Applying migration\s+with migration_name="([^"]+)"/.exec(message)?.[1];
  if (!migration || !databaseError) return undefined;
  const { code, detail, hint } = databaseError;
  const reason = [databaseError.message, detail && `DETAIL: ${detail}`, hint && `HINT: ${hint}`].filter(Boolean);
  return {
    code: 'P3018',
    message: [
      'A migration failed to apply. New migrations cannot be applied before the error is recovered from. ' +
        'Read more about how to resolve migration issues in a production database: https://pris.ly/d/migrate-resolve',
      `Migration name: ${migration}`,
      `Database error code: ${code ?? 'unknown'}`,
      `Database error:\nERROR: ${reason.join('\n')}`,
    ].join('\n\n'),
  };
}

/** The engine's message without the call stack (`   0: module::function …`) that it appends. @param {string} message */
export function withoutCallStack(message) {
  return message.replace(/\n\s+0: [\s\S]*$/, '');
}

/** @param {string} url @returns {{host: string, database: string, user: string}} */
function describeUrl(url) {
  try {
    const { host, pathname, username } = new URL(url);
    return { host, database: decodeURIComponent(pathname.slice(1)), user: decodeURIComponent(username) };
  } catch {
    return { host: url, database: '', user: '' };
  }
}
