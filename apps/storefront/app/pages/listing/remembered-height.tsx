import { useEffect } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { isHeight, storeHeight } from '~/modules/catalog/body-height.ts';
import { useBodyHeight } from '~/modules/catalog/ui/use-body-height.ts';
import type { ListingView } from '~/modules/listings/listing-view.ts';
import { TextLink } from '~/ui/link.tsx';

/**
 * The shopper's one body height in a listing (decision 61): a listing that is filtered for one keeps it; any other of
 * bikes offers the kept one, and its field in the filter begins with it. The page itself is the same for everyone.
 */
export function RememberedHeight({ view: { kind, path, search } }: { view: ListingView }) {
  const { t } = useTranslation();
  const stored = useBodyHeight();
  const query = new URLSearchParams(search);
  const filtered = query.get('groesse');
  useEffect(() => {
    if (filtered !== null && isHeight(Number(filtered))) storeHeight(Number(filtered));
  }, [filtered]);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="groesse"][type="text"]');
    if (field && !field.value && stored !== undefined) field.value = String(stored);
  }, [stored, search]);
  if (stored === undefined || filtered !== null || kind !== 'bike') return null;
  query.set('groesse', String(stored));
  query.delete('seite');
  return (
    <>
      {' · '}
      <TextLink href={`${path}?${String(query)}`}>{t('height.only', { height: stored })}</TextLink>
    </>
  );
}
