import { Form } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import type { WishlistMessage } from './wishlist-view.ts';

/** Refusals among what is said. */
const refusals = ['full', 'unknown', 'name'];

export function StatusNote({ message: { removed, notice, stopToken } }: { message: WishlistMessage }) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  const action = href('wishlist', {}, locale);
  return (
    <div role="status" className="mt-4 grid gap-4 empty:hidden">
      {notice && <Note kind={refusals.includes(notice) ? 'error' : 'good'}>{t(`said.${notice}`)}</Note>}
      {removed && (
        <Note kind="good">
          <Form method="post" action={action} className="flex flex-wrap items-center gap-x-4">
            <span>{t('said.removed', { name: removed.name })}</span>
            <input type="hidden" name="product" value={removed.id} />
            <button className="link min-h-6" name="intent" value="add">
              {t('undo')}
            </button>
          </Form>
        </Note>
      )}
      {stopToken && (
        <Note>
          <Form method="post" action={action}>
            <p>{t('stop.text')}</p>
            <input type="hidden" name="token" value={stopToken} />
            <Button type="submit" variant="secondary" small className="mt-2" name="intent" value="stop-mails">
              {t('stop.submit')}
            </Button>
          </Form>
        </Note>
      )}
    </div>
  );
}
