import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const APP = 'apps/storefront/app';

/** A number field, in JSX, in HTML or as conform's props. */
const numberField = /\btype(?:=|:\s*)\{?["'`]number["'`]/;

describe('fields for numbers', () => {
  it('are text fields: browsers read 1’500 in a number field as 500, and scrolling changes it (decision 145)', () => {
    const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx$/.test(file));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => numberField.test(readFileSync(`${APP}/${file}`, 'utf8')))).toEqual([]);
  });
});
