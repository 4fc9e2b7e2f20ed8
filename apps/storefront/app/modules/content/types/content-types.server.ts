import { brandWorld } from './brand-world.schema.server.ts';
import { blackFriday, collection, limitedOffer, liveNotification } from './campaign.schema.server.ts';
import { component } from './component.schema.server.ts';
import type { ContentType } from './content-type.server.ts';
import { page } from './editorial.schema.server.ts';
import { faqEntry } from './faq-entry.schema.server.ts';
import { faqVideo } from './faq-video.schema.server.ts';
import { organization } from './organization.schema.server.ts';
import { shopSetting } from './shop.schema.server.ts';
import { story } from './story.schema.server.ts';
import { userForm } from './user-form.schema.server.ts';

/** Every content type of the snapshot, under Strapi's singular name. */
export const contentTypes = {
  'faq-entry': faqEntry,
  'faq-video': faqVideo,
  page,
  'shop-setting': shopSetting,
  'limited-offer': limitedOffer,
  'live-notification': liveNotification,
  collection,
  organization,
  component,
  'brand-world': brandWorld,
  'black-friday': blackFriday,
  'user-form': userForm,
  story,
};

export type ContentTypeName = keyof typeof contentTypes;

/** The shape in which the snapshot keeps an entry of a type. */
export type ContentDocumentOf<Name extends ContentTypeName> = ReturnType<(typeof contentTypes)[Name]['parse']>;

export type SlugTypeName = {
  [Name in ContentTypeName]: ContentDocumentOf<Name> extends { slug: string } ? Name : never;
}[ContentTypeName];

/** Types whose entries have a page of their own. */
type PageTypeName = {
  [Name in SlugTypeName]: (typeof contentTypes)[Name] extends ContentType<unknown> ? never : Name;
}[SlugTypeName];

const hasPage = (name: ContentTypeName): name is PageTypeName => contentTypes[name].page !== undefined;

/** Each type whose entries have a page of their own, with that page in the site map. */
export const pageTypes = (Object.keys(contentTypes) as ContentTypeName[]).filter(hasPage).flatMap((type) => {
  const { page } = contentTypes[type];
  return page ? [{ type, page }] : [];
});
