import { defaultLocale, type Locale, locales } from '~/i18n/locales.ts';

/*
 * Forms of the marketing service (spec §7: POST to a marketing-forms service). Each kind is a form of its own in each
 * language.
 */

/** What a browser sends forms for (spec §7: Form types). */
export const formKinds = [
  'newsletter',
  'questions',
  'phone-call',
  'recommendation',
  'abandoned-cart',
  'availability',
  'service-ticket',
  'return-ticket',
] as const;

/** What the shop alone sends: no one ends the newsletter of another by naming an address. */
export const ownFormKinds = ['newsletter-leave'] as const;

export type FormKind = (typeof formKinds)[number] | (typeof ownFormKinds)[number];

/** A form of one kind in one language, e.g. `abandoned-cart-fr`. */
export type FormName = `${FormKind}-${Locale}`;

export function formName(kind: FormKind, locale: Locale): FormName {
  return `${kind}-${locale}`;
}

export function localeOfForm(name: FormName): Locale {
  return locales.find((locale) => name.endsWith(`-${locale}`)) ?? defaultLocale;
}

/** Names that fields of a form may have (spec §3: Marketing form payload, Service ticket, Return ticket). */
export const formFieldNames = [
  'email',
  'firstname',
  'lastname',
  'questions',
  'phoneNumber',
  'phone',
  '0-2/phone',
  'recommendation_link',
  'abandoned_cart_link',
  'requested_bike_brand',
  'requested_bike_deadline',
  'requested_bike_model',
  'language_selected',
  'service_ticket_info_confirmed',
  'TICKET.hs_ticket_category',
  'TICKET.e_bike_model',
  'TICKET.subject',
  'TICKET.content',
  'TICKET.hs_file_upload',
  'TICKET.return_reason',
  'TICKET.current_km',
  'TICKET.picture_of_display',
  'TICKET.picture_right_side',
  'TICKET.picture_left_side',
] as const;

export type FormFieldName = (typeof formFieldNames)[number];

export interface FormField {
  name: FormFieldName;
  value: string;
}

export interface FilledForm {
  form: FormName;
  fields: FormField[];
  /** Where it was filled in. */
  context?: FormContext;
  /**
   * The sentence at the button; it is stored with the submission. Absent if no one agreed to anything by sending
   * it.
   */
  consentText?: string;
}

/** Where a form was filled in (spec §3). The sender's address comes along only where the sender lets marketing in. */
export interface FormContext {
  pageUri?: string;
  pageName?: string;
  ipAddress?: string;
}
