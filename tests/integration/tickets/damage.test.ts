import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action as sendTopic, loader as topicPage } from '~/pages/service-topic/route.tsx';
import { wireModules } from '~/wiring.server.ts';
import { whilePoolIsFull } from '../../support/full-pool.ts';
import { clearJobs } from '../../support/jobs.ts';
import { Device } from '../identity/device.ts';
import { runAllJobs } from '../orders/paying.ts';
import { type Fields, fileOf, openPage, person, photograph, sendForm } from './forms.ts';
import { numberOf, rowOf, crmForms, fieldsOf } from './sent-tickets.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

describe('a damage', () => {
  const damage = (more: Fields = {}): Fields => ({
    ...person(),
    deliveredOn: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
    deliveredTime: '10.42',
    visibility: 'visible',
    places: ['frame', 'wheels'],
    content: 'Kratzer am Rahmen, 4 cm lang.',
    ...more,
  });
  const sendDamage = (fields: Fields) =>
    sendForm(new Device(), sendTopic as never, { path: '/kundendienst/schaden', params: { topic: 'schaden' }, fields });

  it('is described by the date of delivery, and keeps it', async () => {
    const { location } = await sendDamage(damage());
    const { entries, details } = await rowOf(numberOf(location));
    expect(entries.map(({ event }) => event)).toContain('in-time-hidden');
    expect(details).toMatchObject({ places: ['frame', 'wheels'], visibility: 'visible' });
    const late = await sendDamage(damage({ deliveredOn: '2026-01-05' }));
    expect((await rowOf(numberOf(late.location))).entries.map(({ event }) => event)).toContain('late');
  });

  it('has a photograph for each place that is marked, on any side, and none of a place that is not', async () => {
    const fields = damage({
      places: ['frame', 'brakes-left', 'light-front'],
      'photo-frame': fileOf(await photograph('#a0b0c0')),
      'photo-brakes-left': fileOf(await photograph('#b0a0c0')),
      'photo-motor': fileOf(await photograph('#c0b0a0')),
      'photo-1': fileOf(await photograph('#c0a0b0')),
    });
    const { location } = await sendDamage(fields);
    const { files, details } = await rowOf(numberOf(location));
    expect(details).toMatchObject({ places: ['frame', 'brakes-left', 'light-front'] });
    expect(files.map(({ side }) => side).sort()).toEqual(['brakes-left', 'frame', null]);
    await runAllJobs();
    const content = String(fieldsOf((await crmForms()).at(-1))['TICKET.content']);
    expect(content).toContain('Rahmen, Gabel, Bremsen (links), Licht (vorne)');
  });

  it('returns with 503 and a time to retry while too many pictures are processed', async () => {
    const fields = damage({ 'photo-1': fileOf(await photograph('#c1b1a1')) });
    const busy = await whilePoolIsFull('upload', () => sendDamage(fields));
    expect(busy).toMatchObject({ status: 503, data: { pictureErrors: { 1: { code: 'busy' } } } });
    expect(busy.headers.get('Retry-After')).toBe('30');
    expect((await sendDamage(fields)).location).not.toBeNull();
  });

  it('questions a photograph that is too dark, and accepts it on insistence; a video is refused as one', async () => {
    const dark = await photograph('#0a0a0c');
    const film = Buffer.concat([Buffer.from([0, 0, 0, 32]), Buffer.from('ftypisom'), Buffer.alloc(2000, 3)]);
    const fields = { 'photo-1': fileOf(dark), 'photo-2': fileOf(film, 'unfall.jpg') };
    const { status, data } = await sendDamage(damage(fields));
    expect(status).toBe(400);
    expect(data).toMatchObject({ pictureErrors: { 1: { code: 'dark' }, 2: { code: 'video' } } });
    const { location } = await sendDamage(damage({ 'photo-1': fileOf(dark), 'dark-1': 'on' }));
    expect((await rowOf(numberOf(location))).files).toHaveLength(1);
    // A good picture stays if a dark one was to replace it.
    const good = { 'photo-1': fileOf(await photograph('#88aacc')), 'photo-2': fileOf(film, 'unfall.jpg') };
    const { kept } = (await sendDamage(damage(good))).data as { kept: Record<string, string> };
    const again = await sendDamage(damage({ 'photo-1': fileOf(dark), 'link-1': kept[1] ?? '' }));
    expect(again.data).toMatchObject({ pictureErrors: { 1: { code: 'dark' } }, kept: { 1: kept[1] } });
  });

  it('recalculates without scripts, and loses nothing', async () => {
    const { status, data } = await sendDamage(damage({ intent: 'limits', deliveredOn: '2026-12-04' }));
    expect(status).toBe(400);
    expect(data).toMatchObject({
      limits: { visibleUntil: '2026-12-05T09:42:00.000Z', hiddenUntil: '2026-12-11T09:42:00.000Z' },
      reply: { initialValue: { content: 'Kratzer am Rahmen, 4 cm lang.' } },
    });
    const { data: page } = await openPage(
      new Device(),
      topicPage as never,
      '/kundendienst/schaden?tag=2026-12-04&zeit=10.42',
      { topic: 'schaden' },
    );
    expect(page.view).toMatchObject({ form: { limits: { visibleUntil: '2026-12-05T09:42:00.000Z' } } });
  });

  it('is one of three topics, each with a segment in both languages', async () => {
    const topicsOf = async (folder: string, segments: string[]) => {
      const pages = segments.map((topic) =>
        openPage(new Device(), topicPage as never, `${folder}/${topic}`, { topic }),
      );
      return (await Promise.all(pages)).map(({ data }) => (data.view as { topic: string }).topic);
    };
    const topics = ['general', 'return', 'damage'];
    expect(await topicsOf('/kundendienst', ['allgemeine-fragen', 'velo-zurueckgeben', 'schaden'])).toEqual(topics);
    expect(await topicsOf('/fr/service-clientele', ['questions-generales', 'retourner-velo', 'dommage'])).toEqual(
      topics,
    );
  });

  it('refuses a day in the future, and an invalid time', async () => {
    expect((await sendDamage(damage({ deliveredOn: '2099-01-01' }))).data).toMatchObject({
      reply: { error: { deliveredOn: ['future'] } },
    });
    expect((await sendDamage(damage({ deliveredTime: 'mittags' }))).data).toMatchObject({
      reply: { error: { deliveredTime: ['time'] } },
    });
  });
});
