import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { withDatabase } from '../../scripts/lib/databases.mjs';

/** Sides of the pictures: few bytes that become many. Pixels. */
const SIDE = 7700;

/** A picture of one colour: small to send, large to open. @returns {Promise<Buffer>} */
const largePicture = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#7a8b99' }, limitInputPixels: false })
    .jpeg({ quality: 20 })
    .toBuffer();

/**
 * A form with a picture of one side of an identity card.
 * @param {string} number of the order
 * @param {Buffer} picture
 * @returns {FormData}
 */
function pictureForm(number, picture) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'upload', nr: number, label: 'identity_card picture front' })) {
    form.set(name, value);
  }
  form.set('file', new File([new Uint8Array(picture)], 'ausweis.jpg', { type: 'image/jpeg' }));
  return form;
}

/**
 * Uploads large pictures to one order at once, while pages are read one after the other.
 * @param {string} url the shop's address
 * @param {{number: string, cookie: string, count: number}} what the order, the session that placed it, and how many
 * pictures
 * @returns {Promise<{failed: number, ms: number, slowestPage: number}>} failed uploads (503 means that the shop is
 * busy, and is no failure), how long all took, and the slowest page meanwhile, in ms
 */
export async function uploadAtOnce(url, { number, cookie, count }) {
  const picture = await largePicture();
  const began = performance.now();
  let running = true;
  const reading = readPages(url, () => running);
  const statuses = await Promise.all(
    Array.from({ length: count }, async () => {
      const answer = await fetch(`${url}/bestellung/ausweis`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin: url, accept: 'text/html' },
        body: pictureForm(number, picture),
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  running = false;
  const ms = performance.now() - began;
  const failed = statuses.filter((status) => status >= 500 && status !== 503).length;
  return { failed, ms, slowestPage: Math.max(...(await reading)) };
}

/** @param {string} url @param {() => boolean} goesOn @returns {Promise<number[]>} ms of each page */
async function readPages(url, goesOn) {
  const times = [];
  while (goesOn() || times.length === 0) {
    const began = performance.now();
    // No page is requested twice, so that none comes from the cache.
    const answer = await fetch(`${url}/zubehoer?suchen=${randomUUID()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

/**
 * @param {string} databaseUrl
 * @returns {Promise<number>} id of a variant that can be bought on a plan; only a plan's order asks for pictures
 */
export function bikeInStock(databaseUrl) {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(`
      SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id
      WHERE p.kind = 'bike' AND p.status = 'published' AND v.stock_status = 'instock' AND v.price > 300000
      ORDER BY v.id LIMIT 1`);
    return Number(rows[0]?.id);
  });
}
