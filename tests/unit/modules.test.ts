import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ShopModule } from '~/platform/modules.server.ts';
import { jobs, modules } from '~/wiring.server.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const app = 'apps/storefront/app/';

/** The layer of each module, from the list in docs/architecture.md. */
const layers = new Map(
  [...(/## Layers[\s\S]*?```\n([\s\S]*?)```/.exec(read('docs/architecture.md'))?.[1] ?? '').matchAll(/^ *(\d+) +(.+)$/gm)]
    .flatMap(([, layer = '', names = '']) => names.split('·').map((name) => [name.trim(), Number(layer)] as const)), // prettier-ignore
);

/** A table with a column that identifies a person. */
interface PersonalTable {
  module: string;
  model: string;
  /** Whether its rows are deleted with the user's row. */
  goesWithUser: boolean;
}

/** Columns that refer to a person: the user, or a way to reach them. */
const personal = /^ {2}(userId|visitorId|recipient|phone|\w*[eE]mail)\s+String/m;

/** The tables of one schema file, whose first line names the module that they belong to. */
function personalTables(source: string): PersonalTable[] {
  const module = /^\/\/ Module ([\w-]+)/.exec(source)?.[1] ?? '';
  return [...source.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)]
    .filter(([, , fields = '']) => personal.test(fields))
    .map(([, model = '', fields = '']) => {
      return { module, model, goesWithUser: /^ {2}\w+ +\w+\?? +@relation\(fields: \[userId\].*onDelete: Cascade/m.test(fields) };
    }); // prettier-ignore
}

/** Missing declarations of modules with personal tables. */
function missingHooks(tables: readonly PersonalTable[], declared: readonly ShopModule[]): string[] {
  return tables.flatMap(({ module, model, goesWithUser }) => {
    const personalData = declared.find(({ name }) => name === module)?.personalData ?? {};
    const isErased = goesWithUser || personalData.erase || personalData.notErased;
    const isExported = personalData.export ?? personalData.notExported;
    return [
      ...(isErased ? [] : [`${module} does not say how ${model} is erased`]),
      ...(isExported ? [] : [`${module} does not say how ${model} is exported`]),
    ];
  });
}

const schemas = readdirSync(new URL('prisma/schema/', root)).filter((name) => name !== 'schema.prisma');
const tables = schemas.flatMap((name) => personalTables(read(`prisma/schema/${name}`)));

describe('the list of modules', () => {
  const inModules = modules.filter(({ name }) => name !== 'integrations');

  it('has every module that declares something, by the name of its folder', () => {
    const declaring = readdirSync(new URL(`${app}modules/`, root)).filter((name) =>
      readdirSync(new URL(`${app}modules/${name}/`, root)).includes('module.server.ts'),
    );
    expect(inModules.map(({ name }) => name).sort()).toEqual(declaring.sort());
  });

  it('runs hooks from the top layer down', () => {
    const order = inModules.map(({ name }) => layers.get(name) ?? 0);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(modules.at(-1)?.name).toBe('integrations');
  });

  it('merges and erases what was typed for an order before the cart that it belongs to', () => {
    const namesOf = (hooks: readonly { name: string }[]) => hooks.map(({ name }) => name);
    const merged = namesOf(modules.flatMap(({ personalData }) => personalData.merge ?? []));
    const erased = namesOf(modules.flatMap(({ personalData }) => personalData.erase ?? []));
    expect(merged.filter((name) => /Drafts|Carts/.test(name))).toEqual(['mergeDrafts', 'mergeCarts']);
    expect(erased.filter((name) => /Drafts|Reminders/.test(name))).toEqual(['eraseDrafts', 'eraseReminders']);
  });

  it('has every job that a file of the shop declares', () => {
    const files = readdirSync(new URL(app, root), { recursive: true, encoding: 'utf8' });
    const declared = files
      .filter((path) => path.endsWith('.server.ts') && !path.startsWith('generated'))
      .flatMap((path) => [...read(app + path).matchAll(/defineJob\(\{\s*name: '([\w.-]+)'/g)].map(([, name]) => name));
    expect(declared.length).toBeGreaterThan(30);
    expect(declared.filter((name) => !jobs.some((job) => job.name === name))).toEqual([]);
  });
});

describe('the mails of a module', () => {
  it('are all in its declaration', () => {
    const files = readdirSync(new URL(`${app}modules/`, root), { recursive: true, encoding: 'utf8' });
    const declared = files
      .filter((path) => path.endsWith('.server.ts') && read(`${app}modules/${path}`).includes("define-mail.server.ts'"))
      .flatMap((path) =>
        [...read(`${app}modules/${path}`).matchAll(/^export const (\w+(?:Mail|Email)) = \w+\(/gm)].map(([, name]) => ({
          path,
          name,
        })),
      );
    const listed = (path: string) => read(`${app}modules/${path.split('/')[0]}/module.server.ts`);
    expect(declared).toHaveLength(modules.flatMap(({ mails }) => mails).length);
    expect(
      declared.filter(({ path, name }) => !new RegExp(`mails: \\[[^\\]]*\\b${name}\\b`).test(listed(path))),
    ).toEqual([]);
  });
});

describe('data of persons', () => {
  it('belongs to a module that declares how it is erased and exported', () => {
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter(({ module }) => module === '')).toEqual([]);
    expect(missingHooks(tables, modules)).toEqual([]);
  });

  it('is found in a new table, which then needs declarations', () => {
    const [table] = personalTables('// Module loans: test bikes.\n\nmodel Loan {\n  id String\n  email String?\n}\n');
    expect(table).toEqual({ module: 'loans', model: 'Loan', goesWithUser: false });
    expect(table && missingHooks([table], modules)).toHaveLength(2);
  });
});

describe('what is deleted after a time', () => {
  it('is on the page for operators', () => {
    const page = read('docs/operations.md');
    const rows = modules.flatMap(({ retention }) => retention.map((each) => each.rows));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((each) => !page.includes(`| ${each} |`))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
