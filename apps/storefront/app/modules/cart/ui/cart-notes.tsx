import { Form } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { type CartMeeting, refusalCodes } from '~/modules/cart/cart.ts';

/** Says why a change of the cart was refused; takes the reason's code. */
export function useRefusalText(): (code: string) => string {
  const { t } = useTranslation('cart');
  return (code) => t(`refusal.${refusalCodes.find((each) => each === code) ?? 'other'}`);
}

export function MeetingNote({ meeting }: { meeting: CartMeeting }) {
  const { t } = useTranslation('cart');
  const { kind, added, same, gone, tooMany } = meeting;
  const sentences = [
    added > 0 && t(`meeting.${kind}`, { count: added }),
    same > 0 && t('meeting.same'),
    gone > 0 && t('meeting.gone', { count: gone }),
    tooMany > 0 && t('meeting.tooMany', { count: tooMany }),
  ].filter(Boolean);
  return (
    <div role="status">
      <Note kind={gone + tooMany > 0 ? 'wait' : 'good'}>{sentences.join(' ')}</Note>
    </div>
  );
}

export function RemovedNote({ itemId, name }: { itemId: string; name: string }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  return (
    <Note kind="good">
      <p>{t('removed.text', { name })}</p>
      <Form method="post" action={href('cart', {}, locale)} className="mt-3">
        <input type="hidden" name="intent" value="undo-remove" />
        <input type="hidden" name="itemId" value={itemId} />
        <input type="hidden" name="returnTo" value={href('checkoutPlan', {}, locale)} />
        <Button type="submit" variant="secondary" small>
          {t('removed.undo')}
        </Button>
      </Form>
    </Note>
  );
}
