/** Parts of a bike from near, each by the words of a question that is about it. */
const PARTS = [
  { picture: 'trapez-motor', words: /motor|antrieb|moteur|entraînement/i },
  { picture: 'wave-gears', words: /riemen|kette|schalt|gänge|courroie|chaîne|vitesse/i },
  { picture: 'diamant-cockpit', words: /display|lenker|anzeige|écran|guidon/i },
  { picture: 'trapez-battery', words: /akku|laden|batterie|charger/i },
  { picture: 'wave-saddle', words: /sattel|sitz|selle|assis/i },
  { picture: 'diamant-brake', words: /brems|frein/i },
] as const;

/**
 * What is in a video's place where editors gave it no picture: a drawing of ours, of the part that its question is
 * about.
 * @param place of the video in its row, so that neighbours about no part differ
 */
export function renderPoster(title: string, place: number) {
  const part = PARTS.find(({ words }) => words.test(title)) ?? PARTS[place % PARTS.length];
  return { src: `/bilder/rahmen/${part?.picture}.svg`, width: 1200, height: 750, alt: '' };
}
