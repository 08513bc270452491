import type { CardSide, SidesBody } from '../card.ts';
import { numerals } from '../card.ts';
import { cardWidth } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { paints } from './paints.ts';

const middle = cardWidth / 2;
/** Offset of each side from the center of the picture. */
const reach = 356;
const [flagWidth, flagTop] = [231, 178];
const flagHeight = (flagWidth * 2) / 3;

export function drawSides(canvas: Canvas, { sides, time, notes }: SidesBody): void {
  for (const [index, side] of sides.entries()) drawSide(canvas, side, index === 0 ? middle - reach : middle + reach);
  const y = flagTop + flagHeight / 2 + 42;
  if (time !== undefined) drawMiddle(canvas, time, y);
  else {
    for (const [index, { score, isBeaten }] of sides.entries()) {
      const isFirst = index === 0;
      canvas.text(score ?? '', {
        x: isFirst ? middle - 34 : middle + 34,
        y,
        size: 120,
        min: 40,
        width: 180,
        weight: 800,
        align: isFirst ? 'end' : 'start',
        fill: isBeaten ? paints.ink3 : paints.ink,
        isNumber: true,
      });
    }
    if (sides.some(({ score }) => score !== undefined))
      canvas.box(middle - 15, y - 46, 30, 8, `rx="4" fill="${paints.ink3}"`);
  }
  for (const [index, note] of notes.entries()) {
    const y = 536 - (notes.length - 1 - index) * 40;
    canvas.text(note, {
      x: middle,
      y,
      size: 30,
      min: 20,
      weight: 500,
      width: cardWidth - 160,
      align: 'middle',
      fill: paints.ink2,
    });
  }
}

function drawMiddle(canvas: Canvas, text: string, y: number): void {
  canvas.text(text, {
    x: middle,
    y: y - 8,
    size: 104,
    min: 40,
    width: 420,
    weight: 800,
    align: 'middle',
    isNumber: true,
  });
}

function drawSide(canvas: Canvas, { name, organisation, medal, isBeaten }: CardSide, x: number): void {
  canvas.flag(organisation, x - flagWidth / 2, flagTop, flagWidth);
  if (medal) canvas.disc(medal, x + flagWidth / 2 - 8, flagTop + flagHeight - 6, 34, numerals[medal]);
  canvas.text(name, {
    x,
    y: 412,
    size: 46,
    min: 28,
    lines: 2,
    width: 380,
    weight: isBeaten ? 500 : 800,
    align: 'middle',
    fill: isBeaten ? paints.ink2 : paints.ink,
  });
}
