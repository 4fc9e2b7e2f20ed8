import { useFetcher, useLocation } from '@remix-run/react';
import { useId } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import type { CartAnswer } from '~/modules/cart/cart.ts';
import { forgetPostcode, isPostcode, storePostcode } from '~/modules/delivery/postcode.ts';

/** Asks for the postcode that the days of the cart's lines are worked out for; an empty one is taken back. */
export function PostcodeField({ postcode }: { postcode: string | null }) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher<CartAnswer>();
  const { pathname } = useLocation();
  const errorId = useId();
  const isRefused = fetcher.data?.ok === false;
  const keep = (typed: string) => {
    if (typed === '') forgetPostcode();
    else if (isPostcode(typed)) storePostcode(typed);
  };
  return (
    <fetcher.Form
      method="post"
      action={href('cart', {}, useLocale())}
      className="grid gap-1"
      onSubmit={(event) => keep(String(new FormData(event.currentTarget).get('postcode') ?? '').trim())}
    >
      <input type="hidden" name="intent" value="set-postcode" />
      <input type="hidden" name="returnTo" value={pathname} />
      <input type="hidden" name="answer" value="data" />
      <div className="flex items-end gap-2">
        <label className="grid gap-1">
          <span className="field-label">{t('delivery.postcode')}</span>
          <input
            key={postcode}
            className="input w-[7rem]"
            name="postcode"
            defaultValue={postcode ?? ''}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? errorId : undefined}
          />
        </label>
        <Button type="submit" variant="secondary" loading={fetcher.state !== 'idle' && t('saving')}>
          {t('delivery.submit')}
        </Button>
      </div>
      {isRefused && (
        <p id={errorId} className="field-error" role="alert">
          {t('refusal.postcode')}
        </p>
      )}
    </fetcher.Form>
  );
}
