import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { fits, type Mount } from '~/modules/catalog/gear.ts';
import { rateWith } from '~/modules/catalog/own-bike.ts';
import { useOwnBike } from '~/modules/catalog/ui/own-bike.ts';
import { Stock } from '~/ui/badge.tsx';

const UNKNOWN: Mount = 'unknown';

interface FitProps {
  needs: readonly string[];
  needWords: string;
}

/** Whether the accessory fits the bike in the visitor's cart; nothing if there is none, or no one knows. */
export function FitsMine({ needs, needWords }: FitProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const bike = useOwnBike();
  if (!bike || needs.includes(UNKNOWN)) return null;
  const name = bike.name[locale];
  return fits(needs, bike.offers) ? (
    <Stock kind="in">{t('accessory.fitsMine', { name })}</Stock>
  ) : (
    <Stock kind="out">{t('accessory.fitsMineNot', { name, needs: needWords })}</Stock>
  );
}

/** What the price makes of the plan of the visitor's cart; where it makes nothing, that it is paid once. */
export function PlanNote({ price }: { price: number }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const bike = useOwnBike();
  const rates = bike && rateWith(price, bike);
  return (
    <p className="mt-2 text-small text-ink-2">
      {rates ? t('accessory.inPlan', { name: bike.name[locale], ...rates }) : t('accessory.once')}
    </p>
  );
}
