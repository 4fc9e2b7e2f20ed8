import { useFetchClient } from '@strapi/strapi/admin';
import * as React from 'react';
import { useTexts } from './texts';

/** A product as the shop tells of it; the price is Rappen. */
export interface Product {
  slug: string;
  name: string;
  brand: string;
  sku: string | null;
  price: number;
  available: boolean;
  picture: string;
}

export interface Choice {
  value: string;
  label: string;
  count: number;
  /** A drawing of it. */
  picture?: string;
}

/** An answer of the shop: what it was, and why there is none. */
interface Answer<Data> {
  data: Data | undefined;
  problem: string | undefined;
  loading: boolean;
}

/** Pause after the last key before the shop is asked, ms. */
const PAUSE_MS = 300;

/** The language of the entry that is open. */
export function entryLocale(): string {
  return new URLSearchParams(window.location.search).get('plugins[i18n][locale]') ?? 'de';
}

/** A sum as the shop writes it: CHF 4’320. */
export function formatChf(rappen: number): string {
  return `CHF\u00a0${String(Math.round(rappen / 100)).replace(/\B(?=(\d{3})+$)/g, '’')}`;
}

/**
 * Asks the shop about its catalogue, once typing has stopped; the last answer stays until the next one is there.
 * @param what the call; undefined asks nothing
 */
export function useCatalogue<Data>(what: string | undefined, query: Record<string, string> = {}): Answer<Data> {
  const { get } = useFetchClient();
  const t = useTexts();
  const [answer, setAnswer] = React.useState<Answer<Data>>({ data: undefined, problem: undefined, loading: false });
  const search = new URLSearchParams({ locale: entryLocale(), ...query }).toString();
  React.useEffect(() => {
    if (what === undefined) return undefined;
    let isCurrent = true;
    setAnswer((before) => ({ ...before, loading: true }));
    const timer = setTimeout(() => {
      get(`/catalogue/${what}?${search}`)
        .then(({ data }) => isCurrent && setAnswer({ data: data as Data, problem: undefined, loading: false }))
        .catch((error: unknown) => {
          const told = (error as { response?: { data?: { error?: { message?: string } } } }).response?.data?.error
            ?.message;
          if (isCurrent) setAnswer({ data: undefined, problem: told ?? t('away'), loading: false });
        });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // `get` is another function each time; the question decides.
  }, [what, search]);
  return answer;
}
