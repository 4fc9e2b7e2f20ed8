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

/** What the panel's client throws, as far as it is read. */
interface Failure {
  response?: { status?: number; data?: { error?: { message?: string } } };
}

/** The status of a question that the shop understands no better a second time. */
const MISUNDERSTOOD = 400;

/** An answer of the shop: what it was, and why there is none. */
interface Answer<Data> {
  data: Data | undefined;
  problem: string | undefined;
  loading: boolean;
}

/** Pause after the last key before the shop is asked, ms. */
const PAUSE_MS = 300;

/** Pause before a shop that did not answer is asked again, ms. */
const AGAIN_MS = 5000;

/** The language of the entry that is open. */
export function entryLocale(): string {
  return new URLSearchParams(window.location.search).get('plugins[i18n][locale]') ?? 'de';
}

/**
 * Asks the shop about its catalogue, once typing has stopped, and again where it did not answer: a form that is half filled in need
 * not be opened anew. The last answer stays until the next one is there.
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
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        const { data } = await get(`/catalogue/${what}?${search}`);
        if (isCurrent) setAnswer({ data: data as Data, problem: undefined, loading: false });
      } catch (error) {
        if (!isCurrent) return;
        const { status, data } = (error as Failure).response ?? {};
        setAnswer({ data: undefined, problem: data?.error?.message ?? t('away'), loading: false });
        if (status !== MISUNDERSTOOD) timer = setTimeout(() => void ask(), AGAIN_MS);
      }
    };
    timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // `get` is another function each time; the question decides.
  }, [what, search]);
  return answer;
}
