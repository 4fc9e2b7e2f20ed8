import { describe, expect, it } from 'vitest';
import { holdsNul } from './request-body.ts';

describe('holdsNul', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'firstname=Le%00a'],
    ['application/json', '{"name":"a\\u0000"}'],
    ['text/plain', 'a\0b'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="slug"\r\n\r\na\0b\r\n--x--'],
  ])('finds it in %s', (type, text) => {
    expect(holdsNul(Buffer.from(text), type)).toBe(true);
  });

  it('lets ordinary forms and uploaded files pass', () => {
    expect(holdsNul(Buffer.from('city=Z%C3%BCrich&zip=8000'), 'application/x-www-form-urlencoded')).toBe(false);
    const upload = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\0\0\r\n--x--';
    expect(holdsNul(Buffer.from(upload), 'multipart/form-data; boundary=x')).toBe(false);
  });
});
