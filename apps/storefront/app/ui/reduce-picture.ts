/** Longest side of what is sent, pixels: what the server keeps. */
const LONGEST_SIDE = 2400;

/** Smaller files are sent as they are, bytes. */
const SMALL_FILE = 1_500_000;

const JPEG_QUALITY = 0.88;

/**
 * Makes a picture smaller before it is sent: upright, at most 2400 pixels long, as JPEG.
 * @returns the file itself where it is small, where this browser does not open it, and where nothing is gained
 */
export async function reducePicture(file: File): Promise<File> {
  if (file.size <= SMALL_FILE) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = context && (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY)));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
