import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const cms = fileURLToPath(new URL('../../cms/src', import.meta.url));

const panel = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ panel: z.object(shape) });

const schema = z.object({
  pluginOptions: panel({ title: z.string() }),
  attributes: z.record(
    z.string(),
    z.object({ pluginOptions: panel({ label: z.string().min(1), description: z.string().optional() }) }),
  ),
});

const files = ['api', 'components'].flatMap((folder) =>
  readdirSync(`${cms}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
);

describe.each(files)('%s', (file) => {
  it('names each field for editors, and the field that names an entry', () => {
    const { pluginOptions, attributes } = schema.parse(JSON.parse(readFileSync(`${cms}/${file}`, 'utf8')));
    expect(Object.keys(attributes)).toContain(pluginOptions.panel.title);
  });
});

/** Attributes by the files of their types, as the specification names them (spec §3). */
const named: Readonly<Record<string, string[]>> = {
  'api/organization/content-types/organization/schema.json': [
    ...[
      'loginPopup',
      'maxDiscountCodeAmount',
      'combineDiscountCodeAndPublicDiscount',
      'maxPlanLength',
      'home',
      'banner',
    ],
    ...['discountCodeIsRequiredForCheckout', 'restrictCartToOnlyOneProductMax', 'listingItem', 'stickyBar'],
  ],
  'components/organization/login-popup.json': ['logo', 'title', 'subTitle', 'bulletPoints'],
  'api/live-notification/content-types/live-notification/schema.json': [
    ...['title', 'link', 'image', 'hasCta', 'ctaText', 'textColor', 'showUpDelayInMinutes', 'displayOnPages'],
  ],
  'api/limited-offer/content-types/limited-offer/schema.json': ['limitedOfferStartDate', 'limitedOfferDuration'],
  'api/faq-entry/content-types/faq-entry/schema.json': ['number', 'title', 'text', 'parts', 'category'],
};

it.each(Object.keys(named))('%s has every field that the specification names', (file) => {
  expect(files).toContain(file);
  const { attributes } = schema.parse(JSON.parse(readFileSync(`${cms}/${file}`, 'utf8')));
  expect(Object.keys(attributes)).toEqual(expect.arrayContaining(named[file] ?? []));
});

/** Values that need no translation: cantons, and the kinds of cost sharing of the specification. */
const ITSELF = /^([A-Z]{2}|mhp|bfe|mbp)$/;

it.each(['de', 'fr'])('has words for each value of a list in the panel in %s', (language) => {
  const words = z
    .record(z.string(), z.string().min(1))
    .parse(JSON.parse(readFileSync(`${cms}/admin/translations/values.${language}.json`, 'utf8')));
  const listed = z.object({ attributes: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })) });
  const values = files.flatMap((file) =>
    Object.values(listed.parse(JSON.parse(readFileSync(`${cms}/${file}`, 'utf8'))).attributes).flatMap(
      (attribute) => attribute.enum ?? [],
    ),
  );
  expect(values.length).toBeGreaterThan(60);
  expect(values.filter((value) => !ITSELF.test(value) && !Object.hasOwn(words, value))).toEqual([]);
});

it('names each type and field in French', () => {
  const words = z
    .record(z.string(), z.string().min(1))
    .parse(JSON.parse(readFileSync(`${cms}/admin/translations/fields.fr.json`, 'utf8')));
  const keys = files.flatMap((file) => {
    const [, folder, , name] = file.split('/');
    const owner = file.startsWith('api/')
      ? `content-types.api::${folder}.${name}`
      : `components.${file.slice('components/'.length, -'.json'.length).replace('/', '.')}`;
    const { attributes } = schema.parse(JSON.parse(readFileSync(`${cms}/${file}`, 'utf8')));
    return Object.keys(attributes).map((field) => `content-manager.${owner}.${field}`);
  });
  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter((key) => !Object.hasOwn(words, key))).toEqual([]);
});

it('knows the kinds of collections and the categories of questions that the specification names', () => {
  const valuesOf = (type: string, field: string) =>
    z
      .object({ attributes: z.object({ [field]: z.object({ enum: z.array(z.string()) }) }) })
      .parse(JSON.parse(readFileSync(`${cms}/api/${type}/content-types/${type}/schema.json`, 'utf8'))).attributes[field]
      ?.enum;
  expect(valuesOf('collection', 'kind')?.sort()).toEqual(
    ['AllBikes', 'Accessories', 'BrandWorld', 'Categories', 'Brands', 'Custom'].sort(),
  );
  expect(valuesOf('faq-entry', 'category')).toHaveLength(8);
});
