/**
 * First path segments that belong to the shop (specification §2). A collection with such a slug would never be
 * reached, or would hide a page.
 */
const RESERVED = new Set(
  `
  404 admin agb alle-modelle-e-bike-schweiz alle-produkte-schweiz anmelden api assets assistant assistent bestellstatus bike bilder cart
  bike-verzeichnis black-friday blog brand-world build cgv checkout comparaison compte conditions-generales connexion consultation
  cookies creditcheck datenschutz de dev empfehlungen faq favicon fonts fr healthz impressum kategorien konto kundendienst
  liste-de-souhaits locales marken mentions-legales merken metrics newsletter noter page panier pictures produit produkt partager
  protection-des-donnees readyz recommandations robots s seite service-centers service-clientele sitemap sponsor-me suggestion-quiz
  suivi-de-commande uploads vergleich vorschau warenkorb wunschliste zubehoer formular formulaire dokument document en-route gagnants gewonnen gluecksrad roue-de-la-fortune unterwegs weitersagen willkommen bienvenue einladung invitation
  `
    .trim()
    .split(/\s+/),
);

/** True where the shop itself answers at `/{slug}` or `/fr/{slug}`. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug.toLowerCase());
}
