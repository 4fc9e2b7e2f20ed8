import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = new URL('../../', import.meta.url);
const texts = z.record(z.string(), z.string());

/** The media library's own texts in a language. */
async function ofStrapi(language: string): Promise<Record<string, string>> {
  const file = new URL(`node_modules/@strapi/upload/dist/admin/translations/${language}.json.mjs`, root);
  const { default: brought } = z.object({ default: texts }).parse(await import(file.href));
  return brought;
}

const ofShop = (file: string) =>
  texts.parse(JSON.parse(readFileSync(new URL(`cms/src/admin/translations/${file}.json`, root), 'utf8')));

/** Descriptions by a model: a Strapi offer that this shop does not use. */
const isModels = (key: string) => /^ai\.|aiMetadata|metadata|\.ai$/i.test(key);

it.each(['de', 'fr'])('has each text of the media library in %s', async (language) => {
  const [english, brought] = await Promise.all([ofStrapi('en'), ofStrapi(language)]);
  const own = { ...ofShop(`strapi.${language}`), ...ofShop(`media.${language}`) };
  const keys = Object.keys(english).filter((key) => !isModels(key));
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter((key) => !Object.hasOwn(own, `upload.${key}`) && !Object.hasOwn(brought, key))).toEqual([]);
});

it('takes the same values in both languages', () => {
  const values = (text = '') => [...new Set(text.match(/\{\w+/g))].sort();
  const german = ofShop('media.de');
  const french = ofShop('media.fr');
  expect(Object.keys(french)).toEqual(Object.keys(german));
  for (const [key, text] of Object.entries(german)) expect([key, values(french[key])]).toEqual([key, values(text)]);
});
