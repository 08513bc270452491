import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { nameFonts } from '../../ground/config.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { PngDrawer, TooManyPictures } from './draw-png.ts';
import { fontFamily } from './fonts.ts';

const svgText = (text: string, weight = 800): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" font-family="${fontFamily}"><text x="20" y="60" font-size="48" font-weight="${weight}">${text}</text></svg>`;
/** A character in no font: drawn as a box, or omitted. */
const unknown = '\u0378';

describe('a drawing becomes a picture', () => {
  test('with the letters of our own fonts, Latin and Arabic, in both weights', async () => {
    const drawer = new PngDrawer(await scratchFolder(), nameFonts);
    const letters = [
      svgText('A'),
      svgText('A', 500),
      svgText('Ə'),
      svgText('ã'),
      svgText('ب'),
      svgText('ب', 500),
      svgText('ج'),
      svgText(unknown),
    ];
    const shapes = await Promise.all(letters.map(async (svg) => (await drawer.draw(svg, 'a')).toString('base64')));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('joins the letters of Arabic words', async () => {
    const drawer = new PngDrawer(await scratchFolder(), nameFonts);
    const measureWidth = async (text: string): Promise<number> => {
      const { info } = await sharp(await drawer.draw(svgText(text, 500), 'a'))
        .trim()
        .toBuffer({ resolveWithObject: true });
      return info.width;
    };
    expect(await measureWidth('بب')).toBeLessThan(1.6 * (await measureWidth('ب')));
  });

  test('from an uploaded picture of any format; other data is refused', async () => {
    const drawer = new PngDrawer(await scratchFolder(), nameFonts);
    const jpeg = await sharp({ create: { width: 90, height: 20, channels: 3, background: '#d22' } })
      .jpeg()
      .toBuffer();
    const { format, width, height } = await sharp(await drawer.fill(jpeg, 30, 20)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 30, height: 20 });
    await expect(drawer.fill(Buffer.from('no picture'), 30, 20)).rejects.toThrow(/unsupported image format/u);
    expect((await drawer.draw(svgText('A'), 'a')).length).toBeGreaterThan(0);
  });

  test('unless too many are requested: the others have to ask again', async () => {
    const drawer = new PngDrawer(await scratchFolder(), nameFonts);
    const drawn = await Promise.allSettled(
      Array.from({ length: 230 }, async (_, index) => drawer.draw(svgText('A'), `10.0.${index % 10}`)),
    );
    const rejections = drawn.filter((result) => result.status === 'rejected');
    expect(rejections).toHaveLength(28);
    for (const { reason } of rejections) expect(reason).toBeInstanceOf(TooManyPictures);
    expect((await drawer.draw(svgText('A'), 'a')).length).toBeGreaterThan(0);
  });

  test('security 35: in turns by address, so that one cannot take all places of the queue', async () => {
    const drawer = new PngDrawer(await scratchFolder(), nameFonts);
    await drawer.draw(svgText('A'), 'a');
    // Its slot is free again after one turn of the event loop.
    await setImmediate();
    const ended: string[] = [];
    const crowd = Promise.allSettled(
      Array.from({ length: 60 }, async () => drawer.draw(svgText('A'), 'crowd').then(() => ended.push('crowd'))),
    );
    await drawer.draw(svgText('B'), 'one').then(() => ended.push('one'));
    // Two pictures are being drawn when it arrives, and one of the crowd precedes it in the first turn.
    expect(ended.indexOf('one')).toBeLessThan(5);
    expect((await crowd).filter(({ status }) => status === 'rejected')).toHaveLength(18);
  });
});
