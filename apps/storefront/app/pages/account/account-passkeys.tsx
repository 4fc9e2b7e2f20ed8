import { Form, useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { formatDate } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { LinkedPasskey } from '~/modules/identity/account.ts';
import { deviceNames } from '~/modules/identity/device.ts';
import { requestDevice, type PasskeyOutcome, useHasPasskeys } from '~/modules/identity/passkeys.ts';
import { Button } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { AccountRow } from './account-list.tsx';

/** A passkey among the ways to sign in, and how to remove it. @param props action: where the form goes */
export function PasskeyRow({ passkey, action }: { passkey: LinkedPasskey; action: string }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const names = deviceNames(passkey.device);
  const name = names ? t('passkeys.name-of', names) : t('passkeys.name');
  const since = t('passkeys.since', { day: formatDate(passkey.since, locale) });
  const used = passkey.lastUsed
    ? t('passkeys.used', { day: formatDate(passkey.lastUsed, locale) })
    : t('passkeys.unused');
  return (
    <AccountRow>
      <Icon name="lock" small />
      <p>
        <span className="font-medium">{name}</span>
        <span className="block text-small text-ink-2">{`${since}, ${used}`}</span>
      </p>
      <Form method="post" action={action}>
        <input type="hidden" name="passkey" value={passkey.id} />
        <Button type="submit" variant="quiet" small aria-label={t('passkeys.remove-label', { name })}>
          {t('passkeys.remove')}
        </Button>
      </Form>
    </AccountRow>
  );
}

/** Makes a passkey on this device, where the browser has them. */
export function AddPasskey() {
  const { t } = useTranslation('account');
  const { revalidate } = useRevalidator();
  const hasPasskeys = useHasPasskeys();
  const [state, setState] = useState<PasskeyOutcome | 'waiting' | 'rest'>('rest');
  if (!hasPasskeys) return null;
  const add = async () => {
    setState('waiting');
    const outcome = await requestDevice('register');
    setState(outcome);
    if (outcome === 'done') revalidate();
  };
  const isConfirmed = state !== 'rest';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        icon="plus"
        loading={state === 'waiting' && t('passkeys.said.waiting')}
        onClick={() => void add()}
      >
        {t('passkeys.add')}
      </Button>
      <p role="status" className="text-small text-ink-2">
        {isConfirmed ? t(`passkeys.said.${state}`) : t('passkeys.text')}
      </p>
    </div>
  );
}
