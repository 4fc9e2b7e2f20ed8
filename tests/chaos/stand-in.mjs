// A fake third party in a process of its own: records every request in a file before it answers, so that nothing it
// accepted is lost with it. PORT, LOG_FILE, and ANSWER: ok (a chat, a partner) or payrexx (a payment provider).
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';

const { PORT, LOG_FILE = '', ANSWER = 'ok' } = process.env;

/** A payment page as Payrexx describes it; the same reference returns the same page. */
function gateway(reference, amount) {
  const hash = createHash('sha256').update(reference).digest('hex').slice(0, 32);
  const id = Number.parseInt(hash.slice(0, 8), 16);
  const link = `http://127.0.0.1:${PORT}/pay/${hash}`;
  return { id, hash, link, status: 'waiting', amount, currency: 'CHF', referenceId: reference, invoices: [] };
}

/** The gateway that was requested by its id earlier, from the file. */
function earlier(id) {
  for (const line of readFileSync(LOG_FILE, 'utf8').split('\n').filter(Boolean)) {
    const form = new URLSearchParams(JSON.parse(line).body);
    const found = gateway(form.get('referenceId') ?? '', Number(form.get('amount')));
    if (form.has('referenceId') && String(found.id) === id) return found;
  }
  return undefined;
}

function answerOf(method, path, body) {
  if (ANSWER !== 'payrexx') return 'ok';
  const form = new URLSearchParams(body);
  const id = /\/Gateway\/(\d+)/.exec(path)?.[1];
  const page = id ? earlier(id) : gateway(form.get('referenceId') ?? '', Number(form.get('amount')));
  return JSON.stringify({ status: 'success', data: page ? [page] : [] });
}

createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    if (request.url === '/ready') return response.end('ok');
    const key = request.headers['idempotency-key'] ?? null;
    if (request.method === 'POST') {
      appendFileSync(LOG_FILE, `${JSON.stringify({ path: request.url, key, body })}\n`);
    }
    response.setHeader('Content-Type', ANSWER === 'payrexx' ? 'application/json' : 'text/plain');
    response.end(answerOf(request.method, request.url, body));
  });
}).listen(Number(PORT), '127.0.0.1');
