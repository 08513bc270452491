import type { CardFact } from '../card.ts';
import type { Canvas } from './canvas.ts';
import { paints } from './paints.ts';

/** Draws large numbers side by side, each with its label below. @param y baseline of the numbers */
export function drawFacts(canvas: Canvas, facts: readonly CardFact[], x: number, y: number, width: number): void {
  const column = Math.floor(width / Math.max(3, facts.length));
  for (const [index, { value, label }] of facts.entries()) {
    const left = x + index * column;
    const style = { x: left, width: column - 24 };
    canvas.text(value, { ...style, y, size: 64, min: 36, weight: 800, isNumber: true });
    canvas.text(label, { ...style, y: y + 40, size: 26, min: 18, lines: 2, weight: 500, fill: paints.ink2 });
  }
}
