import sharp from 'sharp';

/** A photograph of a document as a phone takes it: with place and device. */
export function photograph(background = '#88aacc'): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Fairphone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } })
    .jpeg()
    .toBuffer();
}
