import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));
const schema = z.object({ attributes: z.record(z.string(), z.unknown()) });

/** Names of all fields, as on the page: type and field. */
const fields = ['api', 'components'].flatMap((folder) =>
  readdirSync(`${root}cms/src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const [first = '', ...rest] = name.split('/');
      const type = folder === 'api' ? first : `${first}.${(rest[0] ?? '').replace('.json', '')}`;
      const { attributes } = schema.parse(JSON.parse(readFileSync(`${root}cms/src/${folder}/${name}`, 'utf8')));
      return Object.keys(attributes).map((field) => `${type} ${field}`);
    }),
);

/** The rows of the tables; the heading above a table is the type. */
const rows = readFileSync(`${root}docs/content-fields.md`, 'utf8')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [type = '', ...lines] = section.split('\n');
    return lines
      .filter((line) => line.startsWith('| ') && !line.startsWith('| field |'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, field = '', where = '', test = '']) => ({ name: `${type} ${field}`, where, test }));
  });

describe('docs/content-fields.md', () => {
  it('has one row for every field of every type, and none for others', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...fields].sort());
  });

  it('says where shoppers see each field, with an existing test', () => {
    expect(rows.filter(({ where }) => where === '')).toEqual([]);
    const files = rows.flatMap(({ test }) => (test === 'not yet' ? [] : [test.replaceAll('`', '')]));
    expect([...new Set(files)].filter((file) => !existsSync(root + file))).toEqual([]);
  });

  it('names fields.test.ts only for fields that are in its table', () => {
    const table = 'tests/integration/content/fields.test.ts';
    const words = readFileSync(root + table, 'utf8');
    const named = rows.filter(({ name, test }) => test === `\`${table}\`` && !name.endsWith(' position'));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !words.includes(`'${name}'`))).toEqual([]);
  });
});
