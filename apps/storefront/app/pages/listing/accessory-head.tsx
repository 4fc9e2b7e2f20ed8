import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { useOwnBike } from '~/modules/catalog/ui/own-bike.ts';
import { Anchor } from '~/ui/link.tsx';
import type { AccessoryKind } from './accessory-kinds.server.ts';

export function AccessoryKinds({ kinds }: { kinds: readonly AccessoryKind[] }) {
  const { t } = useTranslation();
  if (kinds.length < 2) return null;
  return (
    <nav aria-label={t('kinds.label')} className="kinds -mx-4 mt-5 overflow-x-auto px-4">
      <ul className="grid gap-2">
        {kinds.map(({ href: path, name, count, picture, current }) => (
          <li key={path}>
            <Anchor
              href={path}
              aria-current={current ? 'page' : undefined}
              className="grid h-full content-start bg-mist text-small"
            >
              <img src={picture} width={84} height={84} alt="" />
              <span className="font-semibold">{name}</span>
              <small className="num text-ink-2">{count}</small>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FitsProps {
  path: string;
  search: string;
}

const FITS = 'passt';

/** For those with a bike in the cart: only what fits it. Once that is set it stands among the filters. */
export function FitsOwnBike({ path, search }: FitsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const bike = useOwnBike();
  const query = new URLSearchParams(search);
  if (!bike || bike.offers.length === 0 || query.has(FITS)) return null;
  query.delete('seite');
  query.set(FITS, [...bike.offers].sort().join(','));
  return (
    <Anchor href={`${path}?${query.toString()}`} className="chip">
      {t('kinds.mine', { name: bike.name[locale] })}
    </Anchor>
  );
}
