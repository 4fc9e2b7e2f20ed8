/** Network errors that mean "nobody answers there". */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'ECONNRESET', 'EAI_AGAIN']);

/**
 * Prisma's error code and sentence for an error of the `pg` driver.
 * Codes: https://www.prisma.io/docs/orm/reference/error-reference#common
 * @param {{code?: string, message?: string, errors?: unknown[]}} error
 * @param {string} url connection string the error belongs to
 * @returns {{code: string, message: string}} code is '' where Prisma has none
 */
export function describeDatabaseError(error, url) {
  const { host, database, user } = describeUrl(url);
  const cause = error.errors?.[0] ?? error; // an AggregateError when a name has several addresses
  if (UNREACHABLE.has(cause.code)) {
    return { code: 'P1001', message: `Can't reach database server at \`${host}\`` };
  }
  switch (cause.code) {
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
      return { code: '', message: cause.message || String(cause) };
  }
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
