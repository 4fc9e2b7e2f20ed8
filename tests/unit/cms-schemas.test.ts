import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const cms = fileURLToPath(new URL('../../cms/src', import.meta.url));

const panel = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ panel: z.object(shape) });

const schema = z.object({
  pluginOptions: panel({ title: z.string() }),
  attributes: z.record(
    z.string(),
    z.object({ pluginOptions: panel({ label: z.string().min(1), description: z.string().optional() }) }),
  ),
});

const files = ['api', 'components'].flatMap((folder) =>
  readdirSync(`${cms}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
);

describe.each(files)('%s', (file) => {
  it('names each field for editors, and the field that names an entry', () => {
    const { pluginOptions, attributes } = schema.parse(JSON.parse(readFileSync(`${cms}/${file}`, 'utf8')));
    expect(Object.keys(attributes)).toContain(pluginOptions.panel.title);
  });
});
