import { z } from 'zod';
import { defaultLocale, locales } from '~/i18n/locales.ts';
import { collectionKinds, deliveryWeekdays, publicCollections, sharedPlanTypes } from './content.ts';
import { faqCategoryKeys } from './faq.ts';

/* What `GET /api/strapi/fetchcontent/` takes and gives (spec §7). */

const names = publicCollections.map((name) => `\`${name}\``).join(', ');

export const contentQuery = z.object({
  locale: z.enum(locales).default(defaultLocale),
  collections: z
    .string()
    .meta({ description: `Comma-separated names of ${names}.` })
    .transform((list) =>
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(publicCollections)).min(1, 'expected collection names').max(20)),
});

const picture = z.object({
  src: z.string(),
  srcSet: z.string(),
  formats: z.array(z.object({ type: z.string(), srcSet: z.string() })).optional(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

const listingItem = z.object({
  title: z.string(),
  text: z.string().optional(),
  picture: picture.optional(),
  link: z.string().optional(),
});

const organization = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  private: z.boolean().meta({ description: 'If true, only the login popup is returned.' }),
  loginPopup: z
    .object({
      logo: picture.optional(),
      title: z.string(),
      subTitle: z.string().optional(),
      bulletPoints: z.array(z.string()),
    })
    .optional(),
  maxDiscountCodeAmount: z.number().optional().meta({ description: 'Whole francs.' }),
  combineDiscountCodeAndPublicDiscount: z.boolean().optional(),
  discountCodeIsRequiredForCheckout: z.boolean().optional(),
  restrictCartToOnlyOneProductMax: z.boolean().optional(),
  maxPlanLength: z.number().optional().meta({ description: 'Months.' }),
  costSharing: z
    .object({
      planType: z.enum(sharedPlanTypes),
      share: z.union([
        z.object({ kind: z.literal('amount'), francs: z.number() }),
        z.object({ kind: z.literal('percent'), percent: z.number(), capFrancs: z.number().optional() }),
      ]),
    })
    .optional()
    .meta({ description: 'The employer’s share of each rate, in whole francs or percent.' }),
  assortment: z
    .object({
      brands: z.array(z.string()),
      categories: z.array(z.string()),
      minPrice: z.number().optional(),
      maxPrice: z.number().optional(),
    })
    .optional(),
  logo: picture.optional(),
  motif: picture.optional(),
  theme: z.record(z.string(), z.string()).optional(),
  languages: z.array(z.enum(locales)).optional(),
  contactEmail: z.string().optional(),
  contactPhone: z.string().optional(),
  senderName: z.string().optional(),
  pages: z.array(z.object({ title: z.string(), slug: z.string(), html: z.string() })).optional(),
  imprint: z.string().optional(),
  listingItem: listingItem.optional(),
  banner: z
    .object({
      text: z.string(),
      linkText: z.string().optional(),
      link: z.string().optional(),
      picture: picture.optional(),
    })
    .optional(),
  stickyBar: z.object({ text: z.string(), ctaText: z.string().optional(), link: z.string().optional() }).optional(),
  home: z.array(z.looseObject({ kind: z.string() })).optional(),
});

const liveNotification = z.object({
  id: z.string(),
  title: z.string(),
  link: z.string().optional(),
  image: picture.optional(),
  hasCta: z.boolean(),
  ctaText: z.string().optional(),
  textColor: z.string().optional(),
  showUpDelayInMinutes: z.number().optional(),
  displayOnPages: z.array(z.string()),
});

const limitedOffer = z.object({
  id: z.string(),
  title: z.string(),
  productSlug: z.string().optional(),
  sku: z.string().optional(),
  percent: z.number().optional(),
  text: z.string().optional(),
  limitedOfferStartDate: z.string(),
  limitedOfferDuration: z.number().meta({ description: 'Hours.' }),
});

const collection = z.object({
  id: z.string(),
  kind: z.enum(collectionKinds),
  category: z.string().optional(),
  brand: z.string().optional(),
  title: z.string(),
  slug: z.string(),
  html: z.string().optional(),
  picture: picture.optional(),
  productSlugs: z.array(z.string()),
  rule: z.record(z.string(), z.string()).optional(),
  pinned: z.array(z.string()).optional(),
  excluded: z.array(z.string()).optional(),
  listingItem: listingItem.optional(),
  blocks: z.array(z.looseObject({ kind: z.string() })).optional(),
});

const answerPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
]);

const faqEntry = z.object({
  id: z.string(),
  number: z.int().optional(),
  category: z.enum(faqCategoryKeys),
  title: z.string(),
  slug: z.string(),
  answer: z.array(answerPart),
  plainAnswer: z.string(),
  synonyms: z.array(z.string()).optional(),
});

const shopSetting = z.object({
  shopName: z.string(),
  logo: picture.optional(),
  phone: z.string(),
  chatNumber: z.string().optional(),
  salesMailbox: z.string(),
  address: z.object({
    company: z.string(),
    street: z.string(),
    zip: z.string(),
    town: z.string(),
    country: z.string(),
    uid: z.string().optional(),
  }),
  bookingLink: z.string().optional(),
  blogUrl: z.string().optional(),
  serviceCentersUrl: z.string().optional(),
  printFlyerRedirects: z.array(z.object({ parameter: z.string(), value: z.string(), page: z.string() })),
  deliveryRules: z.array(
    z.object({
      fromZip: z.number(),
      toZip: z.number(),
      canton: z.string(),
      stock: z.enum(['instock', 'onorder']),
      workingDays: z.number(),
      weekday: z.enum(deliveryWeekdays).optional(),
    }),
  ),
  callHours: z.array(z.object({ weekday: z.enum(deliveryWeekdays), from: z.string(), to: z.string() })).optional(),
  promises: z.array(z.string()),
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  announcement: z.object({ text: z.string(), link: z.string().optional() }).optional(),
});

/** What the call answers: only what was asked for. */
export const publicContentSchema = z.object({
  organizations: z.array(organization).optional(),
  liveNotifications: z.array(liveNotification).optional(),
  limitedOffers: z.array(limitedOffer).optional(),
  collections: z.array(collection).optional(),
  faqEntries: z.array(faqEntry).optional(),
  shopSetting: shopSetting.optional(),
});
