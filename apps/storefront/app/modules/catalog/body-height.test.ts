import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearHeight, storeHeight, readStoredHeight, onHeight } from './body-height.ts';

afterEach(() => vi.unstubAllGlobals());

function withStorage(): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  return entries;
}

describe('the body height', () => {
  it('is kept under one key until it is forgotten', () => {
    const entries = withStorage();
    storeHeight(172);
    storeHeight(165);
    expect([readStoredHeight(), entries.size]).toEqual([165, 1]);
    clearHeight();
    expect([readStoredHeight(), entries.size]).toEqual([undefined, 0]);
  });

  it('is nothing but whole centimetres of a rider', () => {
    const entries = withStorage();
    for (const value of [89, 231, 172.5, NaN]) storeHeight(value);
    expect(entries.size).toBe(0);
    storeHeight(172);
    for (const [key] of entries) entries.set(key, 'tall');
    expect(readStoredHeight()).toBeUndefined();
  });

  it('lasts as long as the page where there is no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    storeHeight(172);
    expect(readStoredHeight()).toBe(172);
    clearHeight();
    expect(readStoredHeight()).toBeUndefined();
  });

  it('tells those who listen, of this tab and of others, until they end it', () => {
    withStorage();
    const target = new EventTarget();
    vi.stubGlobal('window', target);
    const changes = vi.fn();
    const end = onHeight(changes);
    storeHeight(172);
    storeHeight(172);
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'velory.height' }));
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
    expect(changes).toHaveBeenCalledTimes(2);
    end();
    clearHeight();
    expect(changes).toHaveBeenCalledTimes(2);
  });
});
