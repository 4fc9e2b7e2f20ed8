import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { TicketFormView } from '~/modules/tickets/ticket-form.ts';
import { href } from '~/site-map.ts';
import { TextLink } from '~/ui/link.tsx';

/** The bike that a person tells of, from the order, and the way to another order's. */
export function WhichBike({ order }: Pick<TicketFormView, 'order'>) {
  const { t } = useTranslation('tickets');
  const tracker = href('orderTracker', {}, useLocale());
  return (
    <p className="text-small text-ink-2">
      {order ? (
        <>
          <bdi>{[order.model, order.details, order.number].filter(Boolean).join(' · ')}</bdi>{' '}
          <TextLink href={tracker}>{t('menu.which-other')}</TextLink>
        </>
      ) : (
        <>
          {t('menu.which-text')} <TextLink href={tracker}>{t('menu.which-link')}</TextLink>
        </>
      )}
    </p>
  );
}
