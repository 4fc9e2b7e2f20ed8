import { describe, expect, it } from 'vitest';
import { readSettings } from '../lib/settings.mjs';
import { summary } from './summary.mjs';

/** @param {NodeJS.ProcessEnv} env */
const shown = (env) => summary(readSettings(env), { mode: 'demo', strapi: true, elapsed: '9 s' });

describe('the table that ends a start', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'my-laptop'])('says what HOST=%s exposes', (host) => {
    expect(shown({ HOST: host, PORT: '3001' })).toMatch(
      new RegExp(`HOST=${host}\\).* port 3001 [\\s\\S]*/dev/mailbox[\\s\\S]*as staff`),
    );
  });

  it.each([undefined, '127.0.0.1', 'localhost', '::1'])(
    'warns of nothing where only this machine is answered (%s)',
    (host) => {
      expect(shown({ HOST: host })).not.toContain('HOST');
    },
  );
});
