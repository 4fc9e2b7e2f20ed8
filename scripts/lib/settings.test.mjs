import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { readSettings, requireFreePorts } from './settings.mjs';

describe('readSettings', () => {
  it('has defaults for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      cmsPort: 1337,
      shopUrl: 'http://localhost:3000',
      cmsUrl: 'http://localhost:1337',
    });
  });

  it.each([
    [{ PORT: 'shop' }, /PORT is "shop"/],
    [{ PORT: '0' }, /PORT is "0"/],
    [{ CMS_PORT: '70000' }, /CMS_PORT is "70000"/],
    [{ PORT: '1337' }, /both 1337/],
    [{ DATABASE_URL: 'mysql://localhost/shop' }, /DATABASE_URL/],
    [{ CMS_DATABASE_URL: 'postgresql://localhost' }, /CMS_DATABASE_URL/],
    [{ DATABASE_URL: 'postgresql://h/one', CMS_DATABASE_URL: 'postgresql://h/one' }, /same database/],
  ])('refuses %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});

describe('requireFreePorts', () => {
  it('names the taken port and a free one that the other server does not use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const settings = { port, cmsPort: port + 1, shopUrl: '', cmsUrl: '' };
    const attempt = requireFreePorts(settings);
    await expect(attempt).rejects.toThrow(`Port ${port}, where the shop should listen, is taken`);
    const { wayOut } = await attempt.catch((problem) => problem);
    const suggested = Number(/PORT=(\d+)/.exec(wayOut)?.[1]);
    expect(suggested).toBeGreaterThan(port + 1);
    other.close();
  });
});
