import { checklist } from '../organizations/checklist';
import { themeOf } from '../look/theme';
import { writtenDomains } from './mail-providers';
import { PLAN_LENGTHS } from './plan-lengths';
import { isFilled, isRecord, type Entry, type EntryRules, type Problem } from './problem';

/** Reserved subdomains. */
const TAKEN_NAMES = new Set(
  'www shop admin api app assets beta blog cdn cms demo dev ftp help hilfe intern mail main mx ns ns1 ns2 redaktion smtp static status staging test velory'.split(
    ' ',
  ),
);

function addressProblems({ slug }: Entry): Problem[] {
  if (!TAKEN_NAMES.has(String(slug))) return [];
  return [{ field: 'slug', message: `«${String(slug)}» ist vergeben: bitte eine andere Adresse wählen.` }];
}

/** E-mail domains are valid and not those of public mail providers. */
function domainProblems({ emailDomains }: Entry): Problem[] {
  return writtenDomains(emailDomains).flatMap(({ written, domain, isPublic }): Problem[] => {
    const field = 'emailDomains';
    if (isPublic)
      return [
        {
          field,
          message: `Adressen bei «${written}» kann sich jede und jeder holen: bitte nur Domains der Organisation angeben.`,
          french: `N’importe qui peut obtenir une adresse chez « ${written} » : indiquez uniquement des domaines de l’organisation.`,
        },
      ];
    if (domain === '')
      return [
        {
          field,
          message: `«${written}» ist keine Domain. Bitte so schreiben: firma.ch, firma.com.`,
          french: `« ${written} » n’est pas un domaine. Écrivez-le ainsi : entreprise.ch, entreprise.com.`,
        },
      ];
    if (domain === written) return [];
    return [
      {
        field,
        message: `«${written}» bitte so schreiben: ${domain}.`,
        french: `Écrivez « ${written} » ainsi : ${domain}.`,
      },
    ];
  });
}

/** The maximum plan length must be an existing length. */
function planProblems({ maxPlanLength }: Entry): Problem[] {
  if (!isFilled(maxPlanLength) || PLAN_LENGTHS.includes(Number(maxPlanLength))) return [];
  return [{ field: 'maxPlanLength', message: `Möglich sind ${PLAN_LENGTHS.join(', ')} Monate.` }];
}

/** A share is an amount or a percentage. */
function sharingProblems({ costSharing }: Entry): Problem[] {
  if (!isRecord(costSharing)) return [];
  const { shareAmount, sharePercent, shareCap } = costSharing;
  const say = (message: string) => [{ field: 'costSharing', message }];
  if (isFilled(shareAmount) && isFilled(sharePercent)) return say('Anteil: Franken oder Prozent, nicht beides.');
  if (!isFilled(shareAmount) && !isFilled(sharePercent)) return say('Anteil: bitte Franken oder Prozent angeben.');
  if (isFilled(shareCap) && !isFilled(sharePercent)) return say('Eine Grenze gibt es nur bei einem Anteil in Prozent.');
  return [];
}

function assortmentProblems({ assortment }: Entry): Problem[] {
  if (!isRecord(assortment)) return [];
  const { minPrice, maxPrice } = assortment;
  const isEmpty = isFilled(minPrice) && isFilled(maxPrice) && Number(minPrice) > Number(maxPrice);
  return isEmpty ? [{ field: 'assortment', message: 'Sortiment: der kleinste Preis liegt über dem grössten.' }] : [];
}

/** Slugs of an organization's pages are unique. */
function pageProblems({ pages }: Entry): Problem[] {
  const slugs = Array.isArray(pages) ? pages.map((page) => (isRecord(page) ? page.slug : undefined)) : [];
  const isTwice = slugs.some((slug, place) => slug !== undefined && slugs.indexOf(slug) !== place);
  return isTwice ? [{ field: 'pages', message: 'Zwei eigene Seiten haben dieselbe Adresse.' }] : [];
}

/** Requirements for publishing an instance. */
function missing(entry: Entry): Problem[] {
  return checklist(entry).flatMap(({ field, label, done, needed }) =>
    needed && !done ? [{ field, message: `Vor dem Veröffentlichen fehlt: ${label}.` }] : [],
  );
}

/** Rules of organizations: name, colours, plans and requirements for publishing. */
export const organizationRules: EntryRules = {
  populate: ['loginPopup', 'costSharing', 'assortment', 'pages'],
  check: (entry, stage) => [
    ...addressProblems(entry),
    ...domainProblems(entry),
    ...planProblems(entry),
    ...themeOf(entry).problems,
    ...sharingProblems(entry),
    ...assortmentProblems(entry),
    ...pageProblems(entry),
    ...(stage === 'published' ? missing(entry) : []),
  ],
};
