import { useMatches } from '@remix-run/react';
import type { SharedHandle } from '~/platform/page-cache.server.ts';

/** What a page's route says of it in its `handle`. */
export interface PageHandle extends SharedHandle {
  /** Namespaces of texts beside `common`. */
  i18n?: readonly string[];
  /** The page stands without the shop's shell. */
  isAlone?: boolean;
  /** A step of the checkout: the header leads nowhere else, and nothing is offered or asked beside the page. */
  isCheckout?: boolean;
  /** A form or a guided flow: the invitation to the newsletter does not open on it. */
  isTask?: boolean;
  /** The page has a bar of its own at the foot of the window. */
  hasFootBar?: boolean;
  /** Many bikes are looked through here, so the bar that leads to the quiz is offered (spec §2). */
  hasQuizBar?: boolean;
  asksForConsent?: boolean;
  /** What is recorded of the page once it is open, beside its view. */
  event?: 'view_item' | 'begin_checkout' | 'contact_step' | 'review_step' | 'purchase';
}

/** What a page may say yes to. */
export type PageFlag = {
  [Name in keyof PageHandle]-?: NonNullable<PageHandle[Name]> extends boolean ? Name : never;
}[keyof PageHandle];

const handleOf = ({ handle }: { handle: unknown }): PageHandle => (handle ?? {}) as PageHandle;

/** Whether the page that is open says yes to something. */
export const useRouteFlag = (flag: PageFlag): boolean => useMatches().some((match) => handleOf(match)[flag] === true);

/** What is recorded of the page that is open. */
export const usePageEvent = (): PageHandle['event'] =>
  useMatches()
    .map((match) => handleOf(match).event)
    .findLast(Boolean);
