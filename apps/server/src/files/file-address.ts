/** Public addresses of stored files. */

interface Addressed {
  sha256: string;
  path: string;
}

/** Widths of pictures, in pixels. */
const widths = [320, 640, 1280, 1920];

/** `/files/<sha256>`, and `/files/<sha256>/640` in a width of 640 pixels. */
export const pictureHref = ({ sha256 }: Pick<Addressed, 'sha256'>): string => `/files/${sha256}`;

/** `/files/<sha256>/bulletin-12.pdf`: the name is for people who save the file, the hash names the bytes. */
export function fileHref({ sha256, path }: Addressed): string {
  const name = path.split('/').at(-1)!;
  return `/files/${sha256}/${encodeURIComponent(name)}`;
}

/** Widths in which a picture is available; none for drawings, which have every width. */
export function pictureWidths({ mediaType, width = 0 }: { mediaType: string; width?: number }): number[] {
  return mediaType === 'image/svg+xml' ? [] : widths.filter((one) => one < width);
}
