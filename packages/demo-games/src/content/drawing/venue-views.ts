/** Views of venues as drawings of 1280 × 720: layered shapes without text. */

export const frame = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><defs>${defs}</defs>${body}</svg>`;

export const fade = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Spectators: dots in rows, arranged by the seed. */
export function drawCrowd(
  seed: number,
  { top, rows, step = 18 }: { top: number; rows: number; step?: number },
): string {
  const colors = ['#f2c14e', '#f78154', '#4d9078', '#5fad56', '#e8eef2', '#b4436c', '#3d5a80'];
  return range(rows)
    .flatMap((row) =>
      range(Math.ceil(1280 / step)).map((place) => {
        const color = colors[(place * 7 + row * 5 + seed * 3 + ((place * row) % 4)) % colors.length]!;
        const x = place * step + (row % 2) * (step / 2);
        return `<circle cx="${x}" cy="${top + row * step * 0.8}" r="${step * 0.28}" fill="${color}" opacity=".8"/>`;
      }),
    )
    .join('');
}

/** A 50 m pool seen from the end of its lanes. */
export function poolView(): string {
  const lanes = range(9).map((index) => {
    const [near, far] = [-120 + index * 190, 380 + index * 65];
    return `<path d="M${near} 720L${far} 300" stroke="${index % 2 ? '#f4f7f9' : '#e4572e'}" stroke-width="5" stroke-dasharray="26 12"/>`;
  });
  const glints = range(40).map(
    (index) =>
      `<ellipse cx="${(index * 173) % 1280}" cy="${330 + ((index * 97) % 370)}" rx="${18 + (index % 5) * 9}" ry="2.5" fill="#fff" opacity="${0.12 + (index % 4) * 0.06}"/>`,
  );
  const lights = range(7).map(
    (index) => `<rect x="${90 + index * 170}" y="40" width="90" height="10" rx="5" fill="#fff8dc"/>`,
  );
  return frame(
    fade('w', '#3fb5d6', '#0b6f93') + fade('r', '#2b3f55', '#51708d'),
    `<path fill="url(#r)" d="M0 0h1280v300H0z"/>${lights.join('')}<path d="M0 150h1280v110H0z" fill="#22344a"/>${drawCrowd(1, { top: 165, rows: 7 })}<path d="M0 262h1280v40H0z" fill="#dfe7ec"/><path d="M0 300h1280v420H0z" fill="#cfd9df"/><path fill="url(#w)" d="M350 300h580l480 420H-130z"/>${lanes.join('')}${glints.join('')}<path d="M350 296h580v10H350z" fill="#c9d4db"/>${range(
      8,
    )
      .map((index) => `<path d="M${396 + index * 66} 268h34l4 30h-42z" fill="#f4f7f9" stroke="#7d94a5"/>`)
      .join('')}`,
  );
}

export function stadiumView(): string {
  const lanes = range(7).map(
    (index) =>
      `<path d="M-40 ${560 + index * 24}C360 ${430 + index * 22} 920 ${430 + index * 22} 1320 ${560 + index * 24}" fill="none" stroke="#f7e9de" stroke-width="3" opacity=".85"/>`,
  );
  const masts = [150, 1130].map(
    (x) =>
      `<path d="M${x} 340V96" stroke="#4b5a68" stroke-width="9"/><rect x="${x - 44}" y="66" width="88" height="38" rx="6" fill="#5d6c7a"/>${range(
        8,
      )
        .map(
          (index) =>
            `<circle cx="${x - 33 + (index % 4) * 22}" cy="${76 + Math.floor(index / 4) * 18}" r="6.5" fill="#fff3c4"/>`,
        )
        .join('')}`,
  );
  return frame(
    fade('s', '#5f8fc4', '#f7c59f') + fade('t', '#b6452c', '#d0653f'),
    `<path fill="url(#s)" d="M0 0h1280v420H0z"/><circle cx="860" cy="236" r="54" fill="#ffe3b0"/><path d="M0 262c220-84 1060-84 1280 0v160H0z" fill="#33465a"/>${drawCrowd(2, { top: 274, rows: 8 })}<path d="M0 222c220-84 1060-84 1280 0v26c-220-84-1060-84-1280 0z" fill="#e9eef1"/>${masts.join('')}<path d="M0 400h1280v320H0z" fill="#4f9d55"/><path d="M0 430h1280v24H0zM0 480h1280v26H0z" fill="#5aab60"/><path fill="url(#t)" d="M-40 548C360 418 920 418 1320 548v180H-40z"/>${lanes.join('')}`,
  );
}

/** A hall with a court under spotlights. @param floor its colors: outside and inside the lines */
export function hallView(seed: number, [around, inside]: [string, string]): string {
  const beams = range(5).map(
    (index) =>
      `<path d="M${180 + index * 230} 70l-90 420h180z" fill="#fff6d8" opacity=".1"/><circle cx="${180 + index * 230}" cy="66" r="13" fill="#fff6d8"/>`,
  );
  const trusses = range(16).map(
    (index) => `<path d="M${index * 86} 20l43 34 43-34" fill="none" stroke="#41566b" stroke-width="4"/>`,
  );
  return frame(
    fade('h', '#141d2a', '#2c3f55') + fade('f', inside, around),
    `<path fill="url(#h)" d="M0 0h1280v720H0z"/>${trusses.join('')}<path d="M0 210h1280v190H0z" fill="#1c2938"/>${drawCrowd(seed, { top: 228, rows: 11, step: 17 })}<path d="M0 396h1280v24H0z" fill="#0f1620"/><path d="M0 420h1280v300H0z" fill="${around}"/><path fill="url(#f)" d="M320 446h640l220 250H100z"/><g fill="none" stroke="#fff" stroke-width="5" opacity=".92"><path d="M320 446h640l220 250H100z"/><path d="M640 446v250M226 566h828"/><ellipse cx="640" cy="560" rx="96" ry="34"/></g>${beams.join('')}`,
  );
}

/** A lake with a beach and a start line for open water. */
export function lakeView(): string {
  const waves = range(26).map(
    (index) =>
      `<path d="M${(index * 151) % 1280} ${330 + ((index * 67) % 190)}q22-9 44 0t44 0" fill="none" stroke="#fff" stroke-width="3" opacity="${0.15 + (index % 4) * 0.08}"/>`,
  );
  const buoys = range(6).map(
    (index) => `<circle cx="${300 + index * 130}" cy="${452 - index * 12}" r="${13 - index}" fill="#f25c3b"/>`,
  );
  const palm = (x: number, y: number, size: number): string => {
    const leaves = [-150, -95, -40, 40, 95, 150].map(
      (reach) =>
        `<path d="M-10-170q${reach * 0.5}-${Math.round(78 - Math.abs(reach) * 0.2)} ${reach} ${Math.round(Math.abs(reach) * 0.42) - 6}q${-reach * 0.5}-${Math.round(38 - Math.abs(reach) * 0.1)} ${-reach}-${Math.round(Math.abs(reach) * 0.42) - 6}z" fill="${reach % 2 ? '#2f7d4f' : '#3b9160'}"/>`,
    );
    return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C8-70 4-120-10-170" stroke="#7a5a3a" stroke-width="11" fill="none"/>${leaves.join('')}</g>`;
  };
  return frame(
    fade('s', '#7cc3e8', '#fbe6c9') + fade('l', '#3c9dbd', '#1d6f92'),
    `<path fill="url(#s)" d="M0 0h1280v320H0z"/><circle cx="300" cy="150" r="56" fill="#fff3cf"/><path d="M0 300c180-70 320-40 470-56s300-70 460-34 240 40 350 20v90H0z" fill="#5b8a6f"/><path d="M0 322c260-34 480-6 700-22s400-30 580-8v40H0z" fill="#41705a"/><path fill="url(#l)" d="M0 320h1280v260H0z"/>${waves.join('')}${buoys.join('')}<path d="M0 548c300-50 520-8 780-30s360-22 500 4v198H0z" fill="#efd9a6"/><path d="M0 600c300-40 520-8 780-26s360-16 500 0v146H0z" fill="#e4c88a"/>${palm(150, 640, 1.5)}${palm(1130, 660, 1.8)}`,
  );
}

export function parkView(): string {
  const tree = (x: number, y: number, size: number, color: string): string =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-7 0h14v-60h-14z" fill="#6b4a30"/><circle cy="-96" r="52" fill="${color}"/><circle cx="-34" cy="-70" r="36" fill="${color}"/><circle cx="34" cy="-72" r="38" fill="${color}"/></g>`;
  const greens = ['#3e8e52', '#57a863', '#2f7544', '#73b86f'];
  return frame(
    fade('s', '#8ecbee', '#eaf6fb') + fade('g', '#86c36f', '#4f9a4d'),
    `<path fill="url(#s)" d="M0 0h1280v400H0z"/><path d="M0 380c200-60 380-20 560-40s420-70 720-10v80H0z" fill="#6fa98a"/><path fill="url(#g)" d="M0 380h1280v340H0z"/><path d="M560 720c40-150 160-170 120-240s-180-60-170-100h60c10 40 180 40 220 110s-20 140 10 230z" fill="#ecd9b4"/>${range(
      14,
    )
      .map((index) => tree(40 + index * 94, 410 + ((index * 53) % 70), 0.5 + (index % 3) * 0.16, greens[index % 4]!))
      .join('')}${tree(180, 700, 1.9, greens[0]!)}${tree(1100, 690, 2.1, greens[2]!)}`,
  );
}
