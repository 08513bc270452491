/** Side of a tile, and tiles per row and column. */
const SIDE = 24;
const [COLUMNS, ROWS] = [20, 4];

/**
 * Motifs of the Games, each in a tile of 24 × 24: lanes, water, discs, nets, ribbons, steps. Rotated by quarter
 * turns.
 */
const tiles = {
  field: '<path d="M0 0h24v24A24 24 0 0 1 0 0z"/>',
  lanes:
    '<path d="M0 0v24A24 24 0 0 0 24 0h-5A19 19 0 0 1 0 19v-5A14 14 0 0 0 14 0H9a9 9 0 0 1-9 9z" fill-rule="evenodd"/>',
  water: '<path d="M0 7q6-6 12 0t12 0v4q-6 6-12 0T0 11zm0 10q6-6 12 0t12 0v4q-6 6-12 0T0 21z"/>',
  disc: '<circle cx="12" cy="12" r="9"/>',
  ring: '<path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/>',
  net: '<path d="M3 3h6v6H3zm12 0h6v6h-6zM3 15h6v6H3zm12 0h6v6h-6z"/>',
  ribbon: '<path d="M0 0h24L0 24z"/>',
  half: '<path d="M0 0a12 12 0 0 1 24 0z" transform="translate(0 12)"/>',
  steps: '<path d="M0 12h8V4h8v12h8v8H0z"/>',
};
/** Motifs that are not rotated. */
const upright = new Set(['steps', 'water']);
const strengths = [1, 0.75, 0.5, 0.3];

/** Deterministic random numbers (a linear congruential generator), with a seed that starts the pattern with steps. */
function chance() {
  let state = 26;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * The pattern of the Games: a mosaic of one color in four strengths, used as a mask on pages and as a background in
 * images. No two neighboring tiles have the same motif.
 */
export function gamesPattern() {
  const names = Object.keys(tiles);
  const next = chance();
  const placed = [];
  const rows = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const [left, above] = [placed[row * COLUMNS + column - 1], placed[(row - 1) * COLUMNS + column]];
      const free = names.filter((name) => name !== above && (column === 0 || name !== left));
      const name = free[next(free.length)];
      placed.push(name);
      const turn = upright.has(name) ? 0 : next(4) * 90;
      const strength = strengths[next(strengths.length)];
      const place = `translate(${column * SIDE} ${row * SIDE})${turn ? `rotate(${turn} 12 12)` : ''}`;
      rows.push(`<use href="#${name}" transform="${place}" opacity="${strength}"/>\n`);
    }
  }
  const symbols = Object.entries(tiles).map(([name, path]) => `<g id="${name}">${path}</g>\n`);
  const [width, height] = [COLUMNS * SIDE, ROWS * SIDE];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="currentColor">\n`,
    `<defs>\n${symbols.join('')}</defs>\n`,
    ...rows,
    '</svg>\n',
  ].join('');
}
