import { z } from 'zod';
import { defaultLocale, locales } from '~/i18n/locales.ts';
import { parseListingQuery } from './listing-query.ts';
import type { ListingScope } from './listings.ts';
import { LONGEST_SCOPE } from './scope-text.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,60}$/);
const slugs = z.array(slug).max(5);

const scope = z.strictObject({
  kind: z.enum(['bike', 'accessory']).optional(),
  category: slug.optional(),
  brand: slug.optional(),
  preset: z
    .strictObject({
      frame: slugs.optional(),
      wearer: slugs.optional(),
      speed: slugs.optional(),
      onSale: z.boolean().optional(),
    })
    .optional(),
  only: z.array(z.int().positive()).optional(),
  except: z.array(z.int().positive()).optional(),
  rule: z.string().optional(),
});

/** A listing's scope as `formatScope` writes it. */
const scopeText = z
  .string()
  .max(LONGEST_SCOPE)
  .default('{}')
  .meta({ description: 'Scope of the listing before filters, as JSON; default: everything.' })
  .transform((text, context): ListingScope => {
    const read = scope.safeParse(json(text));
    if (read.success) return scopeOf(read.data);
    context.addIssue({ code: 'custom', message: 'expected a listing scope as JSON' });
    return z.NEVER;
  });

/** What the call that counts filters takes beside the parameters of a listing. */
export const countQuery = z.object({ locale: z.enum(locales).default(defaultLocale), list: scopeText });

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function scopeOf({ kind, category, brand, preset, only, except, rule }: z.infer<typeof scope>): ListingScope {
  const { frame, wearer, speed, onSale } = preset ?? {};
  return {
    ...(kind ? { kind } : {}),
    ...(category ? { category } : {}),
    ...(brand ? { brand } : {}),
    ...(preset
      ? {
          preset: {
            ...(frame ? { frame } : {}),
            ...(wearer ? { wearer } : {}),
            ...(speed ? { speed } : {}),
            ...(onSale ? { onSale } : {}),
          },
        }
      : {}),
    ...(only ? { only } : {}),
    ...(except ? { except } : {}),
    ...(rule === undefined ? {} : { rule: parseListingQuery(new URLSearchParams(rule)).query }),
  };
}
