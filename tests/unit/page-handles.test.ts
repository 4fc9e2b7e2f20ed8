import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shopRoutes } from '~/route-table.server.ts';
import type { PageFlag } from '~/shell/page-handle.ts';

/** Names of the pages whose route enables a flag in its `handle`. */
function pagesWith(flag: PageFlag): string[] {
  const names = shopRoutes.flatMap(({ name, file }) => {
    const source = readFileSync(new URL(`../../apps/storefront/app/${file}`, import.meta.url), 'utf8');
    const handle = /^export const handle: PageHandle = (\{[\s\S]*?\});$/m.exec(source)?.[1] ?? '';
    return handle.includes(`${flag}: true`) ? [name] : [];
  });
  return [...new Set(names)].sort();
}

it.each<[PageFlag, string[]]>([
  ['hasQuizBar', ['allModels', 'brand', 'brandWorld', 'category', 'collection', 'home']],
  ['hasFootBar', ['comparison', 'product', 'productQuestions', 'productZoom']],
  [
    'isCheckout',
    [
      'checkoutConfirmation',
      'checkoutContact',
      'checkoutLater',
      'checkoutPlan',
      'checkoutResume',
      'checkoutReview',
      'creditCheck',
    ],
  ],
  ['asksForConsent', ['cookies']],
])('%s is set by the pages that the specification names', (flag, names) => {
  expect(pagesWith(flag)).toEqual(names);
});

it('No page with a form or a guided flow lets the newsletter window open', () => {
  expect(pagesWith('isTask')).toEqual(
    expect.arrayContaining(['quiz', 'consultation', 'assistant', 'ticketForm', 'signIn', 'sponsor', 'newsletter']),
  );
  expect(pagesWith('isTask').filter((name) => /^(?:home|category|product|faq|stories)$/.test(name))).toEqual([]);
});
