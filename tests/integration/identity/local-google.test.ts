import { beforeAll, expect, it } from 'vitest';
import { demoAccounts } from '~/integrations/google/demo-accounts.ts';
import type * as AccountRoute from '~/pages/account/route.tsx';
import type * as DevRoute from '~/pages/dev/google-route.tsx';
import type * as AnswerRoute from '~/pages/sign-in/google-answer-route.ts';
import type * as GoogleRoute from '~/pages/sign-in/google-route.ts';
import { Device } from './device.ts';

let routes: {
  google: typeof GoogleRoute;
  local: typeof DevRoute;
  answer: typeof AnswerRoute;
  account: typeof AccountRoute;
};

beforeAll(async () => {
  const { wireModules } = await import('~/wiring.server.ts');
  wireModules();
  routes = {
    google: await import('~/pages/sign-in/google-route.ts'),
    local: await import('~/pages/dev/google-route.tsx'),
    answer: await import('~/pages/sign-in/google-answer-route.ts'),
    account: await import('~/pages/account/route.tsx'),
  };
});

/** Follows the sign-in link to the local identity page. @returns what it shows */
async function choices(device: Device) {
  const { location } = await device.ask(routes.google.loader, '/anmelden/google?zurueck=%2Ffr%2Fmarques');
  expect(location).toMatch(/^\/dev\/google\?state=[\da-f-]{36}$/);
  return routes.local.loader({ request: device.request(location ?? ''), params: {}, context: {} });
}

const accountOf = async (device: Device) =>
  ((await device.ask(routes.account.loader, '/konto')).data as { account?: { email: string } }).account?.email;

it('Without a client at Google one of three people is chosen on a local page', async () => {
  const device = new Device();
  const { people } = await choices(device);
  expect(people).toHaveLength(3);
  for (const [index, { path }] of people.entries()) {
    const browser = index === 0 ? device : new Device();
    const own = index === 0 ? path : ((await choices(browser)).people[index]?.path ?? '');
    expect((await browser.ask(routes.answer.loader, own)).location).toBe('/fr/marques');
    expect(await accountOf(browser)).toBe(demoAccounts[index]?.email);
  }
});

it('A changed mind, the state of another browser and an unknown person are refused', async () => {
  const device = new Device();
  const { cancel } = await choices(device);
  const refused = async (path: string) => {
    expect((await device.ask(routes.answer.loader, path)).location).toBe(
      '/fr/connexion?google=failed&zurueck=%2Ffr%2Fmarques',
    );
    expect(await accountOf(device)).toBeUndefined();
  };
  await refused(cancel);
  const foreign = (await choices(new Device())).people[0]?.path ?? '';
  await choices(device);
  await refused(foreign);
  const own = (await choices(device)).people[0]?.path ?? '';
  await refused(own.replace('demo-mia', 'demo-eve'));
});
