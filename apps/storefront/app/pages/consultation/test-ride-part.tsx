import { useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import { GoLink, TextLink } from '~/ui/link.tsx';
import type { ConsultationView } from './consultation.server.ts';

/** Test rides: in German a link to the shop's calendar, in French a call that settles it (spec §1: both readings). */
export function TestRidePart({ testRide }: Pick<ConsultationView, 'testRide'>) {
  const { t } = useTranslation('consultation');
  const { booking, advice, address, worlds } = testRide;
  const stops = ['book', 'come', 'ride'] as const;
  return (
    <section
      id="probefahrt"
      className="mt-16 grid scroll-mt-6 gap-8 border-t-2 border-ink pt-6 desktop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] desktop:gap-x-14"
      aria-labelledby="probefahrt-titel"
    >
      <div>
        <h2 className="text-h2" id="probefahrt-titel">
          {t('ride.title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('ride.text')}</p>
        <p className="mt-5">
          {booking ? (
            <LinkButton href={booking} reload rel="noopener" variant="secondary" iconEnd="external">
              {t('ride.book')}
            </LinkButton>
          ) : (
            <LinkButton href="#rueckruf" reload variant="secondary">
              {t('ride.call')}
            </LinkButton>
          )}
        </p>
        {booking && <p className="mt-3 text-small text-ink-3">{t('ride.opens')}</p>}
        {advice && (
          <p className="mt-3">
            <GoLink href={advice} reload rel="noopener" icon="external">
              {t('ride.advice')}
            </GoLink>
          </p>
        )}
      </div>
      <div>
        <ol className="ride-line">
          {stops.map((stop) => (
            <li key={stop} className="ride-stop">
              <b className="font-medium">{t(`ride.stop.${stop}.title`)}</b>
              <span className="block text-ink-2">
                {stop === 'come' ? `${address.street}, ${address.zip} ${address.town}` : t(`ride.stop.${stop}.text`)}
              </span>
            </li>
          ))}
        </ol>
        {worlds.length > 0 && (
          <p className="mt-8 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-small">
            <span>{t('ride.worlds')}</span>
            {worlds.map(({ title, path }) => (
              <TextLink key={path} href={path}>
                {title}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
