import type { Locale } from '../platform/locales';

/** Input for a new organization. */
export interface NewOrganization {
  name: string;
  slug: string;
  private: boolean;
  emailDomains?: string;
  brandColor?: string;
  actionColor?: string;
  contactEmail?: string;
}

type Values = Record<string, unknown>;

const link = (label: string, href: string) => ({ label, href });

/** The texts of a new organization in one language, true of every organization. */
const texts: Record<Locale, (organization: NewOrganization) => Values> = {
  de: ({ name, private: isPrivate }) => ({
    loginPopup: {
      title: `Dein E-Bike über ${name}`,
      subTitle: `Die Bikes und deine Raten sehen nur Mitarbeitende von ${name}. Melde dich mit deiner Arbeits-E-Mail an.`,
      bulletPoints: '0 % Zins und keine Gebühr, Gratis geliefert und montiert, Nach der letzten Rate gehört es dir',
    },
    banner: { text: isPrivate ? `Für alle, die bei ${name} arbeiten` : `Das Velo-Angebot von ${name}` },
    listingItem: {
      title: `${name} fährt mit.`,
      text: 'So funktioniert der Kauf in Raten ohne Zins.',
      link: '/faq/konzept',
    },
    stickyBar: {
      text: `E-Bikes über ${name}, in Raten ohne Zins`,
      ctaText: 'E-Bikes ansehen',
      link: '/alle-modelle-e-bike-schweiz',
    },
    senderName: `${name} Velo`,
  }),
  fr: ({ name, private: isPrivate }) => ({
    loginPopup: {
      title: `Votre vélo électrique avec ${name}`,
      subTitle: `Les vélos et vos mensualités sont réservés au personnel de ${name}. Connectez-vous avec votre e-mail professionnel.`,
      bulletPoints: '0 % d’intérêt et aucun frais, Livré et monté gratuitement, À vous après la dernière mensualité',
    },
    banner: { text: isPrivate ? `Pour toutes les personnes qui travaillent chez ${name}` : `L’offre vélo de ${name}` },
    listingItem: {
      title: `${name} roule avec vous.`,
      text: 'Comment fonctionne l’achat en mensualités sans intérêt.',
      link: '/fr/faq/concept',
    },
    stickyBar: {
      text: `Vélos électriques avec ${name}, en mensualités sans intérêt`,
      ctaText: 'Voir les vélos',
      link: '/fr/alle-modelle-e-bike-schweiz',
    },
    senderName: `${name} Vélo`,
  }),
};

const heroes: Record<Locale, (name: string) => Values> = {
  de: (name) => ({
    title: `${name}\nfährt mit.`,
    text: 'Ein E-Bike, ein fester Betrag im Monat, kein Zins. Nach der letzten Rate gehört es dir ganz.',
    primaryLink: link('E-Bikes ansehen', '/alle-modelle-e-bike-schweiz'),
    secondaryLink: link('So funktioniert’s', '/faq/konzept'),
  }),
  fr: (name) => ({
    title: `${name}\nroule avec vous.`,
    text: 'Un vélo électrique, un montant fixe par mois, aucun intérêt. Après la dernière mensualité, il est à vous.',
    primaryLink: link('Voir les vélos', '/fr/alle-modelle-e-bike-schweiz'),
    secondaryLink: link('Comment ça marche', '/fr/faq/concept'),
  }),
};

/**
 * All values of a new organization in one language.
 * @param home the blocks of the shop's home page; all but the hero are used
 */
export function organizationValues(organization: NewOrganization, locale: Locale, home: readonly Values[]): Values {
  const hero = { __component: 'blocks.hero', ...heroes[locale](organization.name) };
  const others = home.filter(({ __component: kind }) => kind !== 'blocks.hero' && kind !== 'blocks.offer');
  return { ...organization, ...texts[locale](organization), home: [hero, ...others] };
}
