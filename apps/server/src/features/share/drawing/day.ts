import { medals } from '@podium/games';
import type { DayBody } from '../card.ts';
import { cardWidth } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { drawFacts } from './facts.ts';
import { margin } from './frame.ts';
import { paints } from './paints.ts';

const width = cardWidth - 2 * margin;
const half = 430;

export function drawDay(canvas: Canvas, { date, facts, rows, sports }: DayBody): void {
  canvas.text(date, { x: margin, y: 222, size: 68, min: 44, weight: 800, width });
  if (rows.length === 0) {
    drawFacts(canvas, facts, margin, 336, width);
    drawSports(canvas, sports);
    return;
  }
  for (const [index, fact] of facts.slice(0, 2).entries()) drawFacts(canvas, [fact], margin, 346 + index * 134, half);
  drawRows(canvas, rows);
}

const maxSports = 11;

function drawSports(canvas: Canvas, sports: readonly string[]): void {
  for (const [index, key] of sports.slice(0, maxSports).entries()) {
    const x = margin + index * 96;
    canvas.box(x, 440, 80, 80, `rx="20" fill="#fff" fill-opacity=".1"`);
    canvas.pictogram(key, x + 13, 453, 54, paints.ink);
  }
}

const rowHeight = 88;

function drawRows(canvas: Canvas, rows: DayBody['rows']): void {
  const x = margin + half;
  const rowWidth = cardWidth - margin - x;
  for (const [index, { organisation, counts }] of rows.entries()) {
    const y = 268 + index * (rowHeight + 10);
    const middle = y + rowHeight / 2;
    canvas.box(x, y, rowWidth, rowHeight, `rx="20" fill="#fff" fill-opacity="${index === 0 ? '.14' : '.07'}"`);
    canvas.flag(organisation, x + 22, middle - 28, 84);
    canvas.text(organisation.name, { x: x + 128, y: middle + 12, size: 34, min: 22, weight: 800, width: 250 });
    for (const [column, medal] of medals.entries())
      if (counts[medal] > 0)
        canvas.disc(medal, cardWidth - margin - 40 - (2 - column) * 76, middle, 29, String(counts[medal]));
  }
}
