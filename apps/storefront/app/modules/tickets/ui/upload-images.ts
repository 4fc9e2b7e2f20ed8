import { pictureProblem } from '~/modules/after-order/id-document.ts';
import { isDark, LOOK_SIDE } from '~/modules/tickets/darkness.ts';
import { UPLOAD_CALL } from '~/modules/tickets/tickets.ts';
import { reducePicture } from '~/ui/reduce-picture.ts';

/** A picture that the shop has taken (spec §7: items with side and link). */
export interface UploadedImage {
  /** front, back, right or left, where the label names one. */
  side: string | null;
  link: string;
  /** The same of the same photograph. */
  digest: string;
}

export interface ImageUpload {
  file: File;
  /** At least three words, the last one the side (spec §5): `return picture front`. */
  label: string;
  folderPath: string;
  /** Whether it is to be taken although it is very dark. */
  evenDark?: boolean;
  /** Called with the per cent that are sent. */
  onProgress?: (percent: number) => void;
  /** Called with the reason, where the shop gives one. */
  onRefusal?: (code: string) => void;
}

interface CallAnswer {
  items?: UploadedImage[];
  error?: { fields?: Record<string, string[]> };
}

/** Submits a form with progress, which fetch does not report. */
function post(body: FormData, onProgress: ImageUpload['onProgress']): Promise<CallAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', UPLOAD_CALL);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.round((100 * loaded) / total) : 0);
    request.onload = () => {
      try {
        resolve(JSON.parse(request.responseText) as CallAnswer);
      } catch {
        reject(new Error('The answer is no JSON.'));
      }
    };
    request.onerror = () => reject(new Error('The call failed.'));
    request.send(body);
  });
}

/**
 * Uploads a picture for a ticket (spec §7). Only a file with a size is sent (spec §5).
 * @returns what the shop took; an empty list where it failed (spec §8)
 */
export async function uploadImages({
  file,
  label,
  folderPath,
  evenDark = false,
  onProgress,
  onRefusal,
}: ImageUpload): Promise<UploadedImage[]> {
  if (file.size === 0) {
    onRefusal?.('empty');
    return [];
  }
  const body = new FormData();
  body.set('folderPath', folderPath);
  if (evenDark) body.set('evenDark', 'on');
  body.set(label, await reducePicture(file));
  try {
    const { items, error } = await post(body, onProgress);
    if (items) return items;
    onRefusal?.(Object.values(error?.fields ?? {})[0]?.[0] ?? 'failed');
  } catch {
    onRefusal?.('failed');
  }
  return [];
}

/**
 * Whether a photograph is too dark to see anything on it, as far as this browser can tell: false if it can't open it.
 */
async function looksDark(file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: LOOK_SIDE, resizeHeight: LOOK_SIDE });
    const canvas = document.createElement('canvas');
    canvas.width = LOOK_SIDE;
    canvas.height = LOOK_SIDE;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return false;
    context.drawImage(picture, 0, 0, LOOK_SIDE, LOOK_SIDE);
    picture.close();
    const { data } = context.getImageData(0, 0, LOOK_SIDE, LOOK_SIDE);
    const grey = Array.from({ length: LOOK_SIDE * LOOK_SIDE }, (_, pixel) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    });
    return isDark(grey);
  } catch {
    return false;
  }
}

/** What can be said of a file before it is sent. */
export async function problemOf(file: File): Promise<string | undefined> {
  if (file.type.startsWith('video/')) return 'video';
  return pictureProblem(await reducePicture(file)) ?? ((await looksDark(file)) ? 'dark' : undefined);
}
