import { pino } from 'pino';
import { env } from './env.server.ts';
import { singleton } from './singleton.server.ts';

/** Keys that never reach a log, wherever they are nested (logs carry no e-mail, phone, name or token). */
const personal = [
  'email',
  'phone',
  'firstname',
  'lastname',
  'firstName',
  'lastName',
  'token',
  'idToken',
  'cookie',
  'authorization',
];

/** The program's log: one JSON line an event, with the request's id where there is one. */
export const log = singleton('log', () =>
  pino({
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[removed]' },
  }),
);
