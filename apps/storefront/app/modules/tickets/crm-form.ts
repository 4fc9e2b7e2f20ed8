import type { Locale } from '~/i18n/locales.ts';
import { type FilledForm, formName } from '~/modules/forms/forms.ts';
import type { TicketKind } from './tickets.ts';

/*
 * A ticket as the marketing service's form gets it (spec §3: Service ticket, Return ticket; §7: links as text).
 */

/** Categories of the CRM by kind; that of a return is fixed (spec §9). */
const categories: Readonly<Record<TicketKind, string>> = {
  question: 'Question',
  service: 'Service',
  return: 'Return',
  warranty: 'Warranty',
  accessory: 'Accessory',
  exchange: 'Bike exchange',
  damage: 'Damaged delivery',
};

export interface CrmTicket {
  kind: TicketKind;
  locale: Locale;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  bikeModel: string;
  subject: string;
  content: string;
  /** The reason of a return, in words. */
  reason: string | undefined;
  km: number | undefined;
  pictures: readonly { side: string | null; link: string }[];
  pageUri: string;
  pageName: string;
  ipAddress?: string;
  consentText: string;
}

/** A link as the fields carry it (spec §7). */
export const linkText = (link: string): string => `Link: ${link}`;

type Fields = FilledForm['fields'];

/** The filled form of a ticket: the return's, the questions', or the service ticket's for all others. */
export function crmForm(ticket: CrmTicket): FilledForm {
  const { kind, locale, pageUri, pageName, ipAddress, consentText } = ticket;
  const formKind = kind === 'return' ? 'return-ticket' : kind === 'question' ? 'questions' : 'service-ticket';
  const build = kind === 'return' ? returnFields : kind === 'question' ? questionFields : serviceFields;
  return {
    form: formName(formKind, locale),
    fields: [...personFields(ticket), ...build(ticket)].filter(({ value }) => value !== ''),
    context: { pageUri, pageName, ...(ipAddress ? { ipAddress } : {}) },
    consentText,
  };
}

function personFields({ email, firstName, lastName, phone, locale, kind }: CrmTicket): Fields {
  return [
    { name: 'email', value: email },
    { name: 'firstname', value: firstName },
    { name: 'lastname', value: lastName },
    { name: kind === 'question' ? 'phoneNumber' : 'phone', value: phone ?? '' },
    { name: 'language_selected', value: locale },
  ];
}

function questionFields({ subject, content, bikeModel, pictures }: CrmTicket): Fields {
  const lines = [subject, bikeModel, content, ...pictures.map(({ link }) => linkText(link))];
  return [{ name: 'questions', value: lines.filter(Boolean).join('\n') }];
}

function serviceFields({ kind, bikeModel, subject, content, pictures }: CrmTicket): Fields {
  return [
    { name: 'TICKET.hs_ticket_category', value: categories[kind] },
    { name: 'TICKET.e_bike_model', value: bikeModel },
    { name: 'TICKET.subject', value: subject },
    { name: 'TICKET.content', value: content },
    { name: 'TICKET.hs_file_upload', value: pictures.map(({ link }) => linkText(link)).join(' ') },
    { name: 'service_ticket_info_confirmed', value: 'true' },
  ];
}

/** The front has no field of its own: its link ends the text (decision 86). */
function returnFields({ bikeModel, subject, content, reason, km, pictures }: CrmTicket): Fields {
  const link = (side: string): string => {
    const picture = pictures.find((each) => each.side === side);
    return picture ? linkText(picture.link) : '';
  };
  return [
    { name: 'TICKET.hs_ticket_category', value: categories.return },
    { name: 'TICKET.e_bike_model', value: bikeModel },
    { name: 'TICKET.subject', value: subject },
    { name: 'TICKET.content', value: [content, link('front')].filter(Boolean).join('\n') },
    { name: 'TICKET.return_reason', value: reason ?? '' },
    { name: 'TICKET.current_km', value: km === undefined ? '' : String(km) },
    { name: 'TICKET.picture_of_display', value: link('display') },
    { name: 'TICKET.picture_right_side', value: link('right') },
    { name: 'TICKET.picture_left_side', value: link('left') },
  ];
}
