import { collection, limitedOffer, liveNotification } from './campaign.schema.server.ts';
import { brandWorld, component } from './directory.schema.server.ts';
import { faqEntry, page } from './editorial.schema.server.ts';
import { organization, shopSetting } from './shop.schema.server.ts';

/** Every content type of the snapshot, under Strapi's singular name. */
export const contentTypes = {
  'faq-entry': faqEntry,
  page,
  'shop-setting': shopSetting,
  'limited-offer': limitedOffer,
  'live-notification': liveNotification,
  collection,
  organization,
  component,
  'brand-world': brandWorld,
};

export type ContentTypeName = keyof typeof contentTypes;

/** The shape in which the snapshot keeps an entry of a type. */
export type ContentDocumentOf<Name extends ContentTypeName> = ReturnType<(typeof contentTypes)[Name]['parse']>;
