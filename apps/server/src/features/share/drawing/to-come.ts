import type { ToComeBody } from '../card.ts';
import { cardWidth } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { margin } from './frame.ts';
import { paints } from './paints.ts';

const width = cardWidth - 2 * margin;
const flagWidth = 96;
const max = 9;

export function drawUpcoming(canvas: Canvas, { day, time, place, organisations }: ToComeBody): void {
  let y = organisations.length > 0 ? 226 : 270;
  if (day) canvas.text(day, { x: margin, y, size: 52, min: 32, weight: 800, width });
  if (time) {
    y += 128;
    canvas.text(time, { x: margin, y, size: 128, min: 56, weight: 800, width, fill: paints.accent, isNumber: true });
  }
  if (place) {
    y += 62;
    canvas.text(place, { x: margin, y, size: 34, min: 24, weight: 500, width, fill: paints.ink2 });
  }
  const visibleOrganisations = organisations.slice(0, max);
  for (const [index, organisation] of visibleOrganisations.entries())
    canvas.flag(organisation, margin + index * (flagWidth + 18), 472, flagWidth);
  if (organisations.length > visibleOrganisations.length)
    canvas.text(`+${organisations.length - visibleOrganisations.length}`, {
      x: margin + visibleOrganisations.length * (flagWidth + 18) + 8,
      y: 518,
      size: 36,
      weight: 800,
      width: 90,
      fill: paints.ink2,
      isNumber: true,
    });
}
