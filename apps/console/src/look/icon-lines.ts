// Parts of drawings in a field of 24 × 24.

export const dot = (x: number, y: number): string => `M${x} ${y}h.01`;
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
export const sheet = 'M5 3h9l5 5v13H5zM14 3v5h5';
