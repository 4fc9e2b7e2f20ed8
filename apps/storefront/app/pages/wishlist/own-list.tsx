import { Form } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Note } from '~/ui/form-message.tsx';
import { Icon } from '~/ui/icon.tsx';
import { GoLink, TextLink } from '~/ui/link.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { ListHead } from './list-head.tsx';
import { ListMails } from './list-mails.tsx';
import { ListOrderBar } from './list-order-bar.tsx';
import { OwnCard } from './own-card.tsx';
import { ShareBox } from './share-box.tsx';
import type { WishlistView } from './wishlist-view.ts';

export function OwnList({ list }: { list: Extract<WishlistView, { kind: 'own' }> }) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  const { cards, unavailable, email } = list;
  const cheaper = cards.filter(({ drop }) => drop).length;
  const lead = [t('count', { count: cards.length }), cheaper > 0 && t('cheaper', { count: cheaper })];
  const own = href('wishlist', {}, locale);
  return (
    <>
      <ListHead title={t('title')} lead={lead.filter(Boolean).join(' ')} compared={list.compared}>
        <a className="btn btn-secondary" href="#teilen">
          <span className="btn-label">
            <Icon name="share" small />
            {t('share.open')}
          </span>
        </a>
      </ListHead>
      {email === null && (
        <p className="mt-4 text-small text-ink-2">
          {t('here')} <TextLink href={href('signIn', {}, locale, { zurueck: own })}>{t('sign-in')}</TextLink>
        </p>
      )}
      {unavailable.length > 0 && (
        <Note className="mt-4">
          <bdi>{t('no-more', { count: unavailable.length })}</bdi>
          {unavailable.map((id) => (
            <Form key={id} method="post" action={own} className="ml-3 inline-block">
              <input type="hidden" name="product" value={id} />
              <button className="link min-h-6" name="intent" value="remove">
                {t('remove')}
              </button>
            </Form>
          ))}
        </Note>
      )}
      {cards.length > 0 && <ListOrderBar order={list.order} />}
      <div className="mt-6">
        <ProductGrid columns={4} label={t('title')}>
          {cards.map((card) => (
            <OwnCard key={card.tile.id} card={card} />
          ))}
          <li className="card">
            <div className="card-pic wish-more">
              <Icon name="heart" />
            </div>
            <p className="card-name">{t('more.title')}</p>
            <GoLink href={href('allModels', {}, locale)}>{t('more.bikes')}</GoLink>
          </li>
        </ProductGrid>
      </div>
      <ShareBox link={list.link} ownerName={list.ownerName} />
      {email === null ? null : <ListMails email={email} priceMail={list.priceMail} stockMail={list.stockMail} />}
    </>
  );
}
