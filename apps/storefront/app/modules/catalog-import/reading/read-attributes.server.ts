import { type Mapping, meaningOf } from './mapping.ts';
import { createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { z } from 'zod';
import { attributeSlug } from './attribute-roles.ts';
import type { Choice, FeedAttribute, FeedCategory, FeedImage } from '~/modules/catalog-import/feed/feed-item.ts';
import { type Fields, fieldSchemas, isObject, plainField } from './fields.server.ts';
import { catalogueCategory } from './categories-of-feed.ts';
import { feedId } from './numbers.ts';
import { readSlug, slugify } from './slug.ts';
import { plainName, plainText } from './text.server.ts';

const { text, flag } = fieldSchemas;

const term = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ name: text }).transform(({ name }) => name),
]);
const terms = z.union([z.array(term), z.string().transform((value) => value.split('|')), z.null()]).optional();

const attributeSchema = z.object({
  name: text,
  slug: text,
  visible: flag.default(true),
  variation: flag,
  options: terms,
  terms,
  option: text,
});

type AttributeEntry = z.infer<typeof attributeSchema>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** An attribute as `attributeSchema` reads it, where it stands as WooCommerce writes it. */
function plainAttribute(entry: unknown): AttributeEntry | undefined {
  if (!isObject(entry)) return undefined;
  const { name, slug = '', visible = true, variation = false, options, terms: own, option: chosen = '' } = entry;
  if (!isText(name) || !isText(slug) || !isText(chosen) || own !== undefined) return undefined;
  if (typeof visible !== 'boolean' || typeof variation !== 'boolean') return undefined;
  if (options !== undefined && !(Array.isArray(options) && options.every(isText))) return undefined;
  return { name, slug, visible, variation, options, terms: undefined, option: chosen };
}

const categorySchema = z.union([
  z.string().transform((name) => ({ name, slug: '' })),
  z
    .object({ name: text, slug: text })
    .refine(({ name, slug }) => name !== '' || slug !== '', 'has neither name nor slug'),
]);

function plainCategory(entry: unknown): z.infer<typeof categorySchema> | undefined {
  if (!isObject(entry)) return undefined;
  const { name, slug } = entry;
  return isText(name) && isText(slug) && (name !== '' || slug !== '') ? { name, slug } : undefined;
}

const imageSchema = z.union([
  z.string().transform((src) => ({ src, name: '', alt: '', id: undefined })),
  z.object({ src: text, name: text, alt: text, id: z.unknown().optional() }),
]);

function plainImage(entry: unknown): z.infer<typeof imageSchema> | undefined {
  if (!isObject(entry)) return undefined;
  const src = plainField(entry.src);
  const name = plainField(entry.name);
  const alt = plainField(entry.alt);
  if (src === undefined || name === undefined || alt === undefined) return undefined;
  return { src, name, alt, id: entry.id };
}

const MOST_IMAGES = 30;
const LONGEST_OPTION = 120;

const option = (value: string) => plainText(value, LONGEST_OPTION);

/** An option of an attribute; a size without the words around it: "Grösse M-Rahmen" is M. */
function optionOf(slug: string | undefined, value: string): string {
  const plain = option(value);
  if (slug !== 'pa_groesse') return plain;
  const bare = plain
    .replace(
      /^(?:(?:rahmen)?gr(?:ö|oe)(?:ss|ß)e|gr\.|taille(?: de cadre)?|(?:frame )?size)\s*:?\s*(?=(?:x{0,3}[sml]|\d+)(?!\p{L}))/iu,
      '',
    )
    .replace(/(?<=^(?:x{0,3}[sml]|\d+(?: ?cm)?))[\s-]*(?:rahmen|frame)$/iu, '');
  return bare === '' ? plain : bare;
}

/**
 * Slugs of attributes by how a feed names them, which it does for every product in the same way; of each mapping its
 * own.
 */
const knownSlugs = new WeakMap<Mapping, Map<string, string | undefined>>();
const MOST_KNOWN_SLUGS = 5_000;

/** An attribute's slug in the catalogue; undefined if it has no name or is to be left out. */
function slugOf({ slug, name }: { slug: string; name: string }, mapping: Mapping): string | undefined {
  let known = knownSlugs.get(mapping);
  if (!known) knownSlugs.set(mapping, (known = new Map()));
  const key = `${slug}\n${name}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = makeSlugOf(slug, name, mapping);
  if (key.length <= 120 && known.size < MOST_KNOWN_SLUGS) known.set(key, made);
  return made;
}

function makeSlugOf(slug: string, name: string, { attributes }: Mapping): string | undefined {
  const nameSlug = slugify(plainName(name));
  const mapped = meaningOf(attributes, nameSlug, slugify(slug.replace(/^(attribute_)?pa_/i, '')));
  return mapped === null ? undefined : (mapped ?? attributeSlug(slug.trim(), nameSlug));
}

/** The attributes of a product. Two of one meaning (`Farbe` and `pa_color`) become one with the options of both. */
export function readAttributes(fields: Fields, mapping: Mapping): FeedAttribute[] {
  const bySlug = new Map<string, FeedAttribute>();
  for (const attribute of fields.list('attributes', attributeSchema, plainAttribute)) {
    const name = plainName(attribute.name);
    const slug = slugOf(attribute, mapping);
    const options = [
      ...(attribute.options ?? []),
      ...(attribute.terms ?? []),
      ...(attribute.option ? [attribute.option] : []),
    ]
      .map((value) => optionOf(slug, value))
      .filter(Boolean);
    if (slug === undefined || options.length === 0) continue;
    const present = bySlug.get(slug);
    const all = [...new Set([...(present?.options ?? []), ...options])];
    bySlug.set(slug, {
      slug,
      name: present?.name ?? (name || slug.replace(/^pa_/, '')),
      visible: attribute.visible || (present?.visible ?? false),
      variation: attribute.variation || (present?.variation ?? false),
      options: all,
    });
  }
  return [...bySlug.values()];
}

/** What a variation represents; an empty option means any. */
export function readChoices(fields: Fields, mapping: Mapping): Choice[] {
  return fields.list('attributes', attributeSchema, plainAttribute).flatMap((attribute) => {
    const slug = slugOf(attribute, mapping);
    return slug === undefined
      ? []
      : [{ slug, option: optionOf(slug, attribute.option || attribute.options?.[0] || '') }];
  });
}

/** The categories of a product with their meaning; "uncategorised" is none. */
export function readCategories(fields: Fields, mapping: Mapping): FeedCategory[] {
  const bySlug = new Map<string, FeedCategory>();
  for (const category of fields.list('categories', categorySchema, plainCategory)) {
    const name = plainName(category.name || category.slug);
    // §3's slugs have underscores, which a slug made anew would lose.
    const given = category.slug.trim().toLowerCase();
    const slug = /^[a-z0-9_-]{1,180}$/.test(given) ? given : readSlug(given);
    const means = meaningOf(mapping.categories, slugify(name), slug);
    if (means === null) continue;
    const read = catalogueCategory(slug, slugify(name));
    const found = means === undefined ? read : { slug: read?.known === false ? read.slug : means, known: false, means };
    if (found && !bySlug.has(found.slug)) bySlug.set(found.slug, { ...found, name });
  }
  return [...bySlug.values()];
}

/** Pictures with an address on the web; WooCommerce's placeholder is none. */
export function readImages(fields: Fields): FeedImage[] {
  const bySrc = new Map<string, FeedImage>();
  for (const image of fields.list('images', imageSchema, plainImage)) {
    const src = image.src.trim();
    if (src === '' || /woocommerce-placeholder/.test(src)) continue;
    if (!isWebAddress(src)) fields.warn('images', createMessage('no-address', { address: src.slice(0, 80) }));
    else if (!bySrc.has(src))
      bySrc.set(src, { id: feedId(image.id) ?? null, src, name: plainName(image.name), alt: plainName(image.alt) });
  }
  return [...bySrc.values()].slice(0, MOST_IMAGES);
}

/** The address of a variation's own picture. */
export function readVariationImage(fields: Fields): string | null {
  const value = fields.raw('image');
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (first === undefined || first === null) return null;
  const src = imageSchema.safeParse(first).data?.src.trim() ?? '';
  return isWebAddress(src) && !/woocommerce-placeholder/.test(src) ? src : null;
}

function isWebAddress(src: string): boolean {
  return src.length <= 2000 && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(src) && URL.canParse(src);
}
