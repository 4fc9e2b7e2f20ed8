import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { useWishlistCount } from '~/modules/wishlist/ui/use-wishlist.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { LinkButton } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { OwnList } from './own-list.tsx';
import { StatusNote } from './status-note.tsx';
import { SharedList } from './shared-list.tsx';
import type { WishlistMessage, WishlistView } from './wishlist-view.ts';

export function WishlistPage({ list, message }: { list: WishlistView; message: WishlistMessage }) {
  const { t } = useTranslation('wishlist');
  const { t: common } = useTranslation();
  const locale = useLocale();
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: href('home', {}, locale) }, { label: t('crumb') }]}
      />
      <StatusNote message={message} />
      {list.kind === 'own' && <OwnList list={list} />}
      {list.kind === 'shared' && <SharedList list={list} />}
      {list.kind === 'empty' && <NoList isUnavailable={false} />}
      {list.kind === 'gone' && <NoList isUnavailable />}
    </Container>
  );
}

/** Nothing here: nothing noted yet, or a link that leads nowhere any more. */
function NoList({ isUnavailable }: { isUnavailable: boolean }) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  const count = useWishlistCount(0);
  const own = href('wishlist', {}, locale);
  return (
    <div className="pt-5">
      {count > 0 && !isUnavailable && (
        <Note className="mb-4">
          <a className="link" href={own}>
            {t('reload')}
          </a>
        </Note>
      )}
      <EmptyState
        title={t(isUnavailable ? 'gone.title' : 'empty.title')}
        text={t(isUnavailable ? 'gone.text' : 'empty.text')}
        actions={
          <>
            <LinkButton href={href('allModels', {}, locale)}>{t('bikes')}</LinkButton>
            <LinkButton variant="secondary" href={isUnavailable ? own : href('signIn', {}, locale, { zurueck: own })}>
              {t(isUnavailable ? 'gone.own' : 'empty.sign-in')}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
