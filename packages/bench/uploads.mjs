import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { megabytes, milliseconds, percentile, table, verdict } from './figures.mjs';
import { memoryOf, startShop } from './servers.mjs';

const UPLOADS = 10;
const PICTURES = 4;
/** What a photograph of an upload has, in bytes, and at most. */
const PICTURE_BYTES = 4.9 * 1024 ** 2;
/** Pixels: 12 million, as phones take them. */
const SIDES = { width: 4000, height: 3000 };

/** Budgets: memory within a minute after the uploads, and each page of other visitors meanwhile. */
const MEMORY_BYTES = 350 * 1024 ** 2;
const MEMORY_AFTER_MS = 60_000;
const PAGE_MS = 200;

/**
 * Uploads photographs of a ticket, one upload after the other and then all at once, while pages are read.
 * @param {import('./servers.mjs').Context} context
 * @param {string} databaseUrl
 * @returns {Promise<string>} a table: answers, times, pages meanwhile, and memory of the storefront with its picture
 * processes
 */
export async function measureUploads(context, databaseUrl) {
  const shop = await startShop(context, databaseUrl, {
    name: 'storefront-uploads',
    port: await anyFreePort(),
    extra: { RUN_WORKER: 'false' },
  });
  const pictures = await Promise.all(Array.from({ length: PICTURES }, photograph));
  const { pid } = shop.child;
  await readPage(shop.url);
  const rows = [];
  for (const [name, upload] of /** @type {const} */ ([
    ['one after the other', oneByOne],
    ['all at once', atOnce],
  ])) {
    const before = memoryOfAll(pid);
    const { answers, pages, most } = await whileReading(shop, () => upload(() => send(shop.url, pictures)));
    const { bytes, ms } = await memoryAfter(pid);
    const statuses = [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`)
      .join(', ');
    const faults = answers.filter(({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter));
    rows.push([
      name,
      statuses,
      milliseconds(Math.max(...answers.map((answer) => answer.ms))),
      `${milliseconds(percentile(pages, 0.5))} / ${milliseconds(percentile(pages, 0.95))} / ${milliseconds(Math.max(...pages))}`,
      [before, most, bytes].map(megabytes).join(' / '),
      `${Math.round(ms / 1000)} s`,
      verdict(
        faults.length === 0 && bytes < MEMORY_BYTES && Math.max(...pages) <= PAGE_MS,
        `no fault, < ${megabytes(MEMORY_BYTES)} after ${MEMORY_AFTER_MS / 1000} s, pages ≤ ${PAGE_MS} ms`,
      ),
    ]);
  }
  await context.run.end(shop.child);
  const head = [
    `${UPLOADS} uploads of ${PICTURES} × ${megabytes(PICTURE_BYTES)}`,
    'answers',
    'slowest',
    'pages meanwhile: p50 / p95 / slowest',
    'memory before / most / after',
    'back after',
    'budget',
  ];
  return table(head, rows);
}

/** @returns {Promise<Buffer>} a photograph of just under the size; noise is the hardest to write anew */
async function photograph() {
  const noise = await sharp({
    create: { ...SIDES, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .raw()
    .toBuffer();
  for (let quality = 90; ; quality -= 5) {
    const picture = await sharp(noise, { raw: { ...SIDES, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (picture.length <= PICTURE_BYTES || quality <= 10) return picture;
  }
}

/** @typedef {{status: number, ms: number, retryAfter: string | null}} Answer */

/**
 * @param {string} url the shop's address
 * @param {readonly Buffer[]} pictures
 * @returns {Promise<Answer>} of a visitor of its own
 */
async function send(url, pictures) {
  const form = new FormData();
  form.set('folderPath', 'tickets/return');
  for (const [index, picture] of pictures.entries()) {
    form.set(
      `return picture side${index}`,
      new File([new Uint8Array(picture)], `${index}.jpg`, { type: 'image/jpeg' }),
    );
  }
  const began = performance.now();
  const answer = await fetch(`${url}/api/crm/upload-images`, { method: 'POST', headers: { origin: url }, body: form });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began, retryAfter: answer.headers.get('retry-after') };
}

/** @param {() => Promise<Answer>} upload @returns {Promise<Answer[]>} */
async function oneByOne(upload) {
  const answers = [];
  for (let number = 0; number < UPLOADS; number += 1) answers.push(await upload());
  return answers;
}

/** @param {() => Promise<Answer>} upload @returns {Promise<Answer[]>} */
const atOnce = (upload) => Promise.all(Array.from({ length: UPLOADS }, upload));

/** A page that is not cached. @param {string} url @returns {Promise<number>} ms that it took */
async function readPage(url) {
  const began = performance.now();
  const answer = await fetch(`${url}/zubehoer?suchen=${randomUUID()}`);
  await answer.arrayBuffer();
  return performance.now() - began;
}

/**
 * @param {import('./servers.mjs').Server} shop
 * @param {() => Promise<Answer[]>} work
 * @returns {Promise<{answers: Answer[], pages: number[], most: number}>} what the work gave, ms of each page meanwhile,
 * most memory
 */
async function whileReading({ url, child }, work) {
  let goesOn = true;
  /** @type {number[]} */
  const pages = [];
  let most = 0;
  const reading = (async () => {
    while (goesOn) {
      pages.push(await readPage(url));
      most = Math.max(most, memoryOfAll(child.pid));
      await delay(100);
    }
  })();
  const answers = await work();
  goesOn = false;
  await reading;
  return { answers, pages, most };
}

/**
 * @param {number | undefined} pid
 * @returns {Promise<{bytes: number, ms: number}>} memory once it is within the budget, or after a minute
 */
async function memoryAfter(pid) {
  const began = performance.now();
  for (;;) {
    const ms = performance.now() - began;
    const bytes = memoryOfAll(pid);
    if (bytes < MEMORY_BYTES || ms > MEMORY_AFTER_MS) return { bytes, ms };
    await delay(1000);
  }
}

/**
 * @param {number | undefined} pid
 * @returns {number} resident bytes of a process and its children; 0 where the system has no /proc
 */
function memoryOfAll(pid) {
  const children = processes().filter(({ parent }) => parent === pid);
  const bytes = [pid, ...children.map((child) => child.pid)].map((each) => memoryOf(each)?.now ?? 0);
  return bytes.reduce((sum, each) => sum + each, 0);
}

/** @returns {{pid: number, parent: number}[]} from /proc */
function processes() {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return names.flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }];
    } catch {
      return [];
    }
  });
}
