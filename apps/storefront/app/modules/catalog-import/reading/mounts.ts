import { carriedKg, type Mount } from '~/modules/catalog/gear.ts';
import type { AccessoryType } from '@velory/illustrations/illustrations.ts';
import type { FeedAttribute } from '~/modules/catalog-import/feed/feed-item.ts';
import { numberBefore, numbersIn } from './numbers.ts';
import type { Facts } from './record.ts';
import { slugify } from './slug.ts';

/** What is known of a product when it is asked what it offers or needs. */
interface Asked {
  attributes: readonly FeedAttribute[];
  /** Slugs in the catalogue. */
  categories: readonly string[];
  facts: Pick<Facts, 'frameTypes' | 'weightGrams' | 'batteryWh'>;
}

const optionsOf = (attributes: readonly FeedAttribute[], slug: string): readonly string[] =>
  attributes.find((attribute) => attribute.slug === slug)?.options ?? [];

const wheels = ['16', '18', '20', '24', '26', '27.5', '28', '29'] as const;

/** Wheels that a text names in inches: `28 Zoll`, `27,5"`. */
function wheelsIn(text: string): Mount[] {
  const inches = numbersIn(text).map(String);
  return wheels.filter((each) => inches.includes(each)).map((each) => `wheel-${each}` as const);
}

/** What a bike offers to accessories, by its attributes. What is not said is not offered. */
export function offersOf({ attributes, categories, facts }: Asked): Mount[] {
  const text = (slug: string) => optionsOf(attributes, slug).map(slugify).join(' ');
  const is = (...slugs: string[]) => slugs.some((slug) => categories.includes(slug));
  const rack = text('pa_gepaecktraeger');
  const hasRack = rack !== '' && !/^(ohne|keiner|nein|sans|non|none)\b/.test(rack);
  const rackKg = numberBefore(optionsOf(attributes, 'pa_gepaecktraeger').join(' '), /kg/) ?? 0;
  const isCarbon = /carbon/.test(text('pa_rahmenmaterial'));
  const isSolid = !isCarbon && !is('kids') && text('pa_rahmenmaterial') !== '';
  const isRigidBehind = isSolid && !is('fully', 'e_fully', 'e_cargo');
  const isElectric = facts.batteryWh !== null;
  const weightKg = facts.weightGrams === null ? Infinity : facts.weightGrams / 1000;
  const offered: readonly (readonly [Mount, boolean])[] = [
    ['rack', hasRack],
    ['rack-35-kg', hasRack && rackKg >= 35],
    ['stays', isRigidBehind],
    ['eyelets', isRigidBehind && !hasRack],
    ['fork-eyelets', isSolid && /starr|rigide/.test(text('pa_gabel'))],
    ['seat-tube', isRigidBehind],
    ['head-tube', isSolid && !is('road', 'e_road', 'gravel')],
    ['triangle', facts.frameTypes.includes('diamant') && !is('fully', 'e_fully')],
    ['battery', isElectric],
    ['dynamo', !isElectric && /\d/.test(text('pa_licht'))],
    ['hitch', isSolid],
  ];
  return [
    ...offered.filter(([, isOffered]) => isOffered).map(([mount]) => mount),
    ...wheelsIn(optionsOf(attributes, 'pa_laufrad').join(' ')),
    ...carriedKg.filter((kg) => weightKg <= kg).map((kg) => `up-to-${kg}-kg` as const),
  ];
}

/** What feeds call the parts that accessories are held by; the first that fits is meant. */
const words: readonly [RegExp, Mount][] = [
  [/gepaecktraeger.*35|porte-bagages.*35/, 'rack-35-kg'],
  [/oesen.*gabel|oeillets.*fourche|fork-eyelets/, 'fork-eyelets'],
  [/oesen|oeillets|eyelets/, 'eyelets'],
  [/gepaecktraeger|porte-bagages|luggage-rack/, 'rack'],
  [/sitzstreben|haubans|stays/, 'stays'],
  [/sitzrohr|tube-de-selle|seat-tube/, 'seat-tube'],
  [/steuerrohr|tube-de-direction|head-tube/, 'head-tube'],
  [/rahmendreieck|triangle/, 'triangle'],
  [/akku|batterie|battery/, 'battery'],
  [/dynamo/, 'dynamo'],
  [/achse|kupplung|axe|attelage|hitch/, 'hitch'],
];

const EVERY_BIKE = /^(alle|jede[sn]?|tou(te)?s?|tout|every|all|universal|universel)\b/;

/** Accessories that hang on no part of a bike. */
const FREE: ReadonlySet<AccessoryType> = new Set(['helmet', 'glove', 'pump', 'tool', 'lock']);

function needOf(option: string): Mount[] {
  const slug = slugify(option);
  if (EVERY_BIKE.test(slug)) return [];
  const kg = /kg/.test(slug) ? numberBefore(option, /kg/) : undefined;
  const named = words.find(([pattern]) => pattern.test(slug))?.[1];
  if (named) return [named];
  if (kg !== undefined) return [`up-to-${[...carriedKg].reverse().find((each) => each <= kg) ?? carriedKg[0]}-kg`];
  const wheel = wheelsIn(option);
  return wheel.length > 0 ? wheel : ['unknown'];
}

/** What an accessory needs of a bike: what its attribute says, nothing if it hangs on none, else it is not known. */
export function needsOf(attributes: readonly FeedAttribute[], type: AccessoryType): Mount[] {
  const options = optionsOf(attributes, 'pa_passt-an');
  if (options.length > 0) return [...new Set(options.flatMap(needOf))];
  return FREE.has(type) ? [] : ['unknown'];
}
