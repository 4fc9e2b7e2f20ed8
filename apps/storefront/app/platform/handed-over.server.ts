/** What may not stand in a script element as it is. */
const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const CONTROLLER = 'window.__remixContext.streamController';
const END = '</body></html>';

/** What Remix hands over to the browser's scripts: loaders' data, as its stream gives them. */
export async function readHandedOver(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  const reader = stream.getReader();
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read())
    chunks.push(value);
  return Buffer.concat(chunks).toString();
}

/**
 * Puts what is handed over to the end of a document, as Remix's own components do while they render: React would go through
 * these scripts, the longest text of a page, several times.
 * @param html of a whole document
 * @param data as Remix's stream gave them
 */
export function withHandedOver(html: string, data: string): string {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (letter) => escapes[letter] ?? letter);
  const scripts = `<script>${CONTROLLER}.enqueue(${text});</script><script>${CONTROLLER}.close();</script>`;
  return html.endsWith(END) ? `${html.slice(0, -END.length)}${scripts}${END}` : html + scripts;
}
