/**
 * Seeds the shop's database with the demo catalogue, through the regular importer, discount codes and a wheel of
 * fortune. Running it again writes only changes.
 */
import { demoFeed } from '@velory/demo-catalogue/feed.ts';
import { importCatalog } from '~/modules/catalog-import/import.server.ts';
import { db } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { seedDiscountCodes } from './discount-codes.ts';
import { seedWheel } from './wheel.ts';

/** The feed as NDJSON. Delivery dates and sales are relative to today. */
async function* feedLines(): AsyncGenerator<string> {
  const today = new Date().toISOString().slice(0, 10);
  for (const item of demoFeed(today)) yield `${JSON.stringify(item)}\n`;
}

try {
  const report = await importCatalog(feedLines(), {
    onLine: (line) => console.warn(JSON.stringify(line)),
  });
  const { created, updated, unchanged, vanished } = report;
  console.log(
    `Catalogue: ${created} products created, ${updated} updated, ${unchanged} unchanged, ${vanished} vanished`,
  );
  console.log(`Wheel of fortune: ${(await seedWheel()) ? 'created' : 'already exists'}`);
  console.log(`Discount codes: ${await seedDiscountCodes()} created`);
} finally {
  await db.$disconnect();
  await sql.end({ timeout: 5 });
}
