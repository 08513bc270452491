import { widgetAccents } from '@podium/contract/widget-words';
import type { WidgetAccent } from '@podium/contract/widget-words';
import type { WidgetQuery } from '@podium/contract';
import { readableAccent } from './readable-accent.ts';

export const backgrounds = { light: '#ffffff', dark: '#182026' } as const;

const inks = {
  light: '--ink:#15202b;--ink2:#44525f;--line:#d3dae0;--live:#c2182b;--focus:#0a4fd6',
  dark: '--ink:#edf2f5;--ink2:#b7c3cd;--line:#313d47;--live:#ff8a93;--focus:#9cc2ff',
} as const;

/** The style sheet of a widget. All values are validated by patterns, so that none can end a declaration. */
export function widgetStyle({ theme, accent, font, layout }: WidgetQuery): string {
  const color = accent.startsWith('#') ? accent.toLowerCase() : widgetAccents[accent as WidgetAccent];
  const variables = (name: keyof typeof backgrounds): string =>
    `color-scheme:${name};--ground:${backgrounds[name]};--accent:${readableAccent(color, backgrounds[name])};${inks[name]}`;
  const themes =
    theme === 'auto'
      ? `:root{${variables('light')}}@media(prefers-color-scheme:dark){:root{${variables('dark')}}}`
      : `:root{${variables(theme)}}`;
  const family = font ? `"${font}",system-ui,sans-serif` : 'system-ui,sans-serif';
  return `${themes}body{font:15px/22px ${family}}${common}${layout === 'wide' ? wide : ''}`;
}

const common = [
  '*{box-sizing:border-box;margin:0;padding:0}',
  'html{background:var(--ground)}',
  'body{padding:12px;color:var(--ink);overflow-wrap:anywhere}',
  'h1{font-size:17px;line-height:24px;padding-block-end:8px}',
  'h2{font-size:14px;line-height:20px;padding-block:12px 4px;color:var(--accent)}',
  'ul{list-style:none}',
  'a{color:var(--accent)}',
  'a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}',
  '.item{padding-block:8px;border-block-start:1px solid var(--line)}',
  '.item>a{display:block;min-block-size:24px;font-weight:600;text-decoration:none}',
  '@media (hover:hover){.item>a:hover{text-decoration:underline}}',
  '.facts,.empty,footer{color:var(--ink2);font-size:13px;line-height:20px}',
  '.live{color:var(--live);font-weight:700}',
  '.sides li,.side{display:flex;gap:8px;align-items:center}',
  '.sets{display:flex;flex-wrap:wrap;gap:0 12px;color:var(--ink2);font-variant-numeric:tabular-nums}',
  '.sides b{margin-inline-start:auto;font-variant-numeric:tabular-nums}',
  '.won{font-weight:700}',
  'img{inline-size:21px;block-size:14px;object-fit:cover;border-radius:2px;flex:none}',
  'table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}',
  'caption{text-align:start}',
  'th,td{padding:6px 4px;border-block-start:1px solid var(--line);text-align:center}',
  'thead th{border:0;font-size:13px;color:var(--ink2)}',
  'thead th{overflow-wrap:normal}',
  '.disc{display:none;inline-size:14px;block-size:14px;border:1px solid var(--ink2);border-radius:50%;vertical-align:middle}',
  '.gold{background:#e3b22b}.silver{background:#c3cad1}.bronze{background:#cd8a54}',
  '@media(max-width:419px){.disc{display:inline-block}.word{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}}',
  'thead th:nth-child(2){text-align:start}',
  'tbody th{text-align:start;font-weight:500}',
  'footer{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;padding-block-start:12px}',
  'footer a{display:inline-block;min-block-size:24px}',
].join('');

/** Lists side by side if there is space, and full names of delegations. */
const wide =
  '@media(min-width:600px){.lists{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:0 24px}body{padding:16px}}';
