import type { CardPlace, PlacesBody } from '../card.ts';
import { numerals } from '../card.ts';
import { cardWidth, lineHeight } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { fitText } from './fit-text.ts';
import { bodyBottom, bodyTop, margin } from './frame.ts';
import { paints } from './paints.ts';

const gap = 14;
const width = cardWidth - 2 * margin;
const [flagLeft, flagColumn] = [margin + 128, 132];

/** Draws the leading competitors one below the other, the first one largest. */
export function drawPlaces(canvas: Canvas, { places }: PlacesBody): void {
  const room = bodyBottom - bodyTop - gap * (places.length - 1);
  const share = room / (places.length + 0.4);
  let y = bodyTop;
  for (const [index, place] of places.entries()) {
    const height = Math.round(Math.min(index === 0 ? share * 1.4 : share, 190));
    drawPlace(canvas, place, y, height, index === 0);
    y += height + gap;
  }
}

function drawPlace(canvas: Canvas, place: CardPlace, y: number, height: number, isFirst: boolean): void {
  const { medal, rank, organisation, name, mark, record } = place;
  const frame = isFirst && medal ? ` stroke="${paints.medals[medal].dark}" stroke-width="3"` : '';
  canvas.box(margin, y, width, height, `rx="22" fill="#fff" fill-opacity="${isFirst ? '.13' : '.07'}"${frame}`);
  const middle = y + height / 2;
  const radius = Math.min(Math.round(height * 0.31), 40);
  if (medal) canvas.disc(medal, margin + 66, middle, radius, numerals[medal]);
  else if (rank !== undefined) canvas.rank(rank, margin + 66, middle, radius);
  const flagWidth = Math.min(Math.round(height * 0.82), flagColumn);
  canvas.flag(organisation, flagLeft + (flagColumn - flagWidth) / 2, middle - Math.round(flagWidth / 3), flagWidth);
  const size = isFirst ? 52 : 40;
  const end = drawMark(canvas, { mark, record, middle, size });
  const nameLeft = flagLeft + flagColumn + 28;
  const style = {
    size,
    min: 26,
    lines: isFirst ? 2 : height > 90 ? 2 : 1,
    weight: 800,
    width: end - nameLeft,
  } as const;
  drawName(canvas, name, nameLeft, middle, style);
}

function drawName(
  canvas: Canvas,
  name: string,
  x: number,
  middle: number,
  style: { size: number; min: number; lines: number; weight: 800; width: number },
): void {
  // On one line if it fits at a size that is still large enough for a name.
  const min = Math.max(style.min, style.size - 12);
  const singleLine = fitText(name, { ...style, lines: 1, min });
  const fitted = singleLine.isCut ? fitText(name, style) : singleLine;
  const block = (fitted.lines.length - 1) * fitted.size * lineHeight;
  canvas.lines(fitted, { x, y: middle + fitted.size * 0.36 - block / 2, weight: style.weight });
}

/** @returns the end of the space for a name */
function drawMark(
  canvas: Canvas,
  { mark, record, middle, size }: { mark?: string; record?: string; middle: number; size: number },
): number {
  let end = cardWidth - margin - 32;
  if (mark) {
    const style = { size, min: 24, width: 300, weight: 800 } as const;
    const fitted = fitText(mark, style);
    canvas.text(mark, {
      ...style,
      x: end,
      y: Math.round(middle + fitted.size * 0.36),
      align: 'end',
      isNumber: true,
    });
    end -= fitted.width + 24;
  }
  if (record) {
    const pill = { size: 24, fill: paints.accent, ink: paints.ground };
    end -= canvas.pill(record, end, middle - 21, pill) + 20;
  }
  return end;
}
