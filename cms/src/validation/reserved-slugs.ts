/**
 * First path segments that belong to the shop (specification §2). A collection with such a slug would never be
 * reached, or would hide a page.
 */
const RESERVED = new Set(
  `
  404 admin agb alle-modelle-e-bike-schweiz alle-produkte-schweiz anmelden api assets bestellstatus bike bilder cart
  bike-verzeichnis black-friday blog brand-world build cgv checkout comparaison compte conditions-generales connexion consultation
  cookies creditcheck datenschutz de dev empfehlungen faq favicon fonts fr healthz impressum kategorien konto kundendienst
  liste-de-souhaits locales marken mentions-legales merken metrics newsletter noter panier pictures produit produkt
  protection-des-donnees readyz recommandations robots s service-centers service-clientele sitemap sponsor-me suggestion-quiz
  suivi-de-commande willkommen bienvenue einladung invitation uploads vergleich vorschau warenkorb wunschliste zubehoer
  `
    .trim()
    .split(/\s+/),
);

/** True where the shop itself answers at `/{slug}` or `/fr/{slug}`. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug.toLowerCase());
}
