import type { Block } from '../../apps/storefront/app/modules/content/content.ts';
import type { Language } from '../e2e/support/texts.ts';

/* A composed page with a block of every kind, with words as an editor would write them. */

/** What an editor has written of a block: what may be absent need not be named. */
type Written<Of> = Of extends Block
  ? { [Name in keyof Of as undefined extends Of[Name] ? never : Name]: Of[Name] } & {
      [Name in keyof Of as undefined extends Of[Name] ? Name : never]?: Of[Name];
    }
  : never;

interface Composed {
  title: string;
  blocks: Written<Block>[];
}

const words = {
  de: {
    title: 'Winter auf dem Velo',
    hero: {
      title: 'Winter ist\nkein Grund.',
      text: 'Spikes, Schutzbleche, Licht: Bikes, die im Januar so gut fahren.',
    },
    button: 'Winterbikes ansehen',
    text: {
      title: 'Was ein E-Bike im Winter braucht',
      html: '<p>Kälte kostet Reichweite, Salz ein Fünftel der Kette.</p><ul><li>Klemmen statt kleben, wenn Salz liegt.</li><li>Reifen ab 47 mm, mit wenig Druck.</li><li>Licht am Bike, nicht in der Tasche.</li></ul><p>Mehr dazu steht in <a href="/faq/wartung-meines-e-bikes">Wartung meines E-Bikes</a>.</p>',
    },
    row: 'Mit Riemen',
    grid: 'Wonach suchst du?',
    teaser: 'Vor dem ersten Schnee',
    banner: { title: 'Service um die Ecke.', text: 'Werkstätten zwischen Genf und St. Gallen kennen dein Bike.' },
    bannerLink: 'Werkstatt finden',
    steps: ['Montiert', 'Gebracht', 'Erklärt'],
    stepsTitle: 'So kommt dein Bike.',
    promises: ['0 % Zins', 'Gratis geliefert', 'Fahrbereit montiert'],
    voices: [
      'Ich habe im Juni angefangen zu zahlen und im Juli mein Auto verkauft.',
      'Nach der letzten Rate kam ein Brief. Darin stand: Es gehört dir.',
    ],
    letter: { title: 'Eine Mail im Monat.', text: 'Neue Modelle, ein Handgriff aus der Werkstatt, Aktionen.' },
    video: 'Akku im Winter',
    gallery: 'Von nahem',
    alt: 'Ein Bike von der Seite',
  },
  fr: {
    title: 'L’hiver à vélo',
    hero: {
      title: 'L’hiver n’est\npas une excuse.',
      text: 'Clous, garde-boue, éclairage\u202f: des vélos qui roulent aussi en janvier.',
    },
    button: 'Voir les vélos d’hiver',
    text: {
      title: 'Ce qu’il faut à un vélo en hiver',
      html: '<p>Le froid coûte de l’autonomie, le sel une partie de la chaîne.</p><ul><li>Fixer plutôt que coller quand il y a du sel.</li><li>Des pneus dès 47 mm, peu gonflés.</li><li>L’éclairage sur le vélo, pas dans le sac.</li></ul><p>La suite est dans <a href="/fr/faq/service-apres-vente">Service après-vente</a>.</p>',
    },
    row: 'À courroie',
    grid: 'Que cherchez-vous\u202f?',
    teaser: 'Avant la première neige',
    banner: {
      title: 'Le service près de chez vous.',
      text: 'Des ateliers de Genève à Saint-Gall connaissent votre vélo.',
    },
    bannerLink: 'Trouver un atelier',
    steps: ['Monté', 'Livré', 'Expliqué'],
    stepsTitle: 'Ainsi arrive votre vélo.',
    promises: ['0 % d’intérêt', 'Livraison gratuite', 'Prêt à rouler'],
    voices: [
      'J’ai commencé à payer en juin et vendu ma voiture en juillet.',
      'Après la dernière mensualité, une lettre est arrivée\u202f: il est à vous.',
    ],
    letter: { title: 'Un e-mail par mois.', text: 'Nouveaux modèles, un geste de l’atelier, promotions.' },
    video: 'La batterie en hiver',
    gallery: 'De près',
    alt: 'Un vélo vu de côté',
  },
} as const;

/** The page in a language, as the shop keeps it. */
export function everyBlock(language: Language): Composed {
  const w = words[language];
  const start = language === 'de' ? '' : '/fr';
  const all = { href: `${start}/alle-modelle-e-bike-schweiz`, label: w.button };
  const pictures = ['trapez-battery', 'trapez', 'wave', 'diamant', 'wave-saddle'].map((name) => ({
    src: `/bilder/rahmen/${name}.svg`,
    srcSet: '',
    width: 640,
    height: 400,
    alt: w.alt,
  }));
  const blocks: Written<Block>[] = [
    { kind: 'hero', ...w.hero, primaryLink: all },
    { kind: 'text', ...w.text },
    { kind: 'product-row', title: w.row, count: 4, productSlugs: [] },
    {
      kind: 'category-grid',
      title: w.grid,
      categories: ['e-trekking', 'e-mountain', 'e-urban', 'e-bike-on-sale', 'zubehoer', 'wave-e-bikes'].map((slug) => ({
        slug,
        label: undefined,
      })),
    },
    { kind: 'faq-teaser', title: w.teaser, category: 'maintenance', count: 3 },
    { kind: 'offer' },
    {
      kind: 'banner',
      ...w.banner,
      link: { ...all, label: w.bannerLink },
      productSlug:
        language === 'de' ? 'focus-furka-x-e-mountainbike-fully' : 'focus-furka-x-vtt-electrique-tout-suspendu',
    },
    {
      kind: 'steps',
      title: w.stepsTitle,
      showSum: false,
      steps: w.steps.map((title) => ({ title, text: w.hero.text })),
    },
    {
      kind: 'promises',
      promises: w.promises.map((title, index) => ({
        icon: ['percent', 'truck', 'wrench'][index] ?? 'check',
        title,
        text: undefined,
      })),
    },
    {
      kind: 'testimonials',
      testimonials: w.voices.map((quote, index) => ({
        quote,
        name: ['Sandra, Bern', 'Olivier, Fribourg'][index] ?? '',
        about: 'Kalkhoff Aare 7, CHF 110',
        consent: true,
        demonstration: false,
      })),
    },
    { kind: 'newsletter', ...w.letter },
    {
      kind: 'video',
      title: w.video,
      youtubeId: 'M7lc1UVf-VE',
      seconds: 106,
      transcript: [{ kind: 'text', html: `<p>${w.text.title}.</p>` }],
    },
    { kind: 'gallery', title: w.gallery, pictures },
    { kind: 'stories' },
  ];
  return { title: w.title, blocks };
}
