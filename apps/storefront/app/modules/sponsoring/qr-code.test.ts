import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

/** Reads a code as a camera does: four pixels a module, with its margin. */
function read(code: readonly (readonly boolean[])[]): string | undefined {
  const side = (code.length + 8) * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (code[Math.floor(y / 4) - 4]?.[Math.floor(x / 4) - 4])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

describe('QR codes', () => {
  it.each([1, 14, 15, 26, 40, 42, 60, 62, 80, 84, 100, 106])('are read again, of %i bytes', (length) => {
    const text = 'https://velory.ch/sponsor-me/Zz9-_'.repeat(4).slice(0, length);
    expect(read(qrCode(text) ?? [])).toBe(text);
  });

  it('take no text that is too long for them', () => expect(qrCode('x'.repeat(107))).toBeNull());
});
