import { describe, expect, it } from 'vitest';
import { consentValue } from '~/modules/consent/consent.ts';
import { formContext } from './form-context.ts';

const cookies = (marketing: boolean) =>
  `a=b; velory_consent=${consentValue({ statistics: false, marketing, number: 'ABCD1234', at: new Date().toISOString() })}`;
const filled = { pageUri: 'https://www.velory.example/x', pageName: 'X', sender: '203.0.113.7' };

describe('the context of a form', () => {
  it('names the page, and the sender only where marketing was let in', () => {
    const page = { pageUri: filled.pageUri, pageName: 'X' };
    expect(formContext({ ...filled, cookies: null })).toEqual(page);
    expect(formContext({ ...filled, cookies: cookies(false) })).toEqual(page);
    expect(formContext({ ...filled, cookies: cookies(true) })).toEqual({ ...page, ipAddress: '203.0.113.7' });
  });

  it('leaves out what is no address', () => {
    expect(formContext({ ...filled, cookies: cookies(true), sender: '2001:db8::/64' })).not.toHaveProperty('ipAddress');
  });
});
