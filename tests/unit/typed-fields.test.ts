import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const APP = 'apps/storefront/app';

/** A number field, in JSX, in HTML or as conform's props. */
const numberField = /\btype(?:=|:\s*)\{?["'`]number["'`]/;

const filesIn = (folder: string, end: RegExp) =>
  readdirSync(`${APP}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .map((file) => `${APP}/${folder}/${file}`);

describe('e-mail addresses', () => {
  it('of forms and calls are all read by one schema (decision 143)', () => {
    // The shop's own mailbox, which editors write, is not a shopper's form.
    const isOther = (file: string) => file.endsWith('content/types/shop.schema.server.ts');
    const files = ['modules', 'pages', 'api'].flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx?$/));
    const own = files.filter((file) => !isOther(file) && /\bz\.email\(|\.email\(\)/.test(readFileSync(file, 'utf8')));
    expect(own).toEqual([]);
  });
});

describe('fields for numbers', () => {
  it('are text fields: browsers read 1’500 in a number field as 500, and scrolling changes it (decision 143)', () => {
    const files = filesIn('.', /\.tsx$/);
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => numberField.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
