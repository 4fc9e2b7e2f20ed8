import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { whyUnusable } from './postgres-cluster.mjs';

/** @type {string} */
let folder;
/** @type {string} the file with it */
let password;

beforeEach(() => {
  const base = temporaryFolder('cluster');
  folder = path.join(base, 'data-17');
  password = path.join(base, 'password');
  mkdirSync(path.join(folder, 'global'), { recursive: true });
  for (const name of ['postgresql.conf', 'pg_hba.conf', 'global/pg_control'])
    writeFileSync(path.join(folder, name), '');
  writeFileSync(path.join(folder, 'PG_VERSION'), '17\n');
  writeFileSync(password, 'secret\n');
});

describe('a cluster', () => {
  it('is usable when complete and of this version', () => {
    expect(whyUnusable(folder, password, '17')).toBe('');
  });

  it.each(['PG_VERSION', 'global/pg_control', 'pg_hba.conf'])('is not without %s', (name) => {
    rmSync(path.join(folder, name));
    expect(whyUnusable(folder, password, '17')).toContain(name);
  });

  it('is not when another version made it', () => {
    expect(whyUnusable(folder, password, '18')).toContain('Postgres 17');
  });

  it('cannot be reused if its password is unknown', () => {
    rmSync(password);
    expect(whyUnusable(folder, password, '17')).toContain('password');
  });
});
