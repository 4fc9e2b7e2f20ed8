import { formatDay } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Note } from '~/ui/form-message.tsx';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';

/**
 * States that an order's pieces are not reserved yet, and what triggers it. Empty if they are, or if the head of the
 * page asks for a choice.
 */
export function StockNote({ tracker, className }: { tracker: TrackerView; className?: string }) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const { stock, expectedDelivery } = tracker;
  if (!stock || stock.state === 'choosing') return null;
  const text =
    stock.state === 'waiting'
      ? t('stock.waiting', { context: stock.claim })
      : t('stock.pre-ordered', {
          context: expectedDelivery ? '' : 'open',
          day: expectedDelivery ? formatDay(expectedDelivery, locale) : '',
        });
  return (
    <Note kind="wait" className={className}>
      {text}
    </Note>
  );
}
