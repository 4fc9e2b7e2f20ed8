import { readFileSync } from 'node:fs';
import { parseCronItems } from 'graphile-worker';
import { describe, expect, it } from 'vitest';
import { jobs } from '~/wiring.server.ts';

const names = jobs.map(({ name }) => name);

describe('the jobs of the shop', () => {
  it('are each declared once', () => {
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are all on the page for operators', () => {
    const page = readFileSync('docs/operations.md', 'utf8');
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('have times that the queue understands', () => {
    const timed = jobs.flatMap(({ name, crontab }) => (crontab === undefined ? [] : [{ task: name, match: crontab }]));
    expect(timed.length).toBeGreaterThan(4);
    expect(parseCronItems(timed).map(({ task }) => task)).toEqual(timed.map(({ task }) => task));
  });

  it('refuse a payload that does not fit before they do anything', async () => {
    const run = { idempotencyKey: 'unfit', signal: new AbortController().signal };
    for (const job of jobs) await expect(job.handle(null, run), job.name).rejects.toThrow();
  });
});
