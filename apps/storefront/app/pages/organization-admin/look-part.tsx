import { useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Split } from '~/ui/layout.tsx';
import type { InstanceLook, LookPair } from './look.server.ts';

/** How the shop looks, with the contrasts that were measured, and where it is changed. */
export function LookPart({ look }: { look: InstanceLook }) {
  const { t } = useTranslation('organization-admin');
  const { logo, pairs, words, editAt } = look;
  return (
    <section aria-labelledby="auftritt" className="mt-18 min-w-0 desktop:mt-24">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="auftritt" className="text-h2">
          {t('tabs.look')}
        </h2>
        {editAt && (
          <LinkButton small variant="quiet" href={editAt} reload>
            {t('look.edit')}
          </LinkButton>
        )}
      </div>
      <Split columns="5/7">
        <div>
          {logo && <img src={logo.src} alt={t('look.logo')} className="max-h-10 w-auto max-w-[15rem]" />}
          <ul className="mt-5 grid gap-3">
            {pairs.map((pair) => (
              <Swatch key={pair.name} pair={pair} />
            ))}
          </ul>
          <p className="mt-3.5 text-small text-ink-2">{t(pairs.length > 0 ? 'look.measured' : 'look.usual')}</p>
        </div>
        <dl className="spec border-t border-line desktop:grid-cols-1">
          {words.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(`look.${name}`)}</dt>
              <dd>{text ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </section>
  );
}

function Swatch({ pair: { name, front, ground, ratio } }: { pair: LookPair }) {
  const { t } = useTranslation('organization-admin');
  return (
    <li className="flex items-center gap-4 text-small">
      <svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
        <rect width="64" height="40" fill={ground} stroke="#d9dcd6" />
        <path d="M12 20h40" stroke={front} strokeWidth="6" />
        <circle cx="52" cy="20" r="7" fill={front} />
      </svg>
      <span>
        <b className="block font-medium">{t(`look.pair.${name}`)}</b>
        <span className="num text-ink-2">{t('look.ratio', { front, ground, ratio: ratio.toFixed(1) })}</span>
      </span>
    </li>
  );
}
