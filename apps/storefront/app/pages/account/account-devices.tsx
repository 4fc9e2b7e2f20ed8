import { Form } from '@remix-run/react';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { AccountDevice } from '~/modules/identity/account.ts';
import { deviceNames } from '~/modules/identity/device.ts';
import { Button } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { AccountList, AccountRow } from './account-list.tsx';

interface AccountDevicesProps {
  devices: AccountDevice[];
  /** Where the forms go. */
  action: string;
}

/** Where a person is signed in, and how to end it. */
export function AccountDevices({ devices, action }: AccountDevicesProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <AccountList>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} action={action} />
        ))}
      </AccountList>
      <Form method="post" action={action} className="mt-5">
        <Button type="submit" variant="secondary" name="intent" value="everywhere">
          {t('devices.everywhere')}
        </Button>
      </Form>
    </>
  );
}

function DeviceRow({ device, action }: { device: AccountDevice; action: string }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const names = deviceNames(device.device);
  const name = names ? t('devices.name', names) : t('devices.unknown');
  const isPhone = names?.system === 'iPhone' || names?.system === 'Android';
  return (
    <AccountRow>
      <Icon name={isPhone ? 'smartphone' : 'laptop'} small />
      <p>
        <span className="font-medium">{name}</span>
        <span className="block text-small text-ink-2">
          {device.isThis ? t('devices.this') : t('devices.since', { day: formatDayAndTime(device.since, locale) })}
        </span>
      </p>
      {!device.isThis && (
        <Form method="post" action={action}>
          <input type="hidden" name="device" value={device.id} />
          <Button type="submit" variant="quiet" small aria-label={t('devices.sign-out-label', { name })}>
            {t('sign-out')}
          </Button>
        </Form>
      )}
    </AccountRow>
  );
}
