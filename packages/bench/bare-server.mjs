/*
 * A bare server of Node's that answers with bytes prepared beforehand: what the machine can do at best.
 *
 *   node bare-server.mjs ANSWERS PORT
 *
 * ANSWERS: JSON, an object of path → {headers: [name, value][], body: base64}
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', port] = process.argv.slice(2);
/** @type {Record<string, {headers: [string, string][], body: string}>} */
const prepared = JSON.parse(readFileSync(file, 'utf8'));
const answers = new Map(
  Object.entries(prepared).map(([path, { headers, body }]) => [
    path,
    { headers: Object.fromEntries(headers), body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(request.url === '/readyz' ? 200 : 404).end();
});
server.keepAliveTimeout = 65_000;
server.listen(Number(port), '127.0.0.1');
