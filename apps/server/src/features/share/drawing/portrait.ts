import { medals as medalKinds } from '@podium/games';
import type { PortraitBody } from '../card.ts';
import { numerals } from '../card.ts';
import { cardWidth } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { drawFacts } from './facts.ts';
import { bodyBottom, bodyTop, margin } from './frame.ts';
import { paints } from './paints.ts';

const flagWidth = 288;
const left = margin + flagWidth + 56;
const width = cardWidth - margin - left;

export function drawPortrait(canvas: Canvas, body: PortraitBody): void {
  canvas.flag(body.organisation, margin, bodyTop + 8, flagWidth);
  if (body.caption)
    canvas.text(body.caption, {
      x: margin,
      y: bodyTop + 252,
      size: 32,
      min: 22,
      lines: 2,
      weight: 500,
      width: flagWidth,
      fill: paints.ink2,
    });
  const name = canvas.text(body.name, { x: left, y: bodyTop + 66, size: 72, min: 40, lines: 2, weight: 800, width });
  let y = bodyTop + 66 + Math.round((name.lines.length - 1) * name.size * 1.2);
  if (body.medals) {
    drawMedals(canvas, body.medals, y + 70);
    y += 120;
  }
  if (body.facts.length > 0) {
    drawFacts(canvas, body.facts, left, y + 84, width);
    y += 130;
  }
  drawLines(canvas, body, y + (body.medals ? 54 : 74));
}

function drawMedals(canvas: Canvas, { counts, labels }: NonNullable<PortraitBody['medals']>, y: number): void {
  const won = medalKinds.filter((medal) => counts[medal] > 0);
  for (const [index, medal] of won.entries()) {
    const x = left + index * Math.round(width / 3);
    canvas.disc(medal, x + 40, y, 40, String(counts[medal]));
    canvas.text(labels[medal], {
      x: x + 94,
      y: y + 11,
      size: 30,
      min: 18,
      weight: 500,
      width: Math.round(width / 3) - 102,
      fill: paints.ink2,
    });
  }
}

const lineHeight = 54;

function drawLines(canvas: Canvas, { lines }: PortraitBody, first: number): void {
  const room = Math.max(0, Math.floor((bodyBottom - first) / lineHeight) + 1);
  for (const [index, { medal, rank, text, mark, isStrong = false }] of lines.slice(0, room).entries()) {
    const y = first + index * lineHeight;
    let x = left;
    if (medal) canvas.disc(medal, x + 20, y - 11, 20, numerals[medal]);
    else if (rank !== undefined) canvas.rank(rank, x + 20, y - 11, 22);
    if (medal || rank !== undefined) x += 60;
    let end = cardWidth - margin;
    if (mark) {
      const drawn = canvas.text(mark, {
        x: end,
        y,
        size: 32,
        min: 22,
        weight: 800,
        width: 220,
        align: 'end',
        isNumber: true,
      });
      end -= drawn.width + 20;
    }
    canvas.text(text, {
      x,
      y,
      size: 30,
      min: 22,
      weight: isStrong ? 800 : 500,
      width: end - x,
      fill: isStrong ? paints.accent : paints.ink,
    });
  }
}
