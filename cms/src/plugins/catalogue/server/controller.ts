import type { Core } from '@strapi/strapi';
import { askShop, ShopError } from '../../../platform/shop';
import { publishedCollections } from './collections';

interface Context {
  query: Record<string, unknown>;
  status: number;
  body: unknown;
}

const MISUNDERSTOOD =
  'Der Shop versteht diese Angaben nicht. Prüf Preis und Rate: ganze Zahlen, «von» nicht höher als «bis».';

/** Query parameters: strings only. */
function textsOf(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Forwards a request to the shop; responds with a message if the shop is unavailable. */
const passOn =
  (strapi: Core.Strapi, what: string) =>
  async (ctx: Context): Promise<void> => {
    try {
      ctx.body = await askShop(`catalogue/${what}`, { query: textsOf(ctx.query), misunderstood: MISUNDERSTOOD });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      strapi.log.warn(error.message);
      ctx.status = error.status;
      ctx.body = { error: { status: error.status, name: 'ShopError', message: error.forEditors } };
    }
  };

/** One action per request of the fields. */
export const catalogueController = ({ strapi }: { strapi: Core.Strapi }) => ({
  products: passOn(strapi, 'products'),
  choices: passOn(strapi, 'choices'),
  count: passOn(strapi, 'count'),
  offer: passOn(strapi, 'offer'),
  async collections(ctx: Context): Promise<void> {
    ctx.body = { collections: await publishedCollections(strapi, ctx.query.locale) };
  },
});
