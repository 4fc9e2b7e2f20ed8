import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cmsEnvironment, localShopUrl, readSettings, requireFreePorts, shopEnvironment } from './settings.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('readSettings', () => {
  it('has defaults for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      cmsPort: 1337,
      host: '127.0.0.1',
      shopUrl: 'http://localhost:3000',
      cmsUrl: 'http://localhost:1337',
    });
  });

  it.each([
    [{ PORT: 'shop' }, /PORT="shop" is not a valid port/],
    [{ PORT: '0' }, /PORT="0"/],
    [{ CMS_PORT: '70000' }, /CMS_PORT="70000"/],
    [{ PORT: '1337' }, /both 1337/],
    [{ DATABASE_URL: 'mysql://localhost/shop' }, /DATABASE_URL/],
    [{ CMS_DATABASE_URL: 'postgresql://localhost' }, /CMS_DATABASE_URL/],
    [{ DATABASE_URL: 'postgresql://h/one', CMS_DATABASE_URL: 'postgresql://h/one' }, /same database/],
  ])('refuses %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

describe('HOST', () => {
  const secrets = new Proxy({}, { get: () => 'secret' });
  /** @param {NodeJS.ProcessEnv} env @param {'demo' | 'development'} mode */
  const hosts = (env, mode) => {
    const settings = readSettings(env);
    const options = { databaseUrl: 'postgresql://localhost/shop', mode };
    return {
      shop: shopEnvironment(settings, secrets, options).HOST,
      strapi: cmsEnvironment(settings, secrets, options).HOST,
      local: localShopUrl(settings),
      url: settings.shopUrl,
    };
  };

  it.each(/** @type {const} */ (['demo', 'development']))(
    'opens the shop alone in %s, which is closed without',
    (mode) => {
      const closed = {
        shop: '127.0.0.1',
        strapi: '127.0.0.1',
        local: 'http://127.0.0.1:3000',
        url: 'http://localhost:3000',
      };
      expect(hosts({}, mode)).toEqual(closed);
      expect(hosts({ HOST: '' }, mode)).toEqual(closed);
      expect(hosts({ HOST: '0.0.0.0' }, mode)).toEqual({ ...closed, shop: '0.0.0.0' });
      expect(hosts({ HOST: '192.168.1.5' }, mode)).toEqual({
        shop: '192.168.1.5',
        strapi: '127.0.0.1',
        local: 'http://192.168.1.5:3000',
        url: 'http://192.168.1.5:3000',
      });
    },
  );

  it('of the environment does not reach Strapi', () => {
    vi.stubEnv('HOST', '0.0.0.0');
    expect(hosts(process.env, 'demo')).toMatchObject({ shop: '0.0.0.0', strapi: '127.0.0.1' });
  });
});

describe('requireFreePorts', () => {
  it('names the taken port and a free one that the other server does not use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const settings = { ...readSettings({}), port, cmsPort: port + 1 };
    const attempt = requireFreePorts(settings);
    await expect(attempt).rejects.toThrow(`Port ${port} of the shop is in use`);
    const { wayOut } = await attempt.catch((problem) => problem);
    const suggested = Number(/PORT=(\d+)/.exec(wayOut)?.[1]);
    expect(suggested).toBeGreaterThan(port + 1);
    other.close();
  });
});
