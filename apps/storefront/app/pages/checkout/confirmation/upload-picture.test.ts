import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadPicture } from './upload-picture.ts';

afterEach(() => vi.unstubAllGlobals());

const file = new File(['x'], 'ausweis.jpg', { type: 'image/jpeg' });
const upload = { file, label: 'passport front side', bucket: 'uploads' };

/**
 * Answers calls by their paths; a call that is not named fails as without a connection.
 * @returns the paths asked for
 */
function answering(answers: Record<string, () => Response>): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    const answer = answers[path];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
  return requested;
}

const token = () => Response.json({ success: true, token: 't' });

describe('a picture that cannot be uploaded', () => {
  it('is an empty string: without a size it is not even sent', async () => {
    const requested = answering({});
    expect(await uploadPicture({ ...upload, file: new File([], 'leer.jpg') })).toBe('');
    expect(requested).toEqual([]);
  });

  it.each([
    ['there is no connection', {}],
    ['no address is signed', { '/api/cloud-storage/getsignedurl': () => Response.json({}, { status: 429 }) }],
    ['the answer is no address', { '/api/cloud-storage/getsignedurl': () => Response.json({ success: true }) }],
    ['the answer is no JSON', { '/api/cloud-storage/getsignedurl': () => new Response('<html>') }],
  ])('is an empty string where %s', async (_, answers) => {
    answering({ '/api/getToken': token, ...answers });
    expect(await uploadPicture(upload)).toBe('');
  });
});
