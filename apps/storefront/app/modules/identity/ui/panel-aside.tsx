import { useTranslation } from '~/i18n/use-translation.ts';
import { stepStates } from '~/ui/station-line.tsx';

/**
 * What an account is good for: the bike is on the line of signing in.
 * @param props passed: how many of its three stops are behind
 */
export function PanelAside({ passed }: { passed: number }) {
  const { t } = useTranslation('sign-in');
  const states = stepStates(3, passed);
  return (
    <>
      <p className="pr-10 text-h3">{t('panel.title')}</p>
      <p className="mt-3 pr-10 text-small text-ink-2">{t('panel.good-for')}</p>
      <div className={`sign-in-ride sign-in-ride-${passed}`} aria-hidden="true">
        <img src="/bilder/rahmen/trapez.svg" width={640} height={400} alt="" />
        <ol>
          {(['email', 'link', 'done'] as const).map((stop, index) => (
            <li key={stop} className={states[index]}>
              {t(`panel.stop.${stop}`)}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
