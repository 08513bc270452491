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
} as const;

export type IconName = keyof typeof shapes;

const filled: ReadonlySet<IconName> = new Set(['dot', 'square', 'triangle']);
/** Shapes that point along the line of reading turn round with it. */
const directed: ReadonlySet<IconName> = new Set(['chevron', 'arrow', 'results']);

export const Icon = memo(function Icon({ name, isSmall = false }: { name: IconName; isSmall?: boolean }) {
  const classes = ['icon', isSmall && 'icon-small', directed.has(name) && 'flip'].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} fill={filled.has(name) ? 'currentColor' : undefined} />
    </svg>
  );
});
