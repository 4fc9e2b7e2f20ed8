import { describe, expect, it } from 'vitest';
import { findVisit } from '~/modules/visit/visit.server.ts';
import { action, loader } from '~/pages/account/route.tsx';
import { someone } from '../staff/team.ts';
import { Device } from './device.ts';

/** The height that the account's page shows. */
async function shown(device: Device): Promise<unknown> {
  const { data } = await device.ask(loader, '/konto');
  return (data.account as { height: unknown }).height;
}

describe('the body height of an account', () => {
  it('is seen, changed and forgotten by forms', async () => {
    const { cookie } = await someone();
    const device = new Device();
    device.plant(cookie);
    expect(await shown(device)).toBeNull();
    const stored = await device.ask(action, '/konto', { intent: 'height', height: '172' });
    expect([stored.status, stored.location]).toEqual([303, '/konto#groesse']);
    expect(await shown(device)).toBe(172);
    expect((await findVisit(cookie))?.height).toBe(172);
    const wrong = await device.ask(action, '/konto', { intent: 'height', height: '17' });
    expect(wrong.location).toBe('/konto?groesse=unklar#groesse');
    expect(await shown(device)).toBe(172);
    await device.ask(action, '/konto', { intent: 'forget-height' });
    expect(await shown(device)).toBeNull();
  });
});
