import { Form, useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { isPostcode, storePostcode, readStoredPostcode, onPostcode } from '~/modules/delivery/postcode.ts';
import { Button } from '~/ui/button.tsx';
import type { DeliveryView } from './delivery-view.ts';

interface DeliveryDayProps {
  /** Where the day is asked for. */
  address: string;
  /** What the page's own address asks: without scripts. */
  first: DeliveryView | undefined;
  colour: string | undefined;
}

const nothing = (): undefined => undefined;

/**
 * The day of the delivery by postcode. A postcode that was stored is asked for at once; without scripts the form sends
 * it.
 */
export function DeliveryDay({ address, first, colour }: DeliveryDayProps) {
  const { t } = useTranslation('product');
  const { load, data } = useFetcher<DeliveryView | null>();
  const stored = useSyncExternalStore(onPostcode, readStoredPostcode, nothing);
  useEffect(() => {
    if (stored) load(`${address}?plz=${stored}`);
  }, [address, stored, load]);
  const view = data ?? first;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const zip = String(new FormData(event.currentTarget).get('plz') ?? '').trim();
    if (isPostcode(zip)) storePostcode(zip);
    else load(`${address}?${new URLSearchParams({ plz: zip }).toString()}`);
  };
  return (
    <Form className="grid gap-2" id="liefertag" action="#liefertag" preventScrollReset onSubmit={submit}>
      {colour && <input type="hidden" name="farbe" value={colour} />}
      <div className="flex items-end gap-2">
        <label className="grid gap-1">
          <span className="field-label">{t('delivery.zip')}</span>
          <input
            key={stored}
            className="input w-[7rem]"
            name="plz"
            defaultValue={stored ?? first?.zip}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            required
            aria-invalid={view?.error ? true : undefined}
          />
        </label>
        <Button type="submit" variant="secondary">
          {t('delivery.submit')}
        </Button>
      </div>
      <div role="status" className="min-h-6 text-small text-ink-2">
        {view?.error && <p className="field-error">{view.error}</p>}
        {view?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Form>
  );
}
