import type { DemoContext } from '../context.ts';
import type { DemoPart } from '../demo-item.ts';
import { folderItems } from '../folder-items.ts';

/** Logos of 48 × 48 in two colors. */
const marks = {
  wave: (a: string, b: string) =>
    `<path d="M2 30c8-10 14-10 22 0s14 10 22 0v14H2z" fill="${a}"/><path d="M2 20c8-10 14-10 22 0s14 10 22 0" fill="none" stroke="${b}" stroke-width="5"/>`,
  sun: (a: string, b: string) =>
    `<circle cx="24" cy="24" r="11" fill="${a}"/><path d="M24 2v8M24 38v8M2 24h8M38 24h8M8 8l6 6M34 34l6 6M40 8l-6 6M14 34l-6 6" stroke="${b}" stroke-width="4"/>`,
  leaf: (a: string, b: string) =>
    `<path d="M6 42C4 16 20 4 44 4c0 24-12 40-36 38z" fill="${a}"/><path d="M8 42C16 28 24 20 34 14" stroke="${b}" stroke-width="4" fill="none"/>`,
  hex: (a: string, b: string) =>
    `<path d="M24 2l20 11v22L24 46 4 35V13z" fill="${a}"/><path d="M24 14l9 5v10l-9 5-9-5V19z" fill="${b}"/>`,
  bolt: (a: string, b: string) =>
    `<circle cx="24" cy="24" r="22" fill="${b}"/><path d="M27 6L12 27h10l-3 15 16-22H25z" fill="${a}"/>`,
  arch: (a: string, b: string) =>
    `<path d="M4 44V26a20 20 0 0 1 40 0v18h-9V26a11 11 0 0 0-22 0v18z" fill="${a}"/><path d="M20 44V28a4 4 0 0 1 8 0v16z" fill="${b}"/>`,
} as const;

/** A logo's mark, and its colors for light and dark themes. */
type LogoPlan = [mark: keyof typeof marks, light: string, dark: string];

const plans: Readonly<Record<string, LogoPlan>> = {
  'aurora-energia': ['sun', '#e3a008', '#b4530a'],
  'banco-ribeira': ['hex', '#0b5e73', '#9fd8e6'],
  telenorte: ['bolt', '#ffffff', '#6d3aa8'],
  'agua-viva': ['wave', '#1d6fb8', '#5fb4ea'],
  'cerrado-alimentos': ['leaf', '#2e7d32', '#c8e6c9'],
  'passo-firme': ['arch', '#a8215e', '#f3b4cf'],
  'linha-azul': ['wave', '#1d5a9e', '#93c0f5'],
  'nuvem-alta': ['hex', '#44525f', '#b7c3cd'],
  'construtora-ipe': ['arch', '#b0470a', '#f2be6a'],
  'papelaria-sol': ['sun', '#c2182b', '#ff8a93'],
  'oficina-verde': ['leaf', '#17693b', '#7fd6a0'],
  'radio-planalto': ['bolt', '#ffffff', '#0a4fd6'],
};

/** A logo next to the company's name, in the text color of the theme. */
function logo(name: string, [mark, ...colors]: LogoPlan, ink: string): string {
  const width = 76 + Math.round(name.length * 15.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64"><g transform="translate(8 8)">${marks[mark](...colors)}</g><text x="68" y="42" font-family="Verdana, 'Noto Sans', sans-serif" font-size="25" font-weight="700" fill="${ink}">${name}</text></svg>`;
}

export function sponsors(context: DemoContext): DemoPart {
  const items = folderItems('sponsor', context).filter(
    ({ id }) => !context.isSmall || ['aurora-energia', 'agua-viva'].includes(id),
  );
  return {
    items,
    files: items.flatMap(({ id, data: { name } }) => [
      { path: `files/logo-${id}.svg`, purpose: 'logo', content: logo(name.en ?? '', plans[id]!, '#15202b') },
      { path: `files/logo-${id}-dark.svg`, purpose: 'logo', content: logo(name.en ?? '', plans[id]!, '#edf2f5') },
    ]),
  };
}
