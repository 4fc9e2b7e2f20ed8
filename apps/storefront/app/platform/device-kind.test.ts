import { describe, expect, it } from 'vitest';
import { deviceOfAgent, deviceOfWidth } from './device-kind.ts';

describe('device kinds', () => {
  it.each([
    [undefined, 'node'],
    [390, 'phone'],
    [767, 'phone'],
    [768, 'tablet'],
    [991, 'tablet'],
    [992, 'desktop'],
  ] as const)('of a window of %s px: %s', (width, kind) => {
    expect(deviceOfWidth(width)).toBe(kind);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 Version/18.1 Mobile/15E148 Safari/604',
      'phone',
    ],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537 Chrome/131.0 Mobile Safari/537', 'phone'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537 Chrome/131.0 Safari/537', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'desktop'],
    ['curl/8.9', 'node'],
    [null, 'node'],
  ] as const)('of a browser: %s', (agent, kind) => {
    expect(deviceOfAgent(agent)).toBe(kind);
  });
});
