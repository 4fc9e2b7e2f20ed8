import { uploadTypeOf } from '~/modules/after-order/id-document.ts';

export interface PictureUpload {
  file: File;
  /** Names the picture; its words become the file's name. At least three (spec §5). */
  label: string;
  bucket: string;
  /** Called with the share that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

async function postJson(path: string, token: string, body: object): Promise<Record<string, unknown> | null> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
}

/** PUTs a file with progress, which fetch does not report. */
function put(url: string, file: File, type: string, onProgress: PictureUpload['onProgress']): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', type);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status >= 200 && request.status < 300);
    request.onerror = () => resolve(false);
    request.onabort = () => resolve(false);
    request.send(file);
  });
}

/**
 * Uploads a picture to the storage by a signed address (spec §7). Only a file with a size is sent (spec §5).
 * @returns the key of what was stored; an empty string where it failed (spec §8)
 */
export async function uploadPicture({ file, label, bucket, onProgress }: PictureUpload): Promise<string> {
  const type = uploadTypeOf(file);
  if (file.size === 0 || !type) return '';
  try {
    const answer = (await (await fetch('/api/getToken')).json()) as { token?: string };
    const signed = await postJson('/api/cloud-storage/getsignedurl', answer.token ?? '', {
      Bucket: bucket,
      Key: `${label.replaceAll(' ', '-')}.${type.split('/')[1] ?? 'jpg'}`,
      ContentType: type,
      ContentLength: file.size,
    });
    if (typeof signed?.url !== 'string' || typeof signed.key !== 'string') return '';
    return (await put(signed.url, file, type, onProgress)) ? signed.key : '';
  } catch {
    return '';
  }
}
