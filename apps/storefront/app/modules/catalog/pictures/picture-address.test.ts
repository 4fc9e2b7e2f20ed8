import { describe, expect, it } from 'vitest';
import { parsePictureName, pictureUrl, pngPictureUrl } from './picture-address.ts';

const views = ['side', 'motor', 'rack'];
const owner = { id: 12, pictureVersion: 'ab12cd34ef' };
const nameOf = (url: string) => url.slice('/bilder/'.length);

describe('picture addresses', () => {
  it.each([
    [{}, { colour: undefined, view: 'side', size: undefined }],
    [{ colour: 'nebelgrau' }, { colour: 'nebelgrau', view: 'side', size: undefined }],
    [
      { colour: 'schwarz-matt', view: 'motor' },
      { colour: 'schwarz-matt', view: 'motor', size: undefined },
    ],
    [
      { colour: 'schwarz-matt', size: 'M/L' },
      { colour: 'schwarz-matt', view: 'side', size: 'm_l' },
    ],
  ])('are read back: %o', (choice, expected) => {
    expect(parsePictureName(nameOf(pictureUrl(owner, choice)), views)).toEqual({
      productId: 12, version: 'ab12cd34ef', width: undefined, ...expected,
    }); // prettier-ignore
  });

  it('name the width of a PNG', () => {
    const name = nameOf(pngPictureUrl(owner, { colour: 'sand' }));
    expect(parsePictureName(name, views)).toMatchObject({ colour: 'sand', view: 'side', width: 1200, size: undefined });
  });

  it.each([
    '', '12.svg', '12-sand-side.svg', '12-sand-roof.ab12.svg', 'x-sand-side.ab12.svg', '12-sand-side.ab12.gif', '12-side.ab12.svg',
    '12-sand-side.ab12.png', '12-sand-side-m.ab12.png', '../12-sand-side.ab12.svg', '12-sand-side.AB12.svg', `12-${'s'.repeat(200)}-side.ab.svg`,
  ])('are nonsense: %s', (name) => {
    expect(parsePictureName(name, views)).toBeUndefined();
  }); // prettier-ignore
});
