import { expect, it } from 'vitest';
import { searchModule } from '~/modules/search/module.server.ts';
import { reportMissingPage } from '~/modules/search/search.server.ts';
import { db } from '~/platform/db.server.ts';
import { waitingJobs } from '../../support/jobs.ts';

it('Addresses beyond thirty an hour are counted too, and reported in one summary at its end', async () => {
  const at = (time: string) => new Date(`2026-03-04T${time}Z`);
  const keyed = async (word: string) =>
    (await waitingJobs()).filter(({ key }) => key?.startsWith('page-not-found:') && key.includes(word));
  const paths = Array.from({ length: 35 }, (_, n) => `/versuch-${n}`);
  // All at once: none is lost, and none is reported twice.
  await Promise.all(paths.map((path) => reportMissingPage({ path }, at('09:10:00'))));
  const unposted = (await db.missingPage.findMany({ where: { hour: at('09:00:00'), posted: false } })).map(
    ({ path }) => path,
  );
  expect(unposted).toHaveLength(5);
  const [often = '', ...rest] = unposted.toSorted();
  for (let n = 0; n < 3; n++) await reportMissingPage({ path: often }, at('09:59:59'));
  await reportMissingPage({ path: '/versuch-1' }, at('10:00:00'));
  expect(await keyed(':2026-03-04T09')).toHaveLength(31);
  expect(await keyed(':2026-03-04T10')).toHaveLength(1);
  expect(await db.missingPageHour.findUnique({ where: { hour: at('09:00:00') } })).toMatchObject({
    addresses: 35,
    visits: 38,
  });

  const [summary, ...more] = await keyed('page-not-found:hour:');
  expect([more, summary?.runAt]).toEqual([[], at('10:00:00')]);
  const job = [...searchModule.jobs, ...searchModule.mails].find(({ name }) => name === summary?.identifier);
  await job?.handle(summary?.payload, { idempotencyKey: 'x', signal: new AbortController().signal });
  expect((await keyed('page-not-found:summary:')).map(({ payload }) => payload)).toEqual([
    {
      text: [
        'Pages not found from 2026-03-04 09:00 UTC, for an hour: 35 addresses, 38 visits',
        '30 of them were posted one by one. The most visited of the others:',
        `${often} (4)`,
        ...rest.map((path) => `${path} (1)`),
      ].join('\n'),
    },
  ]);
});

it('Thousands of addresses are only counted', async () => {
  const now = new Date('2026-03-05T09:10:00Z');
  const hour = new Date('2026-03-05T09:00:00Z');
  await db.missingPageHour.create({ data: { hour, addresses: 2000, visits: 2500 } });
  await reportMissingPage({ path: '/noch-einer' }, now);
  expect(await db.missingPage.count({ where: { hour } })).toBe(0);
  expect(await db.missingPageHour.findUnique({ where: { hour } })).toMatchObject({ addresses: 2000, visits: 2501 });
});
