import { memo } from 'react';

/** Paths on a 24 grid, drawn with a stroke of the text's colour. */
const shapes = {
  grid: 'M4 5h16v15H4zM4 10h16M9 10v10M14.5 10v10M8 3v4M16 3v4',
  results: 'M8 6h12M8 12h12M8 18h12M3.5 6h.01M3.5 12h.01M3.5 18h.01',
  medal: 'M8 3l4 7 4-7M12 10a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12 13.5v4',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  dark: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  chevron: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6 6 18',
  dot: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  bars: 'M8.5 6v12M15.5 6v12',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2',
  calendar: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  flag: 'M5 21V4h13l-2.5 4L18 12H5',
  tick: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12l3 3 5-6',
  scale: 'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z',
  list: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  whistle: 'M3 9h10l8-3v3l-4 1.5A5.5 5.5 0 1 1 7 14.5V13H3zM11.5 13v3',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.5h.01',
  offline: 'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M19 12.5a10 10 0 0 0-6-2.9M8.5 16a5 5 0 0 1 7 0M12 19.5h.01',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  square: 'M7 7h10v10H7z',
  triangle: 'M12 6l6.5 12h-13z',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 10v10h12V10M10 20v-5h4v5',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.5-4 3-5.5 6.5-5.5s6 1.5 6.5 5.5M16 5.5a3.5 3.5 0 0 1 0 6.5M18 14.8c2 .7 3.2 2.2 3.5 5.2',
  pin: 'M12 21c-4-4.5-6.5-7.5-6.5-11a6.5 6.5 0 0 1 13 0c0 3.5-2.5 6.5-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  star: 'M12 3.5l2.7 5.5 6 .9-4.4 4.2 1.1 6L12 17.3 6.6 20.1l1.1-6L3.3 9.9l6-.9z',
  starred: 'M12 3.5l2.7 5.5 6 .9-4.4 4.2 1.1 6L12 17.3 6.6 20.1l1.1-6L3.3 9.9l6-.9z',
  share: 'M12 15V3.5M8 7l4-4 4 4M5 12v8.5h14V12',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  more: 'M4 6.5h16M4 12h16M4 17.5h16',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01',
  sort: 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5',
  bracket: 'M4 5h6v6h5M4 17h6v-6M15 11h5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9',
  phone:
    'M6 3.5h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18a2.5 2.5 0 0 1-2.5 2.5C10 20.5 3.5 14 3.5 6A2.5 2.5 0 0 1 6 3.5z',
} as const;

export type IconName = keyof typeof shapes;

const filled: ReadonlySet<IconName> = new Set(['dot', 'square', 'triangle', 'starred']);
/** Shapes that point along the line of reading turn round with it. */
const directed: ReadonlySet<IconName> = new Set(['chevron', 'arrow', 'results', 'bracket', 'undo']);

export const Icon = memo(function Icon({ name, isSmall = false }: { name: IconName; isSmall?: boolean }) {
  const classes = ['icon', isSmall && 'icon-small', directed.has(name) && 'flip'].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} fill={filled.has(name) ? 'currentColor' : undefined} />
    </svg>
  );
});
