import path from 'node:path';
import type { Rollup } from 'vite';

/*
 * Names of built files. Lists of ad blockers hide files by their names: a sheet called `newsletter-….css` or a script called `banner-….js`
 * never arrives for those who use one, and the page that needs it breaks.
 */

/** Words of such lists (EasyList, EasyPrivacy, Fanboy's annoyances and cookie lists, AdGuard), and beginnings of words. */
const blockedBeginnings = [
  'adsense',
  'advert',
  'affiliat',
  'analytic',
  'banner',
  'beacon',
  'bookmark',
  'campaign',
  'click',
  'comment',
  'consent',
  'cookie',
  'count',
  'coupon',
  'event',
  'exit',
  'facebook',
  'feedback',
  'fingerprint',
  'funnel',
  'gdpr',
  'google',
  'hubspot',
  'impression',
  'leadgen',
  'like',
  'market',
  'metric',
  'modal',
  'newsletter',
  'notice',
  'notification',
  'offer',
  'overlay',
  'partner',
  'pixel',
  'poll',
  'popover',
  'popup',
  'privacy',
  'promo',
  'recommend',
  'referr',
  'share',
  'sharing',
  'social',
  'spin',
  'sponsor',
  'subscri',
  'survey',
  'telemetr',
  'toast',
  'track',
  'visit',
  'whatsapp',
  'wheel',
];
const blockedWords = [
  'ad',
  'ads',
  'adv',
  'crm',
  'dsgvo',
  'gtm',
  'log',
  'pop',
  'rum',
  'stat',
  'stats',
  'tag',
  'tags',
  'utm',
];

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Whether a file's name is one that lists of ad blockers would hide. */
export const isBlockedName = (name: string): boolean =>
  wordsOf(name).some(
    (word) => blockedWords.includes(word) || blockedBeginnings.some((beginning) => word.startsWith(beginning)),
  );

/** The name that a built file gets in front of its hash: its own where nothing hides that. @param name without its ending */
export const assetName = (name: string): string => (isBlockedName(name) ? 'part' : name);

/** How style sheets and other files are called, by both builds: the server's pages link what its build calls them. */
export const assetNames: Rollup.OutputOptions = {
  // Digits and small letters: no hash looks like a word between hyphens.
  hashCharacters: 'base36',
  assetFileNames: ({ names }) => `assets/${assetName(path.parse(names[0] ?? '').name)}-[hash][extname]`,
};

const nameOfScript = ({ name }: Rollup.PreRenderedChunk): string => `assets/${assetName(name)}-[hash].js`;

/** How scripts for browsers are called. */
export const scriptNames: Rollup.OutputOptions = { entryFileNames: nameOfScript, chunkFileNames: nameOfScript };
