import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  idDocumentKinds,
  idPictureLabel,
  idPictureOfLabel,
  parseImageLabel,
  pictureProblem,
  sidesOf,
} from './id-document.ts';

describe('the label of a picture', () => {
  const tooShort = ['', 'front', 'permit_b front', '  permit_b   front '];
  it.each(tooShort)('with fewer than three words says nothing: "%s"', (label) => {
    expect(parseImageLabel(label)).toBeNull();
  });

  it('names what it shows by its first word and the side by its last', () => {
    expect(parseImageLabel('Display picture right')).toEqual({ subject: 'display', side: 'right' });
    expect(parseImageLabel('bike seen from the LEFT')).toEqual({ subject: 'bike', side: 'left' });
    expect(parseImageLabel('bike picture top')).toBeNull();
  });

  it('is read back for every side of every document, and for no other side', () => {
    for (const kind of idDocumentKinds) {
      for (const side of sidesOf[kind]) expect(idPictureOfLabel(idPictureLabel(kind, side))).toEqual({ kind, side });
    }
    expect(idPictureOfLabel('passport picture back')).toBeNull();
    expect(idPictureOfLabel('driving_licence picture front')).toBeNull();
  });

  it('never throws, whatever is sent', () => {
    fc.assert(fc.property(fc.string(), (label) => idPictureOfLabel(label) === null || parseImageLabel(label) !== null));
  });
});

describe('a chosen file', () => {
  it('is uploaded only with a size, as a picture, and not too large', () => {
    expect(pictureProblem({ size: 0, type: 'image/jpeg', name: 'a.jpg' })).toBe('empty');
    expect(pictureProblem({ size: 10, type: 'image/heic', name: 'IMG_1.HEIC' })).toBeUndefined();
    expect(pictureProblem({ size: 10, type: '', name: 'IMG_1.heif' })).toBeUndefined();
    expect(pictureProblem({ size: 10, type: 'application/pdf', name: 'a.pdf' })).toBe('no-picture');
    expect(pictureProblem({ size: 10 * 1024 * 1024 + 1, type: 'image/png', name: 'a.png' })).toBe('too-large');
    expect(pictureProblem({ size: 10, type: 'image/webp', name: 'a.webp' })).toBeUndefined();
  });
});
