import { imagePixels } from '@podium/content';

/**
 * Pixel limit, because a small file may decode to a huge image. A JPEG as cameras and phones write it is reduced while it
 * is decoded; progressive ones and all other formats are decoded as a whole.
 */
export const pixelLimit = ({ format, isProgressive }: { format?: string; isProgressive?: boolean }): number =>
  format === 'jpeg' && isProgressive !== true ? imagePixels.jpeg : imagePixels.stored;
