type Joint = readonly [x: number, y: number];

/** Elbow and hand, or knee and foot. */
type Limb = readonly [bend: Joint, end: Joint];

/** Joints relative to the hip at 0, 0. A standing figure is 110 units tall, with its feet at 52. */
interface Pose {
  shoulder: Joint;
  head: Joint;
  arms: readonly [far: Limb, near: Limb];
  legs: readonly [far: Limb, near: Limb];
}

/** @param text shoulder, head, both arms and both legs, the farther one first */
function pose(text: string): Pose {
  const joints = text.split(/\s+/u).map((joint) => joint.split(',').map(Number));
  const joint = (index: number): Joint => [joints[index]![0]!, joints[index]![1]!];
  const limb = (index: number): Limb => [joint(index), joint(index + 1)];
  return { shoulder: joint(0), head: joint(1), arms: [limb(2), limb(4)], legs: [limb(6), limb(8)] };
}

const poses = {
  stand: pose('0,-38  1,-56  -13,-20 -12,0  13,-20 12,0  -6,26 -8,52  7,26 8,52'),
  cheer: pose('0,-38  1,-56  -16,-56 -24,-78  16,-56 24,-78  -6,26 -8,52  7,26 8,52'),
  wave: pose('0,-38  1,-56  -13,-20 -11,0  17,-52 22,-76  -6,26 -8,52  7,26 8,52'),
  hold: pose('0,-38  1,-56  -11,-20 8,-16  13,-20 16,-30  -6,26 -8,52  7,26 8,52'),
  run: pose('9,-36  15,-53  -9,-24 -4,-6  23,-22 33,-36  -5,25 -30,30  21,11 17,38'),
  sprint: pose('12,-35  20,-51  27,-26 36,-42  -6,-20 -14,-4  22,8 24,34  -10,22 -36,20'),
  jump: pose('3,-38  7,-56  -12,-26 -20,-10  13,-58 19,-84  -4,25 -20,44  12,20 2,44'),
  leap: pose('6,-37  11,-54  -16,-48 -34,-62  24,-48 38,-62  -24,6 -50,2  24,4 50,-2'),
  crouch: pose('27,-14  40,-20  29,12 32,34  33,10 38,34  -6,18 -30,34  18,14 2,34'),
  dive: pose('37,-7  52,-8  58,-18 80,-14  60,-6 82,-8  -25,3 -52,8  -25,6 -50,14'),
  grip: pose('12,-34  19,-50  26,-38 44,-42  26,-24 42,-22  14,22 14,52  -11,24 -26,52'),
  ride: pose('28,-22  41,-34  38,-6 50,4  36,-4 50,5  17,22 6,42  22,8 14,30'),
  draw: pose('0,-38  3,-56  18,-40 40,-40  -18,-44 4,-44  -9,26 -13,52  10,26 14,52'),
} satisfies Record<string, Pose>;
export type PoseName = keyof typeof poses;

const skins = ['#8d5a3b', '#e7b48f', '#6b4229', '#c98f65', '#f0c6a4', '#5d3a25', '#a8734c'];
const hairs = ['#1d1512', '#5a3a22', '#20160f', '#7a4b2a', '#15100d'];

interface Figure {
  x: number;
  /** Height of the hip. */
  y: number;
  size: number;
  pose: PoseName;
  shirt: string;
  shorts?: string;
  /** Faces left. */
  isMirrored?: boolean;
  /** Varies skin and hair. */
  seed: number;
  /** Swim cap color, instead of hair. */
  cap?: string;
  isBarefoot?: boolean;
}

const path = (joints: readonly Joint[]): string =>
  joints.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
const pointBetween = ([x1, y1]: Joint, [x2, y2]: Joint, part: number): Joint => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
];

/** A faceless athlete. */
export function figure({
  x,
  y,
  size,
  pose: name,
  shirt,
  shorts = '#22344a',
  isMirrored,
  seed,
  cap,
  isBarefoot,
}: Figure): string {
  const { shoulder, head, arms, legs } = poses[name];
  const skin = skins[seed % skins.length]!;
  const hair = cap ?? hairs[seed % hairs.length]!;
  const hip: Joint = [0, 0];
  const line = (joints: readonly Joint[], width: number, color: string): string =>
    `<path d="${path(joints)}" stroke="${color}" stroke-width="${width}"/>`;
  const leg = ([knee, foot]: Limb): string =>
    `${line([hip, knee, foot], 10, skin)}${line([pointBetween(knee, foot, 0.96), [foot[0] + 7, foot[1] + 1]], 7, isBarefoot ? skin : '#f4f7f9')}${line([hip, pointBetween(hip, knee, 0.72)], 14, shorts)}`;
  const arm = ([elbow, hand]: Limb): string =>
    `${line([shoulder, elbow, hand], 8, skin)}${line([shoulder, pointBetween(shoulder, elbow, 0.5)], 10, shirt)}`;
  const [hx, hy] = head;
  return `<g transform="translate(${x} ${y}) scale(${isMirrored ? -size : size} ${size})" fill="none" stroke-linecap="round" stroke-linejoin="round"><g opacity=".82">${leg(legs[0])}${arm(arms[0])}</g>${leg(legs[1])}${line([hip, shoulder], 22, shirt)}${line([shoulder, pointBetween(shoulder, head, 0.6)], 8, skin)}<circle cx="${hx}" cy="${hy}" r="10" fill="${skin}"/><path d="M${hx - 10.5} ${hy - 1}a10.5 10.5 0 0 1 20-4.5q-9 3-13 2t-7 2.5z" fill="${hair}"/>${arm(arms[1])}</g>`;
}
