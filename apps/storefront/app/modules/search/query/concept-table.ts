import type { Locale } from '~/i18n/locales.ts';

/**
 * What shoppers call things, and what the catalogue knows them by: tags of the search index (`category:` with slugs of
 * §3, `frame:`, `speed:`). A product fits with any of the tags; those with the first come first. Words are folded;
 * plurals are listed where the language's stems do not join them.
 */
interface Concept {
  tags: readonly string[];
  words: Record<Locale, string>;
}

const concept = (tags: string, de: string, fr: string): Concept => ({ tags: tags.split(' '), words: { de, fr } });

export const concepts: readonly Concept[] = [
  concept(
    'category:e_bike',
    'ebike, ebikes, e bike, e bikes, e velo, e velos, evelo, evelos, elektrovelo, elektrovelos, elektrobike, elektrobikes, elektrofahrrad, elektrofahrrader, elektrorad, elektrorader, elektro velo, elektro bike, elektro fahrrad, elektrisches velo, elektrisches fahrrad, elektrisches bike, elektrische velos, e fahrrad, e rad, pedelec, pedelecs, stromvelo, mit motor, velo mit motor, motorvelo, akkuvelo, elektrisch, elektrische, elektrischer, elektrisches, elektro, strom',
    'ebike, ebikes, e bike, e bikes, evelo, e velo, vae, vaes, velo electrique, velos electriques, velo a assistance electrique, velos a assistance electrique, assistance electrique, velo elec, velo electric, velos elec, bicyclette electrique, cycle electrique, bike electrique, pedelec, velo a moteur, velo avec moteur, avec moteur, electrovelo, velo motorise, electrique, electriques, elec',
  ),
  concept(
    'category:s_pedelec speed:45',
    's pedelec, s pedelecs, spedelec, spedelecs, speed pedelec, speed pedelecs, speedpedelec, speed ebike, speed e bike, speedbike, speed bike, 45 km h, 45km h, 45 kmh, 45kmh, 45 km, 45km, 45 kilometer, 45er, 45er ebike, 45er velo, tempo 45, gelbes nummernschild, gelbe nummer, gelbe nummernschilder, kontrollschild, nummernschild, mit nummer, mofanummer, schnell, schnelle, schnelles, schneller, schnellen, schnellste, schnellstes, rasant, flott',
    's pedelec, s pedelecs, spedelec, spedelecs, speed pedelec, speed pedelecs, speed bike, speedbike, speed ebike, rapide, rapides, velo rapide, plus rapide, grande vitesse, haute vitesse, vitesse, 45 km h, 45km h, 45 kmh, 45kmh, 45 km, 45km, 45 kilometres heure, plaque jaune, avec plaque, plaque, plaque d immatriculation, jusqu a 45',
  ),
  concept(
    'speed:25',
    '25 km h, 25km h, 25 kmh, 25kmh, 25 km, 25km, 25er, tempo 25, ohne nummernschild, ohne nummer',
    '25 km h, 25km h, 25 kmh, 25kmh, 25 km, 25km, sans plaque',
  ),
  concept(
    'frame:women frame:wave frame:trapez',
    'damen, frauen, dame, frau, fur frauen, fur damen, damenvelo, damenvelos, damenbike, damenrad, damenfahrrad, damenebike, frauenvelo, frauenvelos, frauenrad, frauenbike, madchen, weiblich, freundin, mutter, mama, grossmutter, oma',
    'femme, femmes, dame, dames, pour femme, pour femmes, velo femme, velo dame, velo pour femme, feminin, fille, maman, mere, copine, grand mere',
  ),
  concept(
    'frame:men frame:diamant',
    'herren, manner, herr, mann, fur manner, fur herren, herrenvelo, herrenvelos, herrenbike, herrenrad, herrenfahrrad, mannervelo, mannern, freund, vater, papa, grossvater, opa',
    'homme, hommes, monsieur, messieurs, pour homme, pour hommes, velo homme, velo pour homme, masculin, papa, pere, copain',
  ),
  concept(
    'frame:wave',
    'wave, waverahmen, wave rahmen, tiefeinsteiger, tief einsteiger, tiefeinsteigerrahmen, tiefeinstieg, tief einstieg, tiefer einstieg, tiefem einstieg, tiefen einstieg, niedriger einstieg, niedrigem einstieg, einfacher einstieg, bequemer einstieg, bequemem einstieg, leichter einstieg, leichtem einstieg, bequem aufsteigen, leicht aufsteigen, einfach aufsteigen, gut aufsteigen, leicht einsteigen, bequem einsteigen, einfach einsteigen, tiefer rahmen, tiefem rahmen, tiefeinstiegsrad, tiefeinstiegsvelo, tiefeinsteigervelo, komfortvelo, komfort, komfortables, komfortabel, bequem, bequemes, seniorenvelo, senioren, seniorin, senior, rentner, rentnerin, altere, alteren, alte leute, ohne stange, ohne oberrohr, mittelstange, schwanenhals, einrohr, durchstieg, offener rahmen',
    'wave, enjambement bas, enjambement facile, enjambement, facile a enjamber, cadre bas, acces bas, acces facile, col de cygne, cadre ouvert, cadre wave, sans barre, sans barre horizontale, pas de barre, cadre sans barre, monter facilement, facile a monter, facile d acces, entree basse, passage bas, bas, surbaisse, cadre surbaisse, confort, confortable, confortables, velo confort, senior, seniors, personne agee, personnes agees, retraite, retraites, aine, aines',
  ),
  concept(
    'frame:trapez',
    'trapez, trapezrahmen, trapez rahmen, trapezvelo, trapezform, anglais, anglaisrahmen, mixte',
    'trapeze, cadre trapeze, trapez, mixte, cadre mixte, anglais, cadre anglais',
  ),
  concept(
    'frame:diamant',
    'diamant, diamantrahmen, diamant rahmen, diamantvelo, stangenvelo, mit stange, oberrohr hoch, hohes oberrohr, querstange, mit oberrohr, herrenrahmen, klassischer rahmen',
    'diamant, cadre diamant, cadre haut, barre horizontale, avec barre, cadre homme, cadre classique, cadre droit',
  ),
  concept(
    'category:e_trekking',
    'etrekking, e trekking, trekking, trekkingbike, trekkingbikes, trekkingvelo, trekkingvelos, trekkingrad, trekkingrader, trekking velo, trekking bike, trekking ebike, trekking e bike, tourenvelo, tourenvelos, tourenbike, tourenrad, touren, tour, velotour, velotouren, radtour, radtouren, tourenfahrer, reisevelo, reiserad, reise, reisen, veloreise, veloreisen, velowandern, ausflug, ausfluge, ferien, veloferien, crossbike, allrounder, allround',
    'etrekking, e trekking, trekking, velo de randonnee, velo randonnee, randonnee, randonnees, rando, velo trekking, velo de trekking, vtc, vtc electrique, velo de voyage, velo voyage, voyage, voyages, voyager, cyclotourisme, balade, balades, promenade, promenades, excursion, excursions, sortie, sorties, tourisme, vacances, velo tout chemin, tout chemin, polyvalent',
  ),
  concept(
    'category:e_city',
    'ecity, e city, eurban, e urban, urban, city, citybike, citybikes, city bike, cityebike, city e bike, city ebike, cityvelo, stadtvelo, stadtvelos, stadt velo, stadtrad, stadtbike, stadtebike, stadt, stadtverkehr, in der stadt, alltag, alltagsvelo, alltagsvelos, alltagsbike, alltagsrad, urban bike, urbanbike, einkaufen, einkaufsvelo, posten, poschte',
    'ecity, e city, eurban, e urban, urbain, urbaine, urban, ville, en ville, velo de ville, velos de ville, velo ville, citybike, city bike, city, velo urbain, velos urbains, usage urbain, usage quotidien, quotidien, tous les jours, velo hollandais, faire les courses, faire ses courses, faire mes courses',
  ),
  concept(
    'category:e_city category:e_trekking category:s_pedelec',
    'pendeln, pendler, pendlervelo, pendlervelos, pendlerbike, pendlerin, zum pendeln, arbeitsweg, arbeitsvelo, arbeit, zur arbeit, zum arbeiten, fur die arbeit, buro, ins buro, job, schulweg, studium, uni, arbeitsplatz, taglich, taglichen, tagliches fahren, jeden tag',
    'travail, au travail, aller au travail, aller bosser, boulot, aller au boulot, bureau, aller au bureau, trajet, trajets, trajet travail, trajets quotidiens, trajet quotidien, pendulaire, pendulaires, velotaf, velotaff, velotafeur, domicile travail, navetteur, navette, metro boulot, etudes, universite',
  ),
  concept(
    'category:e_mountain',
    'emountain, e mountain, emtb, e mtb, e mtbs, emountainbike, emountainbikes, e mountainbike, e mountainbikes, e mountain bike, elektro mountainbike, elektromountainbike, elektro mtb, ebike mountain, mtb ebike, mtb e bike, mountainbike elektrisch, mtb elektrisch, elektrisches mountainbike, elektrisches mtb',
    'emountain, e mountain, emtb, e mtb, vtt electrique, vtt electriques, vttae, vtt ae, vtt a assistance electrique, vtt avec moteur, evtt, e vtt, mountain bike electrique, mountainbike electrique',
  ),
  concept(
    'category:mountain category:e_mountain',
    'mtb, mtbs, mountainbike, mountainbikes, mountain bike, mountain bikes, mountain, bergvelo, gelandevelo, gelanderad, gelande, offroad, off road, berg, bergtour, bergtouren, trail, trails, singletrail, singletrails, wald, waldwege, waldweg, wurzeln, crosscountry, cross country',
    'vtt, vtts, mtb, mountainbike, mountain bike, mountain, velo de montagne, velo tout terrain, tout terrain, foret, forets, sentier, sentiers, singletrail, trail, trails, terrain, cross country, crosscountry, xc, chemins de terre',
  ),
  concept(
    'category:e_mountain category:mountain category:e_fully',
    'berge, bergen, gebirge, alpen, hugel, bergauf, bergfahren, bergfahrten, passe, steile wege, steile berge, steil',
    'montagne, montagnes, alpes, montee, montees, cotes, pentes, dans les alpes, grimper, monter les cotes',
  ),
  concept(
    'category:fully category:e_fully',
    'fully, fullys, fullies, vollgefedert, vollgefederte, vollgefedertes, vollfederung, voll gefedert, vollgefederter, fullsuspension, full suspension, downhill, enduro, bikepark, freeride, abfahrt, gefedert, gefedertes, hinten gefedert, doppelfederung, all mountain, allmountain',
    'fully, tout suspendu, tout suspendus, toute suspendue, toutsuspendu, double suspension, full suspension, suspension integrale, suspendu, suspension arriere, descente, enduro, bikepark, freeride, all mountain',
  ),
  concept(
    'category:e_fully',
    'efully, efullys, e fully, e fullys, fully ebike, e bike fully, ebike fully, fully e bike, vollgefedertes e bike, vollgefedertes ebike',
    'efully, e fully, vtt electrique tout suspendu, vtt electriques tout suspendus, tout suspendu electrique, vttae tout suspendu, e vtt tout suspendu',
  ),
  concept(
    'category:hardtail category:e_hardtail',
    'hardtail, hardtails, hard tail, ohne federung hinten',
    'hardtail, hardtails, semi rigide, semi rigides, semirigide, rigide',
  ),
  concept(
    'category:e_hardtail',
    'ehardtail, e hardtail, e hardtails, hardtail ebike, hardtail e bike, ebike hardtail, e bike hardtail',
    'ehardtail, e hardtail, vtt electrique semi rigide, semi rigide electrique, vttae semi rigide',
  ),
  concept(
    'category:e_cargo',
    'ecargo, e cargo, cargo, cargobike, cargobikes, cargo bike, cargo bikes, cargovelo, cargovelos, cargo velo, cargo ebike, cargo e bike, ecargobike, lastenvelo, lastenvelos, lasten velo, lastenrad, lastenrader, lastenbike, lastenebike, lastenfahrrad, lastesel velo, lasten, transportvelo, transportrad, transportbike, transport, transportieren, familienvelo, familienvelos, familienbike, familienrad, familie, familien, fur die familie, kindertransport, kinder transportieren, kinder mitnehmen, kindertransporter, mit kindern, fur zwei kinder, fur 2 kinder, 2 kinder, zwei kinder, fur 3 kinder, drei kinder, 3 kinder, kinder und einkauf, grosseinkauf, wocheneinkauf, einkaufe, einkauf, lieferung, liefern, lieferdienst, kurier, handwerker, gewerbe, long john, longjohn, longtail, long tail, longtails, frontlader, frontbox, front box, frontladerin, backpacker, box vorne, kiste vorne, mit kiste, mit box, ladeflache, pritsche, bakfiets, bakfiet, babboe, hollandrad mit kiste, dreirad',
    'ecargo, e cargo, cargo, cargos, velo cargo, velos cargo, velo cargos, velocargo, cargobike, cargo bike, biporteur, biporteurs, triporteur, triporteurs, bi porteur, tri porteur, longtail, longtails, long tail, rallonge, velo rallonge, frontbox, front box, box avant, caisse avant, avec caisse, avec bac, bac avant, velo caisse, velo familial, velos familiaux, familial, familiale, famille, en famille, pour la famille, velo de transport, velo transport, transport, transporter, transporter des enfants, transporter enfants, transport d enfants, transport enfants, porter des enfants, emmener les enfants, emmener enfants, amener les enfants, promener les enfants, deux enfants, 2 enfants, trois enfants, 3 enfants, plusieurs enfants, avec enfants, enfants a l ecole, charges lourdes, grosses courses, charge, livraison, livraisons, livrer, livreur, coursier, artisan, marchandises, long john',
  ),
  concept(
    'category:road category:e_road',
    'rennvelo, rennvelos, renn velo, rennrad, rennrader, rennfahrrad, road, roadbike, roadbikes, road bike, strassenvelo, strassenrad, strassenrennen, strassenrennvelo, rennen, radrennen, velorennen, rennsport, rennmaschine, triathlon, asphalt, strasse, auf der strasse, radsport, gran fondo',
    'velo de route, velos de route, velo route, velo de course, velos de course, velo course, course, courses, competition, road, roadbike, road bike, cyclisme, cyclosportive, cyclo, triathlon, asphalte, bitume, route, routes, sur route, velo routier, routier, cyclisme sur route',
  ),
  concept(
    'category:e_road',
    'eroad, e road, erennvelo, e rennvelo, e rennvelos, e rennrad, e rennrader, elektro rennvelo, elektrorennvelo, rennvelo elektrisch, rennvelo mit motor, elektrisches rennvelo, rennvelo e bike, rennvelo ebike, ebike rennvelo, e bike rennvelo',
    'eroad, e road, velo de route electrique, velos de route electriques, velo de course electrique, velo route electrique, velo course electrique, velo electrique de route, velo electrique route, velo electrique course, velo electrique de course, route electrique, course electrique',
  ),
  concept(
    'category:gravel',
    'gravel, gravels, gravelbike, gravelbikes, gravel bike, gravel bikes, gravelvelo, gravelrad, gravelrader, gravel velo, schotter, schottervelo, schotterwege, schotterpisten, kies, kieswege, kiesweg, feldweg, feldwege, bikepacking, randonneur',
    'gravel, gravels, gravelbike, gravel bike, velo gravel, velos gravel, velo de gravel, gravier, graviers, chemins de gravier, chemin, chemins, chemins blancs, bikepacking',
  ),
  concept(
    'category:kids',
    'kindervelo, kindervelos, kinderfahrrad, kinderfahrrader, kinderrad, kinderrader, kinderbike, kinderbikes, kinder velo, kinder velos, kinder bike, kindermountainbike, kinder mountainbike, kindermtb, kinder mtb, mtb kinder, mtb fur kinder, mountainbike kinder, mountainbike fur kinder, mountainbike kind, jugend mountainbike, jugend mtb, kinderbike, jugendvelo, jugendvelos, jugendbike, jugendfahrrad, jugendliche, schulervelo, schulkind, velo fur sohn, velo fur tochter, velo fur bub, velo fur madchen, velos fur kinder, bike fur kinder, fahrrad fur kinder, fahrrad kind, bubenvelo, madchenvelo, juniorvelo, kids bike, kidsbike, kids, junior, sohn, tochter, bub, erstes velo',
    'velo enfant, velos enfant, velo enfants, velos enfants, velo pour enfant, velo pour enfants, velos pour enfants, velo d enfant, velo junior, velo gamin, velo gosse, velo garcon, velo fille, fillette, garconnet, velo pour fille, velo pour garcon, vtt enfant, vtt junior, bicyclette enfant, velo ado, velo adolescent, velo ecolier, velo d ecole, kids, junior, fils, mon fils, ma fille, petit garcon, petite fille, premier velo',
  ),
  concept(
    'category:kids category:e_cargo',
    'kinder, kindern, kind, schule, kindergarten, primarschule, kita, schulweg der kinder',
    'enfant, enfants, ecole, a l ecole, ecolier, creche, gamins, gosses, bambins',
  ),
  concept(
    'category:occasion',
    'occasion, occasionen, okkasion, okkasionen, okasion, ocasion, occasions, occasionsvelo, occasionvelo, occasionsbike, occasion velo, gebraucht, gebrauchte, gebrauchter, gebrauchten, gebrauchtes, gebrauchtvelo, gebrauchtbike, gebrauchtrad, second hand, secondhand, 2nd hand, zweite hand, aus zweiter hand, zweiter hand, 2 hand, 2te hand, aus 2 hand, refurbished, generaluberholt, revidiert, vorfuhrmodell, demo, kilometerstand',
    'occasion, occasions, d occasion, ocasion, okasion, occaz, occas, usage, usages, usagee, usagees, seconde main, deuxieme main, 2eme main, 2e main, second hand, reconditionne, reconditionnes, reconditionnee, revise, vehicule de demonstration, kilometrage',
  ),
  concept(
    'category:bike',
    'ohne motor, ohne elektro, ohne akku, ohne strom, ohne elektroantrieb, velo ohne motor, velos ohne motor, bike ohne motor, fahrrad ohne motor, kein ebike, kein e bike, nicht elektrisch, muskelvelo, muskelkraft, bio bike, biobike, biovelo, normales velo, normale velos, normales fahrrad, normal, klassisches velo, analog, unmotorisiert, nicht elektrisches velo',
    'sans moteur, sans assistance, sans batterie, sans electrique, velo sans moteur, velos sans moteur, velo sans assistance, velo musculaire, musculaire, musculaires, velo classique, velo normal, velo simple, non electrique, pas electrique, velo mecanique, velo non electrique',
  ),
  concept(
    'category:helmet',
    'helm, helme, velohelm, velohelme, veloheml, fahrradhelm, fahrradhelme, radhelm, ebike helm, e bike helm, kopfschutz, bikehelm, schutzhelm, sturzhelm',
    'casque, casques, casque velo, casques velo, casque de velo, casque cycliste, protection tete',
  ),
  concept(
    'category:lock',
    'schloss, schlosser, schlossli, veloschloss, veloschlosser, velo schloss, fahrradschloss, fahrradschlosser, bikeschloss, diebstahlschutz, diebstahlsicherung, diebstahl, sicherung, abschliessen, gegen diebstahl',
    'cadenas, antivol, antivols, anti vol, serrure, antivol velo, cadenas velo, cadena, contre le vol, protection contre le vol, vol, attacher velo, securiser',
  ),
  concept(
    'category:pump',
    'pumpe, pumpen, pumpi, velopumpe, velopumpen, velo pumpe, fahrradpumpe, luftpumpe, luftpumpen, bikepumpe, aufpumpen, pumpen fur velo',
    'pompe, pompes, pompe a velo, pompe velo, pompe a air, gonfleur, gonfleurs, gonfler, gonfler pneus, gonfler les pneus',
  ),
  concept(
    'category:child_seat',
    'kindersitz, kindersitze, kindersitzli, kinder sitz, kindersitz velo, velo kindersitz, velositz, velositzli, velositz fur kinder, sitz fur kinder, sitz fur kind, sitz fur baby, kindervelositz, velokindersitz, fahrradkindersitz, babysitz, baby sitz, babysitzli, kleinkindersitz, kindersattel, sitz kind, sitzli',
    'siege enfant, sieges enfant, sieges enfants, siege enfants, siege pour enfant, siege pour enfants, siege velo, siege velo enfant, siege bebe, siege pour bebe, porte bebe, porte enfant, porte bebe velo, siege arriere enfant, siege, sieges, siege gamin, siege enfant velo',
  ),
  concept(
    'category:trailer',
    'anhanger, anhangerli, veloanhanger, velo anhanger, velo anhangerli, fahrradanhanger, bike anhanger, anhanger fur velo, trailer, wagen, wageli, veloanhanger kind, chariot',
    'remorque, remorques, remorque velo, remorque a velo, remorque pour velo, chariot, carriole, charrette, charriot, trailer',
  ),
  concept(
    'category:velotraeger',
    'velotrager, velo trager, velotragerli, fahrradtrager, radtrager, biketrager, bike trager, ebike trager, e bike trager, autotrager, hecktrager, dachtrager, kupplungstrager, heckvelotrager, velotrager auto, velohalterung auto, trager auto, trager fur auto, trager furs auto, auto velotrager, anhangerkupplung, kupplung, ahk, velo auf auto, velo auf dem auto, velo transportieren auto, auto',
    'porte velo, porte velos, porte velo voiture, porte velos voiture, portevelo, portevelos, porte velo attelage, porte velos attelage, attelage, boule d attelage, crochet d attelage, boule, crochet de remorque, voiture, pour la voiture, auto, coffre',
  ),
  concept(
    'category:accessory',
    'zubehor, velozubehor, ebike zubehor, accessoires, ausrustung',
    'accessoire, accessoires, equipement',
  ),
];
