/** Moments of the Games as drawings of 1280 × 720: athletes in action, podiums, medals, flags. */
import { figure } from './figures.ts';
import type { PoseName } from './figures.ts';
import { drawCrowd, fade, frame, range } from './venue-views.ts';

type Light = 'morning' | 'noon' | 'evening' | 'night';

const skies: Readonly<Record<Light, readonly [top: string, bottom: string]>> = {
  morning: ['#8ec5e8', '#fde8cf'],
  noon: ['#3f8fd0', '#bfe3f5'],
  evening: ['#4c4f8f', '#f59a6b'],
  night: ['#0b1430', '#2a3f6e'],
};
const kits = ['#f2c14e', '#1d5a9e', '#2e7d32', '#c2182b', '#6d3aa8', '#f25c3b', '#0b5e73', '#e8eef2'];
const kit = (number: number): string => kits[number % kits.length]!;

const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.13}" fill="#000" opacity=".22"/>`;

const sparks = (count: number, height: number, seed: number): string =>
  range(count)
    .map(
      (index) =>
        `<path d="M0 0h9v5h-9z" fill="${kit(index + seed)}" transform="translate(${(index * 197 + seed * 71) % 1280} ${(index * 113 + seed * 37) % height}) rotate(${(index * 47) % 180})"/>`,
    )
    .join('');

interface Scene {
  seed: number;
  light?: Light;
}

export function runners({ seed, light = 'evening', count = 4 }: Scene & { count?: number }): string {
  const [top, bottom] = skies[light];
  const lanes = range(5).map((index) => `<path d="M0 ${452 + index * 66}h1280v5H0z" fill="#f7e9de" opacity=".8"/>`);
  const field = range(count).map((index) => {
    const size = 2 + index * 0.42;
    const [x, y] = [250 + ((index * 337 + seed * 83) % 760), 400 + index * 68];
    const pose: PoseName = (index + seed) % 2 ? 'sprint' : 'run';
    return `${shadow(x, y + size * 46, size * 34)}${figure({ x, y, size, pose, shirt: kit(index + seed), seed: index * 3 + seed })}`;
  });
  return frame(
    fade('s', top, bottom) + fade('t', '#a83f28', '#d4694a'),
    `<path fill="url(#s)" d="M0 0h1280v300H0z"/>${light === 'night' ? '<g fill="#fff8dc"><circle cx="200" cy="60" r="16"/><circle cx="250" cy="60" r="16"/><circle cx="1030" cy="60" r="16"/><circle cx="1080" cy="60" r="16"/></g>' : '<circle cx="980" cy="110" r="58" fill="#fff3cf" opacity=".9"/>'}<path d="M0 190q640-70 1280 0v180H0z" fill="#2c3e52"/>${drawCrowd(seed, { top: 214, rows: 9 })}<path d="M0 352h1280v50H0z" fill="#4f9d55"/><path d="M0 396h1280v324H0z" fill="url(#t)"/>${lanes.join('')}${field.join('')}`,
  );
}

export function longJump({ seed, light = 'morning' }: Scene): string {
  const [top, bottom] = skies[light];
  const grains = range(36).map(
    (index) =>
      `<circle cx="${760 + ((index * 61) % 430)}" cy="${566 + ((index * 37) % 110)}" r="${2 + (index % 3)}" fill="#c9a765"/>`,
  );
  return frame(
    fade('s', top, bottom) + fade('p', '#f1dcae', '#dcbd7e'),
    `<path fill="url(#s)" d="M0 0h1280v360H0z"/><path d="M0 230q640-60 1280 0v160H0z" fill="#33465a"/>${drawCrowd(seed, { top: 250, rows: 7 })}<path d="M0 366h1280v354H0z" fill="#58a65f"/><path d="M0 430h1280v30H0zM0 500h1280v36H0z" fill="#63b069"/><path d="M0 560h640l-30 100H0z" fill="#c25a3f"/><path d="M596 560h30l-30 100h-30z" fill="#f4f7f9"/><path d="M690 540h590v140H650z" fill="url(#p)"/>${grains.join('')}${shadow(820, 610, 150)}${figure({ x: 800, y: 400, size: 3.4, pose: 'leap', shirt: kit(seed), seed })}`,
  );
}

export function swimStart({ seed }: Scene): string {
  const starters = range(4).map((index) => {
    const [size, y] = [1.9 + index * 0.4, 292 + index * 88];
    const x = 190 + index * 22;
    const hasLeft = (index + seed) % 3 !== 0;
    const block = `<path d="M${x - 70} ${y + size * 38}h${size * 62}l-14 ${size * 22}h-${size * 48}z" fill="#e8eef2" stroke="#8aa0b0" stroke-width="3"/>`;
    return `${block}${figure({ x: hasLeft ? x + 170 + index * 34 : x, y: hasLeft ? y + 8 : y - 2, size, pose: hasLeft ? 'dive' : 'crouch', shirt: kit(index + seed), shorts: kit(index + seed), cap: kit(index + seed + 3), isBarefoot: true, seed: index + seed })}`;
  });
  const ropes = range(4).map(
    (index) =>
      `<path d="M430 ${412 + index * 84}H1280" stroke="${index % 2 ? '#f4f7f9' : '#e4572e'}" stroke-width="${6 + index * 2}" stroke-dasharray="30 12"/>`,
  );
  return frame(
    fade('w', '#54bfdd', '#0f7599'),
    `<path d="M0 0h1280v340H0z" fill="#2f4a63"/><path d="M0 60h1280v20H0z" fill="#dfe7ec" opacity=".35"/>${drawCrowd(seed, { top: 112, rows: 11 })}<path d="M0 296h1280v44H0z" fill="#dfe7ec"/><path d="M0 340h1280v380H0z" fill="url(#w)"/>${ropes.join('')}<path d="M0 330h360l90 390H0z" fill="#cdd8df"/>${starters.join('')}`,
  );
}

export function swimmer({ seed }: Scene): string {
  const rays = range(18).map(
    (index) =>
      `<ellipse cx="${(index * 211 + seed * 90) % 1280}" cy="${420 + ((index * 89) % 290)}" rx="${40 + (index % 4) * 22}" ry="5" fill="#fff" opacity="${0.08 + (index % 3) * 0.06}"/>`,
  );
  const drops = range(34).map(
    (index) =>
      `<circle cx="${560 + ((index * 97 + seed * 13) % 420)}" cy="${120 + ((index * 53) % 260)}" r="${3 + (index % 4) * 2}" fill="#fff" opacity="${0.4 + (index % 4) * 0.15}"/>`,
  );
  const skin = ['#8d5a3b', '#e7b48f', '#a8734c'][seed % 3]!;
  return frame(
    fade('w', '#46b4d4', '#0a5f80') + fade('r', '#223548', '#47657f'),
    `<path fill="url(#r)" d="M0 0h1280v330H0z"/><g opacity=".5">${drawCrowd(seed, { top: 60, rows: 12, step: 24 })}</g><path fill="url(#w)" d="M0 320h1280v400H0z"/><path d="M0 352h1280" stroke="#e4572e" stroke-width="16" stroke-dasharray="44 20"/>${drops.join('')}<g fill="none" stroke-linecap="round"><path d="M560 470Q640 210 830 168" stroke="${skin}" stroke-width="62"/><path d="M830 168l60 26" stroke="${skin}" stroke-width="44"/></g><ellipse cx="520" cy="470" rx="210" ry="74" fill="${kit(seed)}"/><ellipse cx="690" cy="420" rx="92" ry="100" fill="${skin}"/><path d="M600 410c-10-130 176-140 184-10-56-26-128-22-184 10z" fill="${kit(seed + 3)}"/><path d="M660 424q60-34 122-4l-4 34q-56-26-112 4z" fill="#16222e"/><path d="M0 486q160-44 320-6t320 14 320-18 320 6v238H0z" fill="#1886aa"/><path d="M360 486q120 46 280 8t300 20" fill="none" stroke="#fff" stroke-width="14" opacity=".75" stroke-linecap="round"/>${rays.join('')}`,
  );
}

/** Three swimmers seen from below the surface, with light and bubbles. */
export function underwater({ seed }: Scene): string {
  const beams = range(7).map(
    (index) => `<path d="M${100 + index * 180} 0h70l-${120 + index * 6} 720h-110z" fill="#fff" opacity=".07"/>`,
  );
  const bubbles = range(46).map(
    (index) =>
      `<circle cx="${(index * 179 + seed * 31) % 1280}" cy="${(index * 127) % 720}" r="${3 + (index % 5) * 2.4}" fill="#fff" opacity="${0.15 + (index % 4) * 0.09}"/>`,
  );
  const bodies = range(3).map((index) =>
    figure({
      x: 330 + ((index * 260 + seed * 90) % 520),
      y: 210 + index * 170,
      size: 3 + index * 0.5,
      pose: 'dive',
      shirt: kit(index + seed),
      shorts: kit(index + seed),
      cap: kit(index + seed + 2),
      isBarefoot: true,
      seed: index + seed,
    }),
  );
  return frame(
    fade('w', '#7fe0ee', '#06405f'),
    `<path fill="url(#w)" d="M0 0h1280v720H0z"/>${beams.join('')}<g stroke="#083a55" stroke-width="16" opacity=".35"><path d="M0 640h1280M0 700h1280"/></g>${bodies.join('')}${bubbles.join('')}`,
  );
}

type Court = 'basketball' | 'volleyball';

/** Players in the air under the ring or at the net. */
export function duel({ seed, court, floor }: Scene & { court: Court; floor: string }): string {
  const gear =
    court === 'basketball'
      ? '<g><path d="M1080 90h30v520h-30z" fill="#41566b"/><rect x="960" y="96" width="26" height="190" rx="4" fill="#f4f7f9"/><path d="M986 190h110" stroke="#41566b" stroke-width="14"/><ellipse cx="890" cy="262" rx="66" ry="14" fill="none" stroke="#f25c3b" stroke-width="11"/><path d="M830 268l24 86h72l24-86M852 270l18 84M890 276v78M928 270l-18 84M838 300h104M846 328h88" fill="none" stroke="#fff" stroke-width="4" opacity=".85"/></g>'
      : `<g><path d="M632 190h16v440h-16z" fill="#41566b"/><path d="M0 236h1280" stroke="#fff" stroke-width="13"/>${range(
          33,
        )
          .map((index) => `<path d="M${index * 40} 240v120" stroke="#fff" stroke-width="2" opacity=".5"/>`)
          .join(
            '',
          )}<path d="M0 280h1280M0 320h1280" stroke="#fff" stroke-width="2" opacity=".5"/><path d="M0 362h1280" stroke="#fff" stroke-width="7"/></g>`;
  const ball =
    court === 'basketball'
      ? '<g transform="translate(762 176)"><circle r="35" fill="#e07a2f"/><path d="M-35 0h70M0-35v70M-25-25q25 25 0 50M25-25q-25 25 0 50" fill="none" stroke="#6b3310" stroke-width="3"/></g>'
      : '<g transform="translate(660 120)"><circle r="34" fill="#f6f2e4"/><path d="M-34 0q34-22 68 0M0-34q-22 34 0 68M-24-24q30 16 48 48" fill="none" stroke="#2f5d9b" stroke-width="4"/></g>';
  const [home, away] = [kit(seed), kit(seed + 3)];
  return frame(
    fade('h', '#141d2a', '#33475d'),
    `<path fill="url(#h)" d="M0 0h1280v520H0z"/><g opacity=".75">${drawCrowd(seed, { top: 70, rows: 22, step: 21 })}</g><path d="M0 440h1280v36H0z" fill="#0f1620"/><path d="M0 476h1280v244H0z" fill="${floor}"/><path d="M0 560h1280M420 476L260 720" stroke="#fff" stroke-width="6" opacity=".7"/>${shadow(690, 650, 120)}${shadow(330, 640, 90)}${gear}${figure({ x: 690, y: 416, size: 3, pose: 'jump', shirt: home, shorts: home, seed })}${figure({ x: 560, y: 470, size: 2.9, pose: court === 'volleyball' ? 'cheer' : 'jump', shirt: away, shorts: away, seed: seed + 2 })}${figure({ x: 300, y: 500, size: 2.7, pose: 'run', shirt: home, shorts: home, seed: seed + 4 })}${court === 'volleyball' ? figure({ x: 1010, y: 470, size: 2.8, pose: 'jump', isMirrored: true, shirt: away, shorts: away, seed: seed + 5 }) : ''}${ball}`,
  );
}

/** Two athletes on a mat, in white and in blue. */
export function bout({ seed, mat, edge }: Scene & { mat: string; edge: string }): string {
  const tiles = range(9).map(
    (index) => `<path d="M${index * 160} 430L${index * 240 - 320} 720" stroke="#000" opacity=".12" stroke-width="3"/>`,
  );
  const referee = figure({
    x: 1060,
    y: 400,
    size: 2.3,
    pose: seed % 2 ? 'wave' : 'stand',
    isMirrored: true,
    shirt: '#22344a',
    shorts: '#3f4f60',
    seed: seed + 4,
  });
  return frame(
    fade('h', '#18222f', '#39495a'),
    `<path fill="url(#h)" d="M0 0h1280v430H0z"/>${range(5)
      .map((index) => `<path d="M${160 + index * 240} 0l-130 430h260z" fill="#fff6d8" opacity=".07"/>`)
      .join(
        '',
      )}<g opacity=".7">${drawCrowd(seed, { top: 130, rows: 15, step: 20 })}</g><path d="M0 430h1280v290H0z" fill="${edge}"/><path d="M210 480h860l190 240H20z" fill="${mat}"/>${tiles.join('')}${shadow(560, 640, 190)}${referee}${figure({ x: 470, y: 460, size: 3.6, pose: 'grip', shirt: '#f4f7f9', shorts: '#e4e9ed', isBarefoot: true, seed })}${figure({ x: 730, y: 460, size: 3.6, pose: 'grip', isMirrored: true, shirt: '#2456a6', shorts: '#1d4788', isBarefoot: true, seed: seed + 1 })}<g stroke-width="13" stroke-linecap="round"><path d="M430 456h74" stroke="#1d1512"/><path d="M694 456h74" stroke="#f25c3b"/></g>`,
  );
}

export function cyclists({ seed, light = 'morning' }: Scene): string {
  const [top, bottom] = skies[light];
  const riders = range(3).map((index) => {
    const size = 2.3 + index * 0.45;
    const [x, y] = [220 + index * 350, 430 + index * 44];
    const wheel = (at: number): string =>
      `<circle cx="${x + at * size}" cy="${y + 42 * size}" r="${23 * size}" fill="none" stroke="#16222e" stroke-width="${3 * size}"/><circle cx="${x + at * size}" cy="${y + 42 * size}" r="${4 * size}" fill="#8aa0b0"/>`;
    const bars = `<path d="M${x - 20 * size} ${y + 42 * size}L${x + 4 * size} ${y + 8 * size}H${x + 44 * size}L${x + 56 * size} ${y + 42 * size}M${x + 10 * size} ${y + 42 * size}L${x + 44 * size} ${y + 8 * size}M${x + 10 * size} ${y + 42 * size}L${x + 2 * size} ${y}" fill="none" stroke="${kit(seed + index + 2)}" stroke-width="${4 * size}" stroke-linecap="round" stroke-linejoin="round"/>`;
    return `${shadow(x + 18 * size, y + 66 * size, 60 * size)}${wheel(-20)}${wheel(56)}${bars}${figure({ x, y, size, pose: 'ride', shirt: kit(seed + index), cap: kit(seed + index + 4), seed: seed + index })}`;
  });
  return frame(
    fade('s', top, bottom) + fade('r', '#6f7b86', '#515c66'),
    `<path fill="url(#s)" d="M0 0h1280v360H0z"/><circle cx="250" cy="120" r="54" fill="#fff3cf"/><path d="M0 300c180-80 320-40 470-60s300-80 460-40 240 44 350 22v110H0z" fill="#5b8a6f"/><path d="M0 330h1280v70H0z" fill="#4aa5c4"/><path d="M0 390q640-40 1280 0v80H0z" fill="#71a864"/><path d="M0 440h1280v280H0z" fill="url(#r)"/><path d="M0 548h1280" stroke="#f4f7f9" stroke-width="8" stroke-dasharray="90 60" opacity=".8"/>${riders.join('')}`,
  );
}

export function beachRun({ seed, light = 'noon' }: Scene): string {
  const [top, bottom] = skies[light];
  const waves = range(18).map(
    (index) =>
      `<path d="M${(index * 151) % 1280} ${300 + ((index * 47) % 150)}q24-9 48 0t48 0" fill="none" stroke="#fff" stroke-width="3" opacity=".3"/>`,
  );
  const field = range(3).map((index) => {
    const [size, x, y] = [2 + index * 0.7, 880 - index * 280, 420 + index * 60];
    return `${shadow(x, y + size * 46, size * 34)}${figure({ x, y, size, pose: index % 2 ? 'sprint' : 'run', shirt: '#1d2a38', shorts: '#1d2a38', cap: kit(seed + index), isBarefoot: true, seed: seed + index })}`;
  });
  return frame(
    fade('s', top, bottom) + fade('l', '#43a9c8', '#1f7ba0'),
    `<path fill="url(#s)" d="M0 0h1280v280H0z"/><path d="M0 260c260-60 480-20 700-40s400-50 580-16v80H0z" fill="#4d7d66"/><path d="M0 280h1280v220H0z" fill="url(#l)"/>${waves.join('')}<g fill="#f25c3b"><circle cx="300" cy="340" r="14"/><circle cx="760" cy="320" r="10"/><circle cx="1080" cy="350" r="16"/></g><path d="M0 470q400-50 700-10t580-30v290H0z" fill="#efd9a6"/><path d="M0 560q400-40 700-10t580-24v194H0z" fill="#e4c88a"/>${field.join('')}`,
  );
}

/** Gold, silver and bronze medalists on a podium, under confetti. */
export function podium({ seed, back = ['#1f3a5c', '#4d7ea8'] }: Scene & { back?: readonly [string, string] }): string {
  const steps = [
    { x: 640, top: 430, color: '#d8a72e' },
    { x: 350, top: 500, color: '#a9b4be' },
    { x: 930, top: 548, color: '#b87444' },
  ];
  const medalists = steps.map(
    ({ x, top, color }, index) =>
      `<path d="M${x - 142} ${top}h284v${720 - top}h-284z" fill="#f4f7f9"/><path d="M${x - 142} ${top}h284v18h-284z" fill="${color}"/><circle cx="${x}" cy="${top + 78}" r="30" fill="${color}"/><circle cx="${x}" cy="${top + 78}" r="20" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>${figure({ x, y: top - 138, size: 2.6, pose: index === 0 ? 'cheer' : 'wave', isMirrored: index === 2, shirt: kit(seed + index), seed: seed + index })}<path d="M${x - 20} ${top - 232}l20 66 20-66" fill="none" stroke="#0b5e73" stroke-width="8"/><circle cx="${x}" cy="${top - 158}" r="15" fill="${color}" stroke="#fff" stroke-width="3"/>`,
  );
  return frame(
    fade('b', back[0], back[1]),
    `<path fill="url(#b)" d="M0 0h1280v720H0z"/><g fill="#fff" opacity=".07"><path d="M200 0l-160 720h300zM640 0L480 720h320zM1080 0L940 720h320z"/></g><path d="M0 640h1280v80H0z" fill="#16263a"/>${medalists.join('')}${sparks(70, 520, seed)}`,
  );
}

export function medals({ seed }: Scene): string {
  const three = [
    ['#e9c14f', '#b98517', 330],
    ['#cfd8df', '#8796a3', 640],
    ['#d39a68', '#8f5527', 950],
  ] as const;
  return frame(
    `${fade('b', '#f7f1e6', '#dcc9a8')}${three.map(([light, dark], index) => `<radialGradient id="m${index}" cx=".35" cy=".3"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`).join('')}`,
    `<path fill="url(#b)" d="M0 0h1280v720H0z"/><path d="M0 560q640-90 1280 0v160H0z" fill="#b79f78" opacity=".45"/>${three
      .map(
        ([, dark, x], index) =>
          `<path d="M${x - 120} -20l84 0 36 300-44 40z" fill="${kit(seed + 1)}"/><path d="M${x + 120} -20h-84l-80 320 44 30z" fill="${kit(seed)}"/><ellipse cx="${x + 14}" cy="590" rx="128" ry="20" fill="#000" opacity=".16"/><circle cx="${x}" cy="440" r="142" fill="url(#m${index})"/><circle cx="${x}" cy="440" r="116" fill="none" stroke="${dark}" stroke-width="5"/>${range(
            12,
          )
            .map(
              (ray) =>
                `<path d="M${x - 9} 372q9-46 18 0l-9 22z" fill="${dark}" opacity=".75" transform="rotate(${ray * 30} ${x} 440)"/>`,
            )
            .join('')}<circle cx="${x}" cy="440" r="30" fill="${dark}"/>`,
      )
      .join('')}`,
  );
}

/** Flags with color bands above the stands; none is a country's. */
export function flags({ seed, light = 'noon' }: Scene): string {
  const [top, bottom] = skies[light];
  const players = range(6).map((index) => {
    const [x, y, size] = [70 + index * 210, 130 + ((index * 67 + seed * 31) % 110), 1 + (index % 2) * 0.18];
    const band = (part: number): string =>
      `<path d="M0 ${part * 36}q45-26 90 0t80 0v37q-35 26-80 0t-90 0z" fill="${kit(seed + index * 2 + part * 3)}"/>`;
    return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-4-16v420" stroke="#e8eef2" stroke-width="8" stroke-linecap="round"/>${range(3).map(band).join('')}</g>`;
  });
  const people = range(8).map((index) =>
    figure({
      x: 90 + index * 160,
      y: 610 + (index % 2) * 22,
      size: 2.1,
      pose: index % 3 === 0 ? 'cheer' : 'wave',
      isMirrored: index % 2 === 1,
      shirt: kit(seed + index),
      seed: seed + index,
    }),
  );
  return frame(
    fade('s', top, bottom),
    `<path fill="url(#s)" d="M0 0h1280v720H0z"/><g fill="#fff" opacity="${light === 'night' ? 0.08 : 0.5}"><ellipse cx="300" cy="110" rx="160" ry="26"/><ellipse cx="980" cy="70" rx="200" ry="30"/></g>${players.join('')}<path d="M0 470q640-60 1280 0v250H0z" fill="#2c3e52"/>${drawCrowd(seed, { top: 490, rows: 16 })}${people.join('')}`,
  );
}

export function fireworks({ seed }: Scene): string {
  const bursts = range(6).map((index) => {
    const [x, y, reach] = [140 + ((index * 233 + seed * 57) % 1010), 90 + ((index * 83) % 190), 66 + (index % 3) * 30];
    const color = kit(index + seed);
    return range(16)
      .map((ray) => {
        const angle = (ray * Math.PI) / 8;
        const end = [Math.round(x + Math.cos(angle) * reach), Math.round(y + Math.sin(angle) * reach)];
        return `<path d="M${Math.round(x + Math.cos(angle) * reach * 0.25)} ${Math.round(y + Math.sin(angle) * reach * 0.25)}L${end[0]} ${end[1]}" stroke="${color}" stroke-width="4" stroke-linecap="round" opacity=".8"/><circle cx="${end[0]}" cy="${end[1]}" r="6" fill="#fff8dc"/>`;
      })
      .join('');
  });
  return frame(
    fade('s', '#070d22', '#2a3f6e'),
    `<path fill="url(#s)" d="M0 0h1280v720H0z"/>${bursts.join('')}<path d="M0 420q640-120 1280 0v60q-640-120-1280 0z" fill="#e8eef2" opacity=".85"/><path d="M0 460q640-110 1280 0v150H0z" fill="#1b2940"/>${drawCrowd(seed, { top: 476, rows: 9 })}<path d="M0 590h1280v130H0z" fill="#3c8a55"/><path d="M0 636q640-60 1280 0v84H0z" fill="#b6452c"/><path d="M600 600h80l-18-70h-44z" fill="#c9d4db"/><path d="M640 440q46 50 22 92h-44q-24-44 22-92z" fill="#f78154"/><path d="M640 478q22 28 10 54h-20q-12-26 10-54z" fill="#fff3c4"/>`,
  );
}
