import { fallbackLocale } from './i18n.ts';
import type { Locale } from './locales.ts';

/** Milliseconds before a failed read is repeated: five times, doubling (spec §7). */
const WAITS = [350, 700, 1400, 2800, 5600];

/**
 * Fetches a namespace that did not come with the page. A failed read is repeated (spec §7); after the last one the failure is
 * reported and the German text stands in (decision 40: Errors).
 * @param version of the build; the files are immutable under it
 * @param report is told of a namespace that cannot be had
 * @throws the last failure, where the German text cannot be had either
 */
export async function fetchTexts(
  version: string,
  locale: Locale,
  namespace: string,
  report: (failure: unknown) => void,
): Promise<Record<string, unknown>> {
  const read = async (language: Locale): Promise<Record<string, unknown>> => {
    const path = `/locales/${language}/${namespace}?v=${version}`;
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as Record<string, unknown>;
  };
  for (const wait of [...WAITS, null]) {
    try {
      return await read(locale);
    } catch (failure) {
      if (wait === null) report(failure);
      else await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return read(fallbackLocale);
}
