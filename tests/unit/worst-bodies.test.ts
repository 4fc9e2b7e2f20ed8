import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { worstBodies } from '../../packages/bench/worst-bodies.mjs';
import { bodyLimits, plainLimits } from '../../apps/storefront/server/body/body-limits.ts';
import { readBody } from '../../apps/storefront/server/body/read-body.ts';

/** One route of each row of the limits table. */
const paths = [
  '/newsletter',
  '/admin/lager',
  '/api/content/webhook',
  '/bestellung/ausweis',
  '/api/crm/upload-images',
  '/api/cloud-storage/upload/a/b',
];

it.each(paths)('the benchmark’s largest bodies for %s are within its limits, and close to them', async (path) => {
  const limits = bodyLimits(path);
  for (const { name, type, body } of worstBodies(limits, plainLimits(limits))) {
    const bytes = Buffer.from(body);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 65536) }, (_, index) =>
      bytes.subarray(index * 65536, (index + 1) * 65536),
    );
    const req = Object.assign(Readable.from(pieces), { headers: { 'content-type': type } });
    await expect(readBody(req as unknown as IncomingMessage, limits), name).resolves.toBeDefined();
    const multipart = type.startsWith('multipart') && !name.includes('boundaries') && name !== 'many parts';
    const most = multipart ? limits.bytes : plainLimits(limits).bytes;
    if (name !== 'many numbers' && name !== 'nearly boundaries') expect(bytes.length, name).toBeGreaterThan(most * 0.7);
  }
});
