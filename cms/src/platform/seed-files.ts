import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** Names of the files of `cms/src/seed`. */
export async function seedFiles(strapi: Core.Strapi): Promise<string[]> {
  return readdir(path.join(strapi.dirs.app.src, 'seed'));
}

/** Reads a file of `cms/src/seed`. */
export async function seedText(strapi: Core.Strapi, file: string): Promise<string> {
  return readFile(path.join(strapi.dirs.app.src, 'seed', file), 'utf8');
}

/** Reads a JSON file of `cms/src/seed`. Values are validated by the content types when stored. */
export async function seedJson<Content>(strapi: Core.Strapi, file: string): Promise<Content> {
  return JSON.parse(await seedText(strapi, file)) as Content;
}
