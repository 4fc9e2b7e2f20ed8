import { z } from 'zod';
import { deliveryWeekdays, type ShopSettings } from '~/modules/content/content.ts';
import type { ContentType } from './content-type.server.ts';
import {
  link,
  optionalLink,
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
