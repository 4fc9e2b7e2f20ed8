import { describe, expect, it } from 'vitest';
import type { Email } from './email.ts';
import { createEmail } from './create-email.server.ts';

const letter: Email = {
  locale: 'fr',
  subject: 'Votre commande',
  greeting: 'Merci, <b>Mia</b> & "Co".',
  intro: 'Tout est là.',
  blocks: [
    { title: 'Commandé', lines: [{ text: 'Limmat 5', amount: 'CHF\u00a04’999.00' }, { text: 'Livraison', amount: 'gratuite' }] },
    { title: 'Livraison à', lines: [{ text: 'Mia Keller' }, { text: '8002 Zurich' }] },
  ], // prettier-ignore
  next: { title: 'La suite', steps: ['Payer.', 'Signer.'] },
  link: { text: 'Ouvrir', address: 'https://velory.example/fr/?token=a&b=1' },
  more: [{ text: 'Suivre', address: 'https://velory.example/fr/suivi' }],
  closing: 'À bientôt.',
};

describe('a message', () => {
  it('reads well as text', async () => {
    const { subject, text } = await createEmail(letter);
    expect(subject).toBe('Votre commande');
    expect(text).toBe(
      `Merci, <b>Mia</b> & "Co".

Tout est là.

Commandé
Limmat 5\u202f: CHF\u00a04’999.00
Livraison\u202f: gratuite

Livraison à
Mia Keller
8002 Zurich

La suite
 1. Payer.
 2. Signer.

Ouvrir\u202f:
https://velory.example/fr/?token=a&b=1

Suivre\u202f:
https://velory.example/fr/suivi

À bientôt.`,
    );
  });

  it('is HTML in its language, with what was typed as text', async () => {
    const { html } = await createEmail(letter);
    expect(html).toMatch(/<html[^>]* lang="fr-CH"/);
    expect(html).toContain('<title>Votre commande</title>');
    expect(html).toContain('Merci, &lt;b&gt;Mia&lt;/b&gt; &amp; &quot;Co&quot;.');
    expect(html).toContain('href="https://velory.example/fr/?token=a&amp;b=1"');
    expect(html).not.toContain('<b>');
  });
});
