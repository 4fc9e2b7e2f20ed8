import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import {
  type CostSharing,
  type InstanceTheme,
  type Organization,
  sharedPlanTypes,
  themeColours,
} from '~/modules/content/content.ts';
import { blocks, blocksSelection } from './blocks.schema.server.ts';
import type { ContentType } from './content-type.server.ts';
import {
  commaList,
  listingItem,
  listingItemSelection,
  optionalLink,
  optionalNumber,
  optionalPicture,
  optionalText,
  pictureSelection,
  slugList,
} from './entry-parts.schema.server.ts';
import { markdownToHtml } from './rich-text.server.ts';

/** The employer's part: a sum, or per cent; one without either counts as absent. */
const costSharing = z
  .object({
    planType: z.enum(sharedPlanTypes),
    shareAmount: optionalNumber,
    sharePercent: optionalNumber,
    shareCap: optionalNumber,
  })
  .nullish()
  .transform((sharing): CostSharing | undefined => {
    if (!sharing) return undefined;
    const { planType, shareAmount: francs, sharePercent: percent, shareCap: capFrancs } = sharing;
    if (francs) return { planType, share: { kind: 'amount', francs } };
    return percent ? { planType, share: { kind: 'percent', percent, capFrancs } } : undefined;
  });

const assortment = z
  .object({ brands: slugList, categories: slugList, minPrice: optionalNumber, maxPrice: optionalNumber })
  .nullish()
  .transform((value) => value ?? undefined);

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** Colours go into a style of every page: anything but complete six-digit colours reads as none. */
const theme = z
  .record(z.enum(themeColours), colour)
  .nullish()
  .catch(undefined)
  .transform((value): InstanceTheme | undefined => value ?? undefined);

const optionalMarkdown = optionalText.transform((text) => text && markdownToHtml(text));

const ownPages = z
  .array(z.object({ title: z.string(), slug: z.string(), body: z.string().transform(markdownToHtml) }))
  .nullish()
  .transform((pages) => (pages ?? []).map(({ body: html, ...page }) => ({ ...page, html })));

const isOn = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

const organizationSchema = z
  .object({
    documentId: z.string().min(1),
    name: z.string().min(1),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    private: z.boolean(),
    emailDomains: commaList.transform((domains) => domains.map((domain) => domain.toLowerCase())),
    invitationOnly: isOn,
    loginPopup: z
      .object({ logo: optionalPicture, title: z.string(), subTitle: optionalText, bulletPoints: commaList })
      .nullish()
      .transform((popup) => popup ?? undefined),
    maxDiscountCodeAmount: optionalNumber,
    combineDiscountCodeAndPublicDiscount: z.boolean(),
    discountCodeIsRequiredForCheckout: z.boolean(),
    restrictCartToOnlyOneProductMax: z.boolean(),
    maxPlanLength: optionalNumber,
    costSharing,
    assortment,
    logo: optionalPicture,
    motif: optionalPicture,
    theme,
    languages: z
      .enum(['both', ...locales])
      .nullish()
      .transform((value) => (value && value !== 'both' ? [value] : [...locales])),
    contactEmail: optionalText,
    contactPhone: optionalText,
    senderName: optionalText,
    pages: ownPages,
    imprint: optionalMarkdown,
    listingItem,
    banner: z
      .object({ text: z.string(), linkText: optionalText, link: optionalLink, picture: optionalPicture })
      .nullish()
      .transform((banner) => banner ?? undefined),
    stickyBar: z
      .object({ text: z.string(), ctaText: optionalText, link: optionalLink })
      .nullish()
      .transform((bar) => bar ?? undefined),
    home: blocks,
  })
  .transform(({ documentId: id, ...organization }): Organization => ({ id, ...organization }));

export const organization: ContentType<Organization> = {
  query: {
    path: 'organizations',
    fields: [
      ...['name', 'slug', 'private', 'emailDomains', 'maxDiscountCodeAmount', 'combineDiscountCodeAndPublicDiscount'],
      ...['discountCodeIsRequiredForCheckout', 'restrictCartToOnlyOneProductMax', 'maxPlanLength', 'invitationOnly'],
      ...['theme', 'languages', 'contactEmail', 'contactPhone', 'senderName', 'imprint'],
    ],
    populate: {
      loginPopup: { fields: ['title', 'subTitle', 'bulletPoints'], populate: { logo: pictureSelection } },
      costSharing: { fields: ['planType', 'shareAmount', 'sharePercent', 'shareCap'] },
      assortment: {
        fields: ['minPrice', 'maxPrice'],
        populate: { brands: { fields: ['slug'] }, categories: { fields: ['slug'] } },
      },
      logo: pictureSelection,
      motif: pictureSelection,
      pages: { fields: ['title', 'slug', 'body'] },
      listingItem: listingItemSelection,
      banner: { fields: ['text', 'linkText', 'link'], populate: { picture: pictureSelection } },
      stickyBar: { fields: ['text', 'ctaText', 'link'] },
      home: blocksSelection,
    },
    sort: 'name:asc,documentId:asc',
  },
  parse: (entry) => organizationSchema.parse(entry),
};
