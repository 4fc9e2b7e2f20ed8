import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadImages } from './upload-images.ts';

/** Answers as the shop does; `null`: no one does. */
function answerWith(answer: object | null) {
  const sent: FormData[] = [];
  class Call {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    responseText = JSON.stringify(answer);
    onload?: () => void;
    onerror?: () => void;
    open() {
      return undefined;
    }
    send(body: FormData) {
      sent.push(body);
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      if (answer) this.onload?.();
      else this.onerror?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Call);
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

const upload = (file: File, more: object = {}) =>
  uploadImages({ file, label: 'return picture front', folderPath: 'tickets/return', ...more });
const photo = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });

describe('an upload of images', () => {
  it('sends the file under its label and gives side and link', async () => {
    const item = { side: 'front', link: 'https://shop/api/crm/files/1', digest: 'd' };
    const sent = answerWith({ success: true, items: [item] });
    const steps: number[] = [];
    expect(await upload(photo, { onProgress: (percent: number) => steps.push(percent) })).toEqual([item]);
    expect(sent[0]?.get('folderPath')).toBe('tickets/return');
    expect(sent[0]?.get('return picture front')).toBeInstanceOf(File);
    expect(steps).toEqual([50]);
  });

  it('is an empty list where it fails, with the reason where there is one; a file without a size is not sent', async () => {
    const reasons: string[] = [];
    const onRefusal = (code: string) => reasons.push(code);
    answerWith({ success: false, urls: [], error: { fields: { 'return picture front': ['unreadable'] } } });
    expect(await upload(photo, { onRefusal })).toEqual([]);
    answerWith(null);
    expect(await upload(photo, { onRefusal })).toEqual([]);
    const sent = answerWith({ items: [] });
    expect(await upload(new File([], 'leer.jpg'), { onRefusal })).toEqual([]);
    expect(reasons).toEqual(['unreadable', 'failed', 'empty']);
    expect(sent).toEqual([]);
  });
});
