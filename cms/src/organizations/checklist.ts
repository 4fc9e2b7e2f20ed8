import { hasText, isFilled, isRecord, type Entry } from '../validation/problem';

/** An item of the checklist. */
export interface ChecklistItem {
  field: string;
  label: string;
  done: boolean;
  /** Required for publishing; other items are recommendations. */
  needed: boolean;
}

const loginTitle = ({ loginPopup }: Entry): boolean => isRecord(loginPopup) && hasText(loginPopup.title);

/** The checklist of an organization in one language, required items first. */
export function checklist(entry: Entry): ChecklistItem[] {
  const isPrivate = entry.private !== false;
  const item = (field: string, label: string, done: boolean, needed = false) => ({ field, label, done, needed });
  return [
    item('name', 'Name', hasText(entry.name), true),
    item('slug', 'Adresse', hasText(entry.slug), true),
    ...(isPrivate
      ? [
          item('loginPopup', 'Anmeldefenster mit Titel: es steht vor allem, was privat ist', loginTitle(entry), true),
          item(
            'emailDomains',
            'E-Mail-Domains oder «Nur auf Einladung»: sonst gehört niemand dazu',
            hasText(entry.emailDomains) || entry.invitationOnly === true,
            true,
          ),
        ]
      : []),
    item('brandColor', 'Markenfarbe', hasText(entry.brandColor)),
    item('actionColor', 'Aktionsfarbe', hasText(entry.actionColor)),
    item('logo', 'Logo (sonst steht der Name im Kopf)', isFilled(entry.logo)),
    item('motif', 'Motiv', isFilled(entry.motif)),
    item('banner', 'Banner: der erste Satz über dem Kopf', isFilled(entry.banner)),
    item('home', 'Startseite (sonst zeigt der Shop seine Vorgabe)', isFilled(entry.home)),
    item('listingItem', 'Kachel in Listen', isFilled(entry.listingItem)),
    item('stickyBar', 'Leiste unten', isFilled(entry.stickyBar)),
    item('contactEmail', 'E-Mail für Fragen', hasText(entry.contactEmail)),
    item('senderName', 'Absender der Mails', hasText(entry.senderName)),
    item('imprint', 'Impressum', hasText(entry.imprint)),
  ];
}
