import { describe, expect, it } from 'vitest';
import type { LiveNotification } from './content.ts';
import { groundOf, isOnPage, noticeDelayMs, readShown } from './notices.ts';

const notice = (values: Partial<LiveNotification> = {}): LiveNotification => ({
  id: 'a',
  title: 'Napf HT wieder an Lager',
  hasCta: false,
  displayOnPages: [],
  ...values,
});

describe('live notifications', () => {
  it('come after the delay that an editor set, else after ten times fifteen seconds', () => {
    expect(noticeDelayMs(notice())).toBe(150_000);
    expect(noticeDelayMs(notice({ showUpDelayInMinutes: 0 }))).toBe(0);
    expect(noticeDelayMs(notice({ showUpDelayInMinutes: 0.5 }))).toBe(30_000);
  });

  it('stand on every page, or on those that are named, however their slashes are written', () => {
    expect(isOnPage(notice(), '/faq')).toBe(true);
    const one = notice({ displayOnPages: ['/faq/konzept', '/'] });
    expect(['/faq/konzept', '/faq/konzept/', '/'].map((path) => isOnPage(one, path))).toEqual([true, true, true]);
    expect(['/faq', '/fr', '/faq/konzept/x'].map((path) => isOnPage(one, path))).toEqual([false, false, false]);
  });

  it('stand on the ground on which their text is read best', () => {
    expect(groundOf(undefined)).toBe('paper');
    expect(groundOf('#101418')).toBe('paper');
    expect(groundOf('#1f3fd6')).toBe('paper');
    expect(groundOf('#ffffff')).toBe('ink');
    expect(groundOf('#ffd60a')).toBe('ink');
  });

  it('read what was shown from what the browser kept, whatever it is', () => {
    expect(readShown('["a","b"]')).toEqual(['a', 'b']);
    for (const text of [null, '', '{', '5', '{"a":1}', '[1,null]']) expect(readShown(text)).toEqual([]);
  });
});
