import { describe, expect, it } from 'vitest';
import { deviceNames, deviceOf } from './device.ts';

const agents = {
  'firefox-windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
  'chrome-mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'edge-windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  'safari-iphone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'chrome-iphone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.0.0 Mobile/15E148 Safari/604.1',
  'samsung-android':
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
} as const;

describe('the name of a device', () => {
  it.each(Object.entries(agents))('is %s', (device, agent) => expect(deviceOf(agent)).toBe(device));

  it('is nothing where a program says nothing of use', () => {
    expect(deviceOf(null)).toBeNull();
    expect(deviceOf('curl/8.5.0')).toBeNull();
  });

  it('is shown by browser and system', () => {
    expect(deviceNames('safari-iphone')).toEqual({ browser: 'Safari', system: 'iPhone' });
    expect(deviceNames('netscape-amiga')).toBeNull();
    expect(deviceNames(null)).toBeNull();
  });
});
