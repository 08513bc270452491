import { fade, frame, range } from './venue-views.ts';

/** Upper and lower sky color, and window light, by time of day. */
const hours = [
  { sky: ['#6fb4e4', '#e6f3fa'], glass: '#a9d3ea', lit: '#d8eef8', far: '#9fb9cb' },
  { sky: ['#3d5a8a', '#f6b98a'], glass: '#54708f', lit: '#ffdf9a', far: '#5d6c8c' },
  { sky: ['#8ecbee', '#fdf1dc'], glass: '#8fc1da', lit: '#e9f6fb', far: '#a8bfc9' },
  { sky: ['#1f2f52', '#8a6b9a'], glass: '#33486b', lit: '#ffd27d', far: '#33436a' },
] as const;

const walls = ['#f2e6d3', '#d9825f', '#e9eef1', '#c9a227', '#7fa8a0', '#b9c7d3', '#efc9a0'] as const;

interface Building {
  /** Varies colors, size and time of day. */
  seed: number;
  x: number;
  floors: number;
  columns: number;
  wall: string;
}

const storey = 52;

/** Rows of windows; the seed decides which are lit. */
function facade({ seed, x, floors, columns, wall }: Building): string {
  const { glass, lit } = hours[seed % hours.length]!;
  const [width, height] = [columns * 64 + 32, floors * storey + 30];
  const top = 560 - height;
  const windows = range(floors - 1).flatMap((floor) =>
    range(columns).map((column) => {
      const fill = (column * 5 + floor * 3 + seed * 7 + ((column * floor) % 4)) % 3 === 0 ? lit : glass;
      const [left, upper] = [x + 24 + column * 64, top + 28 + floor * storey];
      return `<path d="M${left} ${upper}h40v30h-40z" fill="${fill}"/><path d="M${left - 5} ${upper + 30}h50v6h-50z" fill="#fff" opacity=".55"/>`;
    }),
  );
  return `<path d="M${x} ${top}h${width}v${height}H${x}z" fill="${wall}"/><path d="M${x + width - 26} ${top}h26v${height}h-26z" fill="#000" opacity=".12"/><path d="M${x - 10} ${top - 14}h${width + 20}v18H${x - 10}z" fill="#fff" opacity=".85"/>${windows.join('')}`;
}

const entrance = (x: number, color: string): string =>
  `<path d="M${x - 90} 492h180v68H${x - 90}z" fill="#22303c"/><path d="M${x - 78} 502h72v58h-72zM${x + 6} 502h72v58H${x + 6}z" fill="#ffe7b0"/><path d="M${x - 120} 478h240l-16 20h-208z" fill="${color}"/>`;

const palm = (x: number, y: number, size: number): string => {
  const leaves = [-120, -76, -30, 30, 76, 120].map(
    (reach) =>
      `<path d="M0-150q${reach / 2}-62 ${reach} ${Math.abs(reach) * 0.4 - 4}q${-reach / 2}-34 ${-reach}-${Math.abs(reach) * 0.4 - 4}z" fill="${reach % 4 ? '#2f7d4f' : '#3b9160'}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C6-60 4-110 0-150" stroke="#6f5236" stroke-width="10" fill="none"/>${leaves.join('')}</g>`;
};

const skyline = (seed: number): string => {
  const { far } = hours[seed % hours.length]!;
  return range(12)
    .map((index) => {
      const height = 90 + ((index * 71 + seed * 37) % 190);
      return `<path d="M${index * 112 - 20} ${560 - height}h92v${height}h-92z" fill="${far}" opacity=".55"/>`;
    })
    .join('');
};

const avenue =
  '<path d="M0 556h1280v164H0z" fill="#8b949c"/><path d="M0 556h1280v26H0z" fill="#d5d3cb"/><path d="M0 640h1280" stroke="#f4f1e6" stroke-width="7" stroke-dasharray="70 46"/><path d="M0 706h1280v14H0z" fill="#74b06a"/>';

const shore = (seed: number): string =>
  `<path d="M0 556h1280v60H0z" fill="#6fae6a"/><path d="M0 600h1280v120H0z" fill="#3c9dbd"/>${range(16)
    .map(
      (index) =>
        `<path d="M${(index * 167 + seed * 40) % 1280} ${622 + ((index * 41) % 84)}q22-9 44 0t44 0" fill="none" stroke="#fff" stroke-width="3" opacity=".3"/>`,
    )
    .join('')}`;

interface BuildingView {
  seed: number;
  /** At the lake instead of an avenue. */
  isAtLake?: boolean;
}

const sky = (seed: number): string => {
  const { sky: colors } = hours[seed % hours.length]!;
  return fade('s', colors[0], colors[1]);
};

/** A hotel behind palms. */
export function hotelView({ seed, isAtLake = false }: BuildingView): string {
  const floors = isAtLake ? 4 + (seed % 2) : 6 + ((seed * 3) % 4);
  const columns = isAtLake ? 11 : 6 + ((seed * 5) % 4);
  const x = 640 - columns * 32 - 16 + (seed % 3) * 50 - 50;
  const wall = walls[seed % walls.length]!;
  const wing = facade({ seed, x: x - 210, floors: Math.max(3, floors - 3), columns: 4, wall });
  return frame(
    sky(seed),
    `<path fill="url(#s)" d="M0 0h1280v720H0z"/><circle cx="${240 + ((seed * 260) % 820)}" cy="150" r="50" fill="#fff3cf" opacity=".9"/>${skyline(seed)}${wing}${facade({ seed, x, floors, columns, wall })}${isAtLake ? shore(seed) : avenue}${entrance(x + columns * 32 + 16, walls[(seed + 3) % walls.length]!)}${palm(x - 250, 574, 1.35)}${palm(x + columns * 64 + 120, 580, 1.6)}${palm(x - 60, 590, 1.1)}`,
  );
}

/** A hospital: two wings, and a green cross over the entrance. */
export function hospitalView({ seed }: BuildingView): string {
  const day = (seed % 2) * 2;
  const wing = { seed: day, floors: 5 + (seed % 3), columns: 6, wall: '#eef3f5' };
  const cross = 'M616 196h48v44h44v48h-44v44h-48v-44h-44v-48h44z';
  return frame(
    sky(day),
    `<path fill="url(#s)" d="M0 0h1280v720H0z"/>${skyline(seed + 5)}${facade({ ...wing, x: 120 })}${facade({ ...wing, x: 744, floors: wing.floors + 1 })}<path d="M516 150h248v410H516z" fill="#dbe6ea"/><path d="M500 138h280v18H500z" fill="#fff"/><path d="${cross}" fill="#1f8a5b"/>${avenue}${entrance(640, '#1f8a5b')}${palm(80, 590, 1.3)}${palm(1216, 590, 1.4)}`,
  );
}
