import { constants } from '../constants';
import { imageSource } from './image-source';

const widthsIn = (srcSet = '') => [...srcSet.matchAll(/&w=(\d+)/g)].map((match) => Number(match[1]));

describe('the address of a picture', () => {
  it('is made in the widths that the layout needs, up to twice the shown width', () => {
    const { src, srcSet } = imageSource('/uploads/a b.webp', 400, '(min-width: 900px) 25vw, 50vw');
    expect(src).toBe('/img?url=%2Fuploads%2Fa%20b.webp&w=828&q=75');
    expect(widthsIn(srcSet)).toEqual([96, 128, 256, 384, 640, 750, 828]);
    expect(srcSet).toContain('&w=640&q=75 640w');
  });

  it('is made for one and two device pixels when the width is fixed', () => {
    expect(imageSource('/uploads/a.webp', 48).srcSet).toBe(
      '/img?url=%2Fuploads%2Fa.webp&w=48&q=75 1x, /img?url=%2Fuploads%2Fa.webp&w=96&q=75 2x',
    );
  });

  it('names only widths that the edge serves', () => {
    const known: readonly number[] = [...constants.images.deviceWidths, ...constants.images.sizeWidths];
    for (const width of [1, 17, 300, 1441, 5000]) {
      for (const sizes of [undefined, '100vw', '33.3vw', '200px']) {
        const widths = widthsIn(imageSource('/uploads/a.webp', width, sizes).srcSet);
        expect(widths.length).toBeGreaterThan(0);
        expect(widths.every((one) => known.includes(one))).toBe(true);
      }
    }
  });

  it.each([
    'data:image/png;base64,AA',
    'blob:http://x/1',
    'https://else.example/a.png',
    '//else.example/a.png',
  ])('is unchanged for %s', (src) => {
    expect(imageSource(src, 100, '100vw')).toEqual({ src });
  });
});
