import { expect, it } from 'vitest';
import { feedEntries } from './feed.server.ts';

async function* chunksOf(...chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

async function* blanks(count: number): AsyncGenerator<string> {
  for (let at = 0; at < count; at++) yield ' '.repeat(16_384);
}

it('passes by what is blank before a feed', async () => {
  for (const text of ['[{"name":"Pumpe"}]', 'Name,Price\nPumpe,20\n']) {
    const entries = [];
    for await (const entry of feedEntries(chunksOf('\ufeff', ' \n', '\n', text))) entries.push(entry);
    expect(entries).toMatchObject([{ kind: 'value', value: { name: 'Pumpe' } }]);
  }
});

it('takes no longer for a blank than it is: a small packed file may unpack to gigabytes of it', async () => {
  const entries = feedEntries(blanks(8000));
  await expect(entries.next()).rejects.toThrow(/empty/);
});
