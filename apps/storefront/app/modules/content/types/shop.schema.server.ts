import { z } from 'zod';
import { deliveryWeekdays, type Organization, type ShopSettings } from '~/modules/content/content.ts';
import type { ContentType } from './content-type.server.ts';
import { blocks, blocksSelection } from './blocks.schema.server.ts';
import {
  commaList,
  link,
  listingItem,
  listingItemSelection,
  optionalLink,
  optionalNumber,
  optionalPicture,
  optionalText,
  pictureSelection,
  textList,
} from './entry-parts.schema.server.ts';

const addressSchema = z.object({
  company: z.string(),
  street: z.string(),
  zip: z.string(),
  town: z.string(),
  country: z.string(),
  uid: optionalText,
});

const deliveryRuleSchema = z.object({
  fromZip: z.number().int(),
  toZip: z.number().int(),
  canton: z.string().length(2),
  stock: z.enum(['instock', 'onorder']),
  workingDays: z.number().int().min(1),
  weekday: z
    .enum(deliveryWeekdays)
    .nullish()
    .transform((weekday) => weekday ?? undefined),
});

const callHoursSchema = z
  .array(
    z.object({
      weekday: z.enum(deliveryWeekdays),
      from: z.string().regex(/^\d\d:\d\d$/),
      to: z.string().regex(/^\d\d:\d\d$/),
    }),
  )
  .nullish()
  .transform((hours) => hours ?? []);

const shopSettingSchema = z.object({
  shopName: z.string().min(1),
  logo: optionalPicture,
  phone: z.string().min(1),
  chatNumber: optionalText,
  salesMailbox: z.email(),
  address: addressSchema,
  bookingLink: optionalLink,
  blogUrl: optionalLink,
  serviceCentersUrl: optionalLink,
  printFlyerRedirects: z
    .array(z.object({ parameter: z.string(), value: z.string(), page: z.string().regex(/^\/(?!\/)/) }))
    .nullish()
    .transform((redirects) => redirects ?? []),
  deliveryRules: z
    .array(deliveryRuleSchema)
    .nullish()
    .transform((rules) => rules ?? []),
  callHours: callHoursSchema,
  promises: textList,
  socialLinks: z
    .array(z.object({ label: z.string(), url: link }))
    .nullish()
    .transform((links) => links ?? []),
  announcement: z
    .object({ text: z.string(), link: optionalLink })
    .nullish()
    .transform((value) => value ?? undefined),
});

export const shopSetting: ContentType<ShopSettings> = {
  query: {
    path: 'shop-setting',
    single: true,
    fields: ['shopName', 'phone', 'chatNumber', 'salesMailbox', 'bookingLink', 'blogUrl', 'serviceCentersUrl'],
    populate: {
      logo: pictureSelection,
      address: { fields: ['company', 'street', 'zip', 'town', 'country', 'uid'] },
      printFlyerRedirects: { fields: ['parameter', 'value', 'page'] },
      deliveryRules: { fields: ['fromZip', 'toZip', 'canton', 'stock', 'workingDays', 'weekday'] },
      callHours: { fields: ['weekday', 'from', 'to'] },
      promises: { fields: ['text'] },
      socialLinks: { fields: ['label', 'url'] },
      announcement: { fields: ['text', 'link'] },
    },
  },
  parse: (entry) => shopSettingSchema.parse(entry),
};

const organizationSchema = z
  .object({
    documentId: z.string().min(1),
    name: z.string().min(1),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    private: z.boolean(),
    emailDomains: commaList.transform((domains) => domains.map((domain) => domain.toLowerCase())),
    loginPopup: z
      .object({ logo: optionalPicture, title: z.string(), subTitle: optionalText, bulletPoints: commaList })
      .nullish()
      .transform((popup) => popup ?? undefined),
    maxDiscountCodeAmount: optionalNumber,
    combineDiscountCodeAndPublicDiscount: z.boolean(),
    discountCodeIsRequiredForCheckout: z.boolean(),
    restrictCartToOnlyOneProductMax: z.boolean(),
    maxPlanLength: optionalNumber,
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
      ...['discountCodeIsRequiredForCheckout', 'restrictCartToOnlyOneProductMax', 'maxPlanLength'],
    ],
    populate: {
      loginPopup: { fields: ['title', 'subTitle', 'bulletPoints'], populate: { logo: pictureSelection } },
      listingItem: listingItemSelection,
      banner: { fields: ['text', 'linkText', 'link'], populate: { picture: pictureSelection } },
      stickyBar: { fields: ['text', 'ctaText', 'link'] },
      home: blocksSelection,
    },
    sort: 'name:asc,documentId:asc',
  },
  parse: (entry) => organizationSchema.parse(entry),
};
