/**
 * A return address that is sure to stay in the shop: path and query of `value` where it is a local path, else
 * `fallback`.
 * @param value as it came from a form; other hosts, protocols and things that browsers read as such are refused
 */
export function localPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return fallback;
  const base = 'http://shop.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  return url.origin === base && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
