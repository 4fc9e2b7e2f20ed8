/**
 * First path segments used by the shop (specification §2). A collection with such a slug would be unreachable or hide a
 * page. A test compares them with the shop's route table.
 */
const RESERVED = new Set(
  `
  404 admin agb alle-modelle-e-bike-schweiz alle-produkte-schweiz anmelden api assets assistant assistent
  bestellstatus bestellung bienvenue bike bike-verzeichnis bilder black-friday blog brand-world build cart cgv
  checkout commande comparaison compte conditions-generales connexion consultation cookies creditcheck datenschutz de dev
  disponibilite document dokument einladung empfehlungen en-route faq favicon fonts formulaire formular fr gagnants
  gewonnen gluecksrad healthz impressum invitation kategorien konto kundendienst liste-de-souhaits locales marken
  mentions-legales merken metrics newsletter noter page panier partager pictures produit produkt
  protection-des-donnees readyz recherche recommandations robots roue-de-la-fortune s seite service-centers
  service-clientele sitemap sponsor-me suche suggestion-quiz suivi-de-commande unterwegs uploads verfuegbarkeit
  vergleich vorschau warenkorb weitersagen willkommen wunschliste zahlung zubehoer
  `
    .trim()
    .split(/\s+/),
);

/** Whether the shop uses `/{slug}` or `/fr/{slug}`. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug.toLowerCase());
}
