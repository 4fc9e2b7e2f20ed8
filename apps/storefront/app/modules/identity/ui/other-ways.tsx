import { useTranslation } from '~/i18n/use-translation.ts';
import { useHasPasskeys } from '~/modules/identity/passkeys.ts';
import { GoogleLink } from './google-link.tsx';
import { PasskeyButton } from './passkey-button.tsx';

interface OtherWaysProps {
  /** Local path that signing in leads to. */
  returnTo: string;
  offersGoogle: boolean;
  /** Whether passkeys can be made at this address. */
  offersPasskeys: boolean;
}

/**
 * The ways to sign in beside the link, side by side; passkeys where the browser has them, explained where scripts are
 * off.
 */
export function OtherWays({ returnTo, offersGoogle, offersPasskeys }: OtherWaysProps) {
  const { t } = useTranslation('sign-in');
  const has = useHasPasskeys();
  const hasPasskeys = offersPasskeys && has !== false;
  return (
    <>
      {(offersGoogle || hasPasskeys) && (
        <div className={offersGoogle ? 'grid gap-5' : 'sign-in-by-key grid gap-5'}>
          <div className="sign-in-ways">
            {offersGoogle && <GoogleLink returnTo={returnTo} />}
            {hasPasskeys && <PasskeyButton returnTo={returnTo} isReady={has === true} />}
          </div>
          <p className="sign-in-or text-small text-ink-3">{t('google.or')}</p>
        </div>
      )}
      {offersPasskeys && (
        <noscript>
          <p className="text-small text-ink-2">{t('passkey.without-scripts')}</p>
        </noscript>
      )}
    </>
  );
}
