import { languageByTag } from '@podium/i18n';
import { flagColors } from '../../../flags/flag-colors.ts';
import type { Card } from '../card.ts';
import { Canvas, cardHeight, cardWidth } from './canvas.ts';
import type { Art } from './canvas.ts';
import { drawDay } from './day.ts';
import { margin } from './frame.ts';
import { paints } from './paints.ts';
import { drawPlaces } from './places.ts';
import { drawPortrait } from './portrait.ts';
import { drawSides } from './sides.ts';
import { drawUpcoming } from './to-come.ts';

/**
 * Draws a picture of 1200 × 630 as SVG. The same texts give the same bytes. @param address of the website, printed
 * for readers
 */
export function drawCard(card: Card, art: Art, address: string): string {
  const canvas = new Canvas(languageByTag(card.language).direction, art);
  const { body } = card;
  drawGround(canvas, card);
  drawHead(canvas, card);
  if (body.kind === 'sides') drawSides(canvas, body);
  else if (body.kind === 'places') drawPlaces(canvas, body);
  else if (body.kind === 'toCome') drawUpcoming(canvas, body);
  else if (body.kind === 'day') drawDay(canvas, body);
  else drawPortrait(canvas, body);
  drawFoot(canvas, card, address);
  return canvas.svg;
}

/** Three steps, as in the product's logo. */
const steps = [
  [0, 8, 8, 13],
  [9, 0, 8, 21],
  [18, 12, 8, 9],
] as const;

function drawSteps(canvas: Canvas, x: number, y: number, unit: number, attributes: (step: number) => string): void {
  for (const [index, [left, top, width, height]] of steps.entries())
    canvas.box(x + left * unit, y + top * unit, width * unit, height * unit, `rx="${unit}" ${attributes(index)}`);
}

function drawGround(canvas: Canvas, { colors, sport, body }: Card): void {
  const [first, second] = flagColors(colors?.flag) ?? [];
  const medals = Object.entries(paints.medals)
    .map(
      ([medal, { light, dark }]) =>
        `<radialGradient id="${medal}" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    )
    .join('');
  canvas.raw(
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${paints.groundLight}"/><stop offset=".65" stop-color="${paints.ground}"/></linearGradient>${medals}</defs><rect width="${cardWidth}" height="${cardHeight}" fill="url(#ground)"/>`,
  );
  if (first && second) {
    canvas.raw(`${glow('one', first, canvas.left(160, 0), 40)}${glow('two', second, canvas.left(1180, 0), 640)}`);
    canvas.box(0, 0, 20, Math.round(cardHeight * 0.62), `fill="${first}"`);
    canvas.box(0, Math.round(cardHeight * 0.62), 20, cardHeight, `fill="${second}"`);
  } else canvas.box(0, 0, 20, cardHeight, `fill="${paints.accent}"`);
  canvas.pattern(240, cardHeight - 192, 960, paints.accent, 0.07);
  if (sport === undefined) drawSteps(canvas, 770, 150, 18, () => 'fill="#fff" fill-opacity=".035"');
  else canvas.pictogram(sport, 740, 128, 440, paints.ink, body.kind === 'toCome' ? 0.16 : 0.05);
}

/** A glow of a color, faint enough to keep white text legible. */
const glow = (id: string, color: string, x: number, y: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".3"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="560" fill="url(#${id})"/>`;

function drawHead(canvas: Canvas, { sport, kicker, subtitle, state }: Card): void {
  let end = cardWidth - margin;
  if (state) {
    const style = state.isLive
      ? { size: 26, fill: paints.live, ink: paints.ink }
      : { size: 26, fill: paints.tile, ink: paints.ink };
    end -= canvas.pill(state.text, end, 56, style) + 32;
  }
  let x = margin;
  if (sport !== undefined) {
    canvas.box(x, 40, 84, 84, `rx="22" fill="#fff" fill-opacity=".13"`);
    canvas.pictogram(sport, x + 14, 54, 56, paints.ink);
    x += 108;
  }
  const width = end - x;
  canvas.text(kicker, { x, y: subtitle ? 76 : 96, size: 36, min: 24, weight: 800, width });
  if (subtitle) canvas.text(subtitle, { x, y: 118, size: 29, min: 22, weight: 500, width, fill: paints.ink2 });
}

function drawFoot(canvas: Canvas, { games }: Card, address: string): void {
  const y = cardHeight - 38;
  const hasLogo = canvas.logo(margin, y - 38, 54);
  if (!hasLogo)
    drawSteps(canvas, margin, y - 27, 1.4, (step) => `fill="${step === 1 ? paints.medals.gold.dark : paints.accent}"`);
  const x = margin + (hasLogo ? 155 : 54);
  canvas.text(games, { x, y, size: 26, min: 20, weight: 800, width: 674 + margin - x });
  canvas.text(address, {
    x: cardWidth - margin,
    y,
    size: 24,
    min: 16,
    weight: 500,
    width: 380,
    align: 'end',
    fill: paints.ink3,
    isNumber: true,
  });
}
