import { fallbackLocale } from './i18n.ts';
import type { Locale } from './locales.ts';

/** Milliseconds before a failed read is repeated: five times, doubling (spec §7). */
const WAITS = [350, 700, 1400, 2800, 5600];

async function fetchJson(path: string): Promise<Record<string, unknown>> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Fetches a file of texts; a failed read is repeated (spec §7). @throws the last failure */
export async function fetchRepeatedly(path: string): Promise<Record<string, unknown>> {
  for (const wait of WAITS) {
    try {
      return await fetchJson(path);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return fetchJson(path);
}

/**
 * Fetches a namespace that did not come with the page. A failed read is repeated (spec §7); after the last one the
 * failure is reported and the German text is in (decision 40: Errors).
 * @param version of the texts; the files are immutable under it
 * @param report is told of a namespace that cannot be had
 * @throws the last failure, where the German text cannot be had either
 */
export async function fetchTexts(
  version: string,
  locale: Locale,
  namespace: string,
  report: (failure: unknown) => void,
): Promise<Record<string, unknown>> {
  const pathOf = (language: Locale) => `/locales/${language}/${namespace}?v=${version}`;
  try {
    return await fetchRepeatedly(pathOf(locale));
  } catch (failure) {
    report(failure);
    return fetchJson(pathOf(fallbackLocale));
  }
}
