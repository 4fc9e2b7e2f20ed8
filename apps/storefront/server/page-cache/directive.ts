/** What a page says about being kept, parsed from the `x-page-cache` header (app/platform/page-cache.server.ts). */
export interface PageCacheDirective {
  /** Seconds. */
  maxAge: number;
  tags: string[];
}

/**
 * Parses `max-age=3600; tags=catalog,content`.
 * @returns undefined if the header is absent or says nothing that may be obeyed
 */
export function parseDirective(header: string | null): PageCacheDirective | undefined {
  if (!header) return undefined;
  const fields = new Map(
    header.split(';').map((field) => {
      const [name = '', value = ''] = field.split('=');
      return [name.trim(), value.trim()] as const;
    }),
  );
  const maxAge = Number(fields.get('max-age'));
  if (!fields.has('max-age') || !Number.isInteger(maxAge) || maxAge <= 0) return undefined;
  return { maxAge, tags: (fields.get('tags') ?? '').split(',').filter(Boolean) };
}
