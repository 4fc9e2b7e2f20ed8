import { describe, expect, it } from 'vitest';
import { BODY_LIMIT, bodyLimit, holdsNul } from './request-body.ts';

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

describe('bodyLimit', () => {
  it('lets pictures through where they are sent, so that one that is too large is refused with a reason', () => {
    const pictures = [
      '/kundendienst/velo-zurueckgeben',
      '/fr/service-clientele/dommage.data',
      '/kundendienst/melden/anliegen',
      '/fr/service-clientele/demande/S-0001',
      '/api/crm/upload-images',
    ];
    for (const path of pictures) expect(bodyLimit(path), path).toBeGreaterThan(4 * 10 * 1024 * 1024);
  });

  it('stays small everywhere else', () => {
    for (const path of ['/kundendienst/', '/kundendienst/a/b/c', '/api/crm/files/1', '/checkout/', '/newsletter']) {
      expect(bodyLimit(path), path).toBe(BODY_LIMIT);
    }
  });
});
