import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { requestDevice, type PasskeyOutcome } from '~/modules/identity/passkeys.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';

interface PasskeyButtonProps {
  /** Where signing in leads. */
  returnTo: string;
  /** Whether scripts run: until then its place alone is stored. */
  isReady: boolean;
}

/** Signs in with what the device keeps: its own window asks for finger, face or code. */
export function PasskeyButton({ returnTo, isReady }: PasskeyButtonProps) {
  const { t } = useTranslation('sign-in');
  const [state, setState] = useState<PasskeyOutcome | 'waiting' | 'rest'>('rest');
  const isWaiting = state === 'waiting' || state === 'done';
  const signIn = async () => {
    setState('waiting');
    const outcome = await requestDevice('sign-in');
    setState(outcome);
    if (outcome === 'done') window.location.assign(returnTo);
  };
  return (
    <>
      <Button
        variant="secondary"
        wide
        className={cx('sign-in-key', !isReady && 'sign-in-key-waits')}
        aria-label={t('passkey.sign-in')}
        loading={isWaiting && t('passkey.waiting')}
        onClick={() => void signIn()}
      >
        <KeySign />
        {t('passkey.name')}
      </Button>
      <p
        role="status"
        className="sign-in-said text-small text-ink-2"
      >{`${state === 'waiting' ? t('passkey.waiting') : ''}${state === 'closed' || state === 'failed' ? t(`passkey.${state}`) : ''}`}</p>
    </>
  );
}

function KeySign() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="7" cy="12" r="4.500" />
      <path d="M11.500 12H22v4M18 12v3" />
    </svg>
  );
}
