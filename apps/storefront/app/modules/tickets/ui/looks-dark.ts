import { isDark, LOOK_SIDE } from '~/modules/tickets/darkness.ts';

/** Whether a photograph is too dark to see anything on it, as far as this browser can tell: false where it can't open it. */
export async function looksDark(file: File): Promise<boolean> {
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
