import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import { testSecrets } from '../../support/environment.ts';
import { type ServiceProcess, startShop, startStrapi, stopServices } from '../../support/services.ts';
import {
  answer,
  brandWorld,
  collection,
  component,
  editor,
  faq,
  liveNotification,
  organization,
  page,
  Panel,
} from '../cms/cms-client.ts';
import { HostShopper } from '../organizations/host-shopper.ts';

const faqVideo = 'api::faq-video.faq-video';
const blackFriday = 'api::black-friday.black-friday';

let cms: ServiceProcess;
let shop: ServiceProcess;
let port: number;
let panel: Panel;

/** Ids of pictures by purpose; their files have that name. */
const pictures = new Map<string, number>();
const names = [
  ...['welt', 'sammlung', 'kachel', 'bauteil', 'video', 'hinweis', 'banner', 'einstieg', 'galerie-a', 'galerie-b'],
  ...['blockvideo', 'partner'],
];
const picture = (name: string): number => pictures.get(name) ?? 0;

/** A row of the table: a field, the page on which shoppers see it, and the text that it shows there. */
interface Row {
  field: string;
  path: string;
  says: string;
  /** First part of the host's name, for an organization's shop. */
  host?: string;
}

const PRODUCT = 'focus-furka-x-e-mountainbike-fully';

/** One of every kind of block whose fields are pictures or texts, each with its own text. */
const blocks = () => [
  {
    __component: 'blocks.hero',
    title: 'Titel des Einstiegs',
    text: 'Text des Einstiegs',
    picture: picture('einstieg'),
    primaryLink: { label: 'Erster Knopf', href: '/faq/konzept' },
    secondaryLink: { label: 'Zweiter Knopf', href: '/zubehoer' },
  },
  { __component: 'blocks.text', title: 'Titel des Texts', body: 'Ein **fetter** Text des Bausteins.' },
  {
    __component: 'blocks.banner',
    title: 'Titel des Banners',
    text: 'Text des Banners',
    picture: picture('banner'),
    link: { label: 'Knopf des Banners', href: '/vergleich' },
  },
  { __component: 'blocks.banner', title: 'Banner mit Bike', productSlug: PRODUCT },
  { __component: 'blocks.gallery', title: 'Titel der Galerie', pictures: [picture('galerie-a'), picture('galerie-b')] },
  {
    __component: 'blocks.video',
    title: 'Titel des Videos',
    youtubeId: 'M7lc1UVf-VE',
    seconds: 251,
    transcript: answer('Worte des Videos.'),
    picture: picture('blockvideo'),
  },
  {
    __component: 'blocks.testimonials',
    title: 'Titel der Stimmen',
    testimonials: [
      { quote: 'Eine Stimme mit Zusage.', name: 'Name der Stimme', about: 'Limmat 5, seit Mai', consent: true },
    ],
  },
  { __component: 'blocks.faq-teaser', title: 'Titel der Fragen', category: 'delivery', count: 2 },
  { __component: 'blocks.newsletter', title: 'Titel der Anmeldung', text: 'Text der Anmeldung' },
];

const world = '/brand-world/feldrad';
const list = '/feldsammlung';
const motor = '/bike-verzeichnis/motor/feldmotor';
const own = (field: string, says: string): Row => ({ field, says, path: '/', host: 'feldwerke' });

const rows: Row[] = [
  { field: 'brand-world title', path: world, says: 'Feldrad' },
  { field: 'brand-world claim', path: world, says: 'Der Satz unter dem Titel.' },
  { field: 'brand-world description', path: world, says: 'Was Suchmaschinen von Feldrad zeigen.' },
  { field: 'brand-world picture', path: world, says: 'welt_' },
  { field: 'brand-world story', path: world, says: '<strong>Geschichte</strong> von Feldrad' },
  { field: 'brand-world facts', path: world, says: 'Gegründet' },
  { field: 'shared.fact value', path: world, says: '1998 in Chur' },
  { field: 'brand-world testDrive', path: world, says: 'Probefahrten am Samstag.' },
  { field: 'brand-world blocks', path: world, says: 'Titel des Einstiegs' },
  { field: 'blocks.hero text', path: world, says: 'Text des Einstiegs' },
  { field: 'blocks.hero picture', path: world, says: 'einstieg_' },
  { field: 'blocks.hero primaryLink', path: world, says: 'Erster Knopf' },
  { field: 'blocks.hero secondaryLink', path: world, says: 'Zweiter Knopf' },
  { field: 'blocks.text title', path: world, says: 'Titel des Texts' },
  { field: 'blocks.text body', path: world, says: 'Ein <strong>fetter</strong> Text' },
  { field: 'blocks.banner title', path: world, says: 'Titel des Banners' },
  { field: 'blocks.banner text', path: world, says: 'Text des Banners' },
  { field: 'blocks.banner picture', path: world, says: 'banner_' },
  { field: 'blocks.banner link', path: world, says: 'Knopf des Banners' },
  { field: 'blocks.banner productSlug', path: world, says: 'Furka' },
  { field: 'blocks.gallery title', path: world, says: 'Titel der Galerie' },
  { field: 'blocks.gallery pictures', path: world, says: 'galerie_b_' },
  { field: 'blocks.video title', path: world, says: 'Titel des Videos' },
  { field: 'blocks.video seconds', path: world, says: '4.11' },
  { field: 'blocks.video youtubeId', path: world, says: 'M7lc1UVf-VE' },
  { field: 'blocks.video transcript', path: world, says: 'Worte des Videos.' },
  { field: 'blocks.video picture', path: world, says: 'blockvideo_' },
  { field: 'blocks.testimonials title', path: world, says: 'Titel der Stimmen' },
  { field: 'blocks.testimonial quote', path: world, says: 'Eine Stimme mit Zusage.' },
  { field: 'blocks.testimonial name', path: world, says: 'Name der Stimme' },
  { field: 'blocks.testimonial about', path: world, says: 'Limmat 5, seit Mai' },
  { field: 'blocks.faq-teaser title', path: world, says: 'Titel der Fragen' },
  { field: 'blocks.newsletter title', path: world, says: 'Titel der Anmeldung' },
  { field: 'blocks.newsletter text', path: world, says: 'Text der Anmeldung' },
  { field: 'collection title', path: list, says: 'Feldsammlung' },
  { field: 'collection text', path: list, says: '<strong>Worte</strong> über der Sammlung' },
  { field: 'collection picture', path: list, says: 'sammlung_' },
  { field: 'collection productSlugs', path: list, says: 'Furka' },
  { field: 'collection blocks', path: list, says: 'Text unter der Sammlung' },
  { field: 'shared.listing-item title', path: list, says: 'Titel der Kachel' },
  { field: 'shared.listing-item text', path: list, says: 'Text der Kachel' },
  { field: 'shared.listing-item picture', path: list, says: 'kachel_' },
  { field: 'shared.listing-item link', path: list, says: 'href="/vergleich"' },
  { field: 'component title', path: motor, says: 'Feldmotor' },
  { field: 'component part', path: '/bike-verzeichnis/motor', says: 'Feldmotor' },
  { field: 'component summary', path: motor, says: 'Was der Feldmotor in einem Satz tut.' },
  { field: 'component text', path: motor, says: '<strong>Ausführlich</strong> zum Feldmotor' },
  { field: 'component facts', path: motor, says: 'Drehmoment' },
  { field: 'component picture', path: motor, says: 'bauteil_' },
  { field: 'faq-video title', path: '/faq/konzept', says: 'Wie stelle ich den Sattel ein?' },
  { field: 'faq-video picture', path: '/faq/konzept', says: 'video_' },
  { field: 'faq-video seconds', path: '/faq/konzept', says: '3.09' },
  { field: 'faq-video transcript', path: '/faq/konzept', says: 'Worte zum Sattel.' },
  { field: 'live-notification title', path: '/impressum', says: 'Nur hier ein Hinweis' },
  { field: 'live-notification image', path: '/impressum', says: 'hinweis_' },
  { field: 'live-notification ctaText', path: '/impressum', says: 'Knopf des Hinweises' },
  { field: 'live-notification link', path: '/impressum', says: '/kundendienst/schaden' },
  { field: 'page title', path: '/impressum', says: 'Impressum auf dem Feld' },
  { field: 'page description', path: '/impressum', says: 'Wer auf dem Feld hinter dem Laden steht.' },
  { field: 'page body', path: '/impressum', says: '<strong>Rumpf</strong> des Impressums' },
  { field: 'page blocks', path: '/impressum', says: 'Baustein unter dem Impressum' },
  { field: 'black-friday title', path: '/black-friday', says: 'Feldfreitag' },
  { field: 'black-friday text', path: '/black-friday', says: 'Der Satz unter dem Feldfreitag.' },
  { field: 'black-friday blocks', path: '/black-friday', says: 'Baustein unter dem Freitag' },
  own('organization name', 'Feldwerke AG'),
  own('organization.banner text', 'Satz des Partners'),
  own('organization.banner linkText', 'Knopf des Partners'),
  own('organization.banner link', 'href="/kategorien/e-urban"'),
  own('organization.banner picture', 'partner_'),
];

async function publish(uid: string, values: object): Promise<void> {
  const { status, entry, message } = await panel.create(uid, values);
  expect({ uid, status, message }).toMatchObject({ status: 201 });
  expect(await panel.publish(uid, entry?.documentId ?? '')).toMatchObject({ status: 200 });
}

/** Changes the seed's one entry of a kind and publishes it. */
async function change(uid: string, is: (entry: Record<string, unknown>) => boolean, values: object): Promise<void> {
  const entry = (await panel.list(uid)).entries.find(is);
  expect(await panel.update(uid, entry?.documentId ?? '', values)).toMatchObject({ status: 200 });
  expect(await panel.publish(uid, entry?.documentId ?? '')).toMatchObject({ status: 200 });
}

const text = (body: string) => ({ __component: 'blocks.text', body });

beforeAll(async () => {
  const databaseUrl = await createTestDatabase({ seeded: true });
  const free = await anyFreePort();
  port = free;
  cms = await startStrapi({ shopUrl: `http://127.0.0.1:${port}` });
  shop = await startShop({ databaseUrl, port, env: { CMS_URL: cms.url, CMS_API_TOKEN: testSecrets.CMS_API_TOKEN } });
  panel = await Panel.login(cms.url, editor);
  const photo = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer();
  for (const name of names)
    pictures.set(name, await panel.upload(`${name}.jpg`, new Blob([photo], { type: 'image/jpeg' })));
  await publish(brandWorld, {
    title: 'Feldrad',
    brandSlug: 'allegro',
    claim: 'Der Satz unter dem Titel.',
    picture: picture('welt'),
    description: 'Was Suchmaschinen von Feldrad zeigen.',
    story: 'Die **Geschichte** von Feldrad.',
    facts: [{ label: 'Gegründet', value: '1998 in Chur' }],
    testDrive: 'Probefahrten am Samstag.',
    blocks: blocks(),
  });
  await publish(collection, {
    kind: 'Custom',
    title: 'Feldsammlung',
    text: '**Worte** über der Sammlung',
    picture: picture('sammlung'),
    productSlugs: [{ slug: PRODUCT }],
    listingItem: { title: 'Titel der Kachel', text: 'Text der Kachel', picture: picture('kachel'), link: '/vergleich' },
    blocks: [text('Text unter der Sammlung')],
  });
  await publish(component, {
    part: 'motor',
    position: 1,
    title: 'Feldmotor',
    summary: 'Was der Feldmotor in einem Satz tut.',
    text: '**Ausführlich** zum Feldmotor',
    facts: [{ label: 'Drehmoment', value: '85 Nm' }],
    picture: picture('bauteil'),
  });
  await publish(faqVideo, {
    title: 'Wie stelle ich den Sattel ein?',
    youtubeId: 'M7lc1UVf-VE',
    seconds: 189,
    position: 0,
    transcript: answer('Worte zum Sattel.'),
    picture: picture('video'),
  });
  await publish(faq, {
    title: 'Zuletzt gestellt, zuerst gezeigt?',
    category: 'delivery',
    position: 0,
    answer: answer('Ja.'),
  });
  await publish(liveNotification, {
    title: 'Nur hier ein Hinweis',
    image: picture('hinweis'),
    hasCta: true,
    ctaText: 'Knopf des Hinweises',
    link: '/kundendienst/schaden',
    displayOnPages: [{ path: '/impressum' }],
  });
  await change(page, ({ key }) => key === 'imprint', {
    title: 'Impressum auf dem Feld',
    description: 'Wer auf dem Feld hinter dem Laden steht.',
    body: 'Der **Rumpf** des Impressums.',
    blocks: [text('Baustein unter dem Impressum')],
  });
  await change(blackFriday, () => true, {
    title: 'Feldfreitag',
    text: 'Der Satz unter dem Feldfreitag.',
    blocks: [text('Baustein unter dem Freitag')],
  });
  await publish(organization, {
    name: 'Feldwerke AG',
    slug: 'feldwerke',
    private: false,
    brandColor: '#0a4d57',
    actionColor: '#00636f',
    contactEmail: 'velo@feldwerke.example',
    logo: picture('partner'),
    imprint: 'Feldwerke AG, Chur',
    banner: {
      text: 'Satz des Partners',
      linkText: 'Knopf des Partners',
      link: '/kategorien/e-urban',
      picture: picture('partner'),
    },
  });
}, 240_000);

afterAll(stopServices);

async function htmlOf({ path, host }: Row): Promise<string> {
  if (host) return (await new HostShopper(port, `${host}.localhost`).ask(path)).body;
  return (await fetch(`${shop.url}${path}`)).text();
}

/** Which of some texts comes first on a page. */
async function order(path: string, ...words: string[]): Promise<string[]> {
  const html = await (await fetch(`${shop.url}${path}`)).text();
  return words.filter((word) => html.includes(word)).sort((a, b) => html.indexOf(a) - html.indexOf(b));
}

describe('the position', () => {
  it('of questions, videos and parts of bikes is their place on the page', async () => {
    const seeded = (await panel.list(component)).entries.find(
      ({ part, slug }) => part === 'motor' && slug !== 'feldmotor',
    );
    const videos = ['Wie stelle ich den Sattel ein?', 'Wie läuft eine Bestellung ab?'];
    const parts = ['Feldmotor', String(seeded?.title)];
    const questions = ['Zuletzt gestellt, zuerst gezeigt?', 'Was kostet die Lieferung?'];
    await expect.poll(() => order('/faq/lieferung', ...questions), { timeout: 15_000 }).toEqual(questions);
    expect(await order('/faq/konzept', ...videos)).toEqual(videos);
    expect(await order('/bike-verzeichnis/motor', ...parts)).toEqual(parts);
  });
});

describe('what editors write', () => {
  it.each(rows)('into $field appears on $path', async (row) => {
    await expect.poll(() => htmlOf(row), { timeout: 15_000, interval: 200 }).toContain(row.says);
  });
});
