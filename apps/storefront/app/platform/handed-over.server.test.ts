import { expect, it } from 'vitest';
import { readHandedOver, withHandedOver } from './handed-over.server.ts';

const streamOf = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

/** What a browser's scripts get of a document's. */
function received(html: string): string {
  const got: string[] = [];
  const window = {
    __remixContext: { streamController: { enqueue: (text: string) => got.push(text), close: () => got.push('') } },
  };
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) new Function('window', script)(window);
  return got.join('|');
}

it('hands over everything of a stream, letters that lie across two pieces too', async () => {
  expect(await readHandedOver(streamOf('[1,"Zür', 'ich"]\n'))).toBe('[1,"Zürich"]\n');
});

it('puts the data to the end of the document, where nothing of it ends a script', () => {
  const data = '["</script><!--",\u2028"&"]\n';
  const html = withHandedOver('<!DOCTYPE html><html><body><p>da</p></body></html>', data);
  expect(html).toMatch(/^<!DOCTYPE html><html><body><p>da<\/p><script>.*<\/script><\/body><\/html>$/s);
  expect(html).not.toContain('</script><!--');
  expect(received(html)).toBe(`${data}|`);
});
