import { useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import type { InstanceLook, LookPair } from './look.server.ts';

/** How the shop looks, with the contrasts that were measured, and where it is changed. */
export function LookPart({ look }: { look: InstanceLook }) {
  const { t } = useTranslation('organization-admin');
  const { logo, pairs, words, editAt } = look;
  return (
    <section aria-labelledby="auftritt" className="house-section">
      <div className="house-title">
        <h2 id="auftritt" className="text-h2">
          {t('tabs.look')}
        </h2>
        {editAt && (
          <LinkButton small variant="quiet" href={editAt} reload>
            {t('look.edit')}
          </LinkButton>
        )}
      </div>
      <div className="house-look">
        <div>
          {logo && <img src={logo.src} alt={t('look.logo')} className="house-logo" />}
          <ul className="house-swatches">
            {pairs.map((pair) => (
              <Swatch key={pair.name} pair={pair} />
            ))}
          </ul>
          <p className="house-small">{t(pairs.length > 0 ? 'look.measured' : 'look.usual')}</p>
        </div>
        <dl className="house-facts">
          {words.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(`look.${name}`)}</dt>
              <dd>{text ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Swatch({ pair: { name, front, ground, ratio } }: { pair: LookPair }) {
  const { t } = useTranslation('organization-admin');
  return (
    <li>
      <svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
        <rect width="64" height="40" fill={ground} stroke="#d9dcd6" />
        <path d="M12 20h40" stroke={front} strokeWidth="6" />
        <circle cx="52" cy="20" r="7" fill={front} />
      </svg>
      <span>
        <b>{t(`look.pair.${name}`)}</b>
        <small className="num">{t('look.ratio', { front, ground, ratio: ratio.toFixed(1) })}</small>
      </span>
    </li>
  );
}
