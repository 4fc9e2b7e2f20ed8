import { useFetchClient } from '@strapi/strapi/admin';
import * as React from 'react';
import { useTexts } from './texts';

/** A product; the price is in Rappen. */
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
  /** URL of its drawing. */
  picture?: string;
}

interface Failure {
  response?: { status?: number; data?: { error?: { message?: string } } };
}

/** Status that is not worth retrying. */
const MISUNDERSTOOD = 400;

/** The shop's response, or its error. */
interface Answer<Data> {
  data: Data | undefined;
  problem: string | undefined;
  loading: boolean;
}

/** Debounce, ms. */
const PAUSE_MS = 300;

/** Delay before a retry, ms. */
const AGAIN_MS = 5000;

export function entryLocale(): string {
  return new URLSearchParams(window.location.search).get('plugins[i18n][locale]') ?? 'de';
}

/**
 * Queries the shop's catalogue once typing pauses, and retries, so that a half-filled form need not be reopened. The
 * last response stays until the next one arrives.
 * @param what the call; undefined sends none
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
    // `get` is a new function on every render; depend on the request only.
  }, [what, search]);
  return answer;
}
