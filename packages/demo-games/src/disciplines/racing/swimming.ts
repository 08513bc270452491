import { todayNumber } from '../../clock.ts';
import { playRounds } from '../../formats/rounds.ts';
import type { RoundPlan } from '../../formats/rounds.ts';
import type { AgeClass, GamesEvent, Person, PersonGender } from '../../model.ts';
import { compose, makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { agePair, bothGenders } from '../kit.ts';
import type { DisciplinePlan, Kit } from '../kit.ts';
import { race } from './race.ts';

const strokes = {
  FR: makeTexts('freestyle', 'libre', 'livre', 'sərbəst üsul', 'حرة', 'nage libre'),
  BA: makeTexts('backstroke', 'espalda', 'costas', 'arxası üstə', 'ظهر', 'dos'),
  BR: makeTexts('breaststroke', 'braza', 'peito', 'brass', 'صدر', 'brasse'),
  BF: makeTexts('butterfly', 'mariposa', 'borboleta', 'batterflay', 'فراشة', 'papillon'),
  IM: makeTexts('individual medley', 'estilos', 'medley', 'kompleks üzmə', 'متنوع فردي', '4 nages'),
} as const;
type Stroke = keyof typeof strokes;

/** Distance, stroke, very good times of boys and girls in thousandths, and whether the youngest age group swims it. */
const distances: readonly [number, Stroke, number, number, boolean][] = [
  [50, 'FR', 22_900, 25_900, true],
  [100, 'FR', 50_300, 56_400, true],
  [200, 'FR', 110_800, 121_900, true],
  [400, 'FR', 234_500, 255_300, true],
  [800, 'FR', 488_000, 527_000, false],
  [1500, 'FR', 935_000, 1_005_000, false],
  [50, 'BA', 25_900, 29_200, false],
  [100, 'BA', 55_600, 62_600, true],
  [200, 'BA', 121_000, 135_000, true],
  [50, 'BR', 28_500, 32_300, false],
  [100, 'BR', 62_400, 70_400, true],
  [200, 'BR', 136_000, 152_000, true],
  [50, 'BF', 24_300, 27_400, false],
  [100, 'BF', 54_000, 60_900, true],
  [200, 'BF', 121_500, 135_500, true],
  [200, 'IM', 124_000, 138_500, true],
  [400, 'IM', 264_000, 292_000, false],
];

const relays: readonly [string, SixTexts, number, number, boolean][] = [
  [
    '4X100MFR',
    makeTexts(
      '4 x 100 m freestyle relay',
      'relevo 4 x 100 m libre',
      'revezamento 4 x 100 m livre',
      '4 x 100 m sərbəst üsul estafet',
      'تتابع 4 × 100 م حرة',
      'relais 4 x 100 m nage libre',
    ),
    202_000,
    226_000,
    true,
  ],
  [
    '4X100MMD',
    makeTexts(
      '4 x 100 m medley relay',
      'relevo 4 x 100 m estilos',
      'revezamento 4 x 100 m medley',
      '4 x 100 m kombinə edilmiş estafet',
      'تتابع 4 × 100 م متنوع',
      'relais 4 x 100 m 4 nages',
    ),
    222_000,
    250_000,
    true,
  ],
];

interface Swim {
  type: string;
  term: SixTexts;
  gender: PersonGender;
  age: AgeClass;
  metres: number;
  bestMs: number;
  isRelay: boolean;
}

function listSwims(): Swim[] {
  const swims: Swim[] = [];
  for (const age of agePair) {
    const slower = age === 'U16' ? 1.035 : 1;
    for (const gender of bothGenders) {
      for (const [metres, stroke, men, women, forYoungest] of distances) {
        if (age === 'U16' && !forYoungest) continue;
        const term = compose((language) => `${metres} ${language === 'ar' ? 'م' : 'm'} ${strokes[stroke][language]}`);
        swims.push({
          type: `${metres}M${stroke}`,
          term,
          gender,
          age,
          metres,
          bestMs: (gender === 'M' ? men : women) * slower,
          isRelay: false,
        });
      }
      for (const [type, term, men, women, forYoungest] of relays) {
        if (age === 'U16' && !forYoungest) continue;
        swims.push({
          type,
          term,
          gender,
          age,
          metres: 400,
          bestMs: (gender === 'M' ? men : women) * slower,
          isRelay: true,
        });
      }
    }
  }
  return swims;
}

export const swimming: DisciplinePlan = {
  code: 'SWM',
  name: makeTexts('Swimming', 'Natación', 'Natação', 'Üzgüçülük', 'السباحة', 'Natation'),
  days: [3, 11],
  windows: [
    [540, 780],
    [870, 1200],
  ],
  fields: ['PL1'],
  build: (kit) => {
    const swims = kit.limit(kit.random.shuffle(listSwims()));
    const pools = new Map<string, Person[]>();
    const poolFor = (gender: PersonGender, age: AgeClass): Person[] => {
      const key = gender + age;
      if (!pools.has(key)) pools.set(key, kit.pool(gender, 106, 5, age));
      return pools.get(key)!;
    };
    const firstDayFor = (index: number): number => kit.dayFor(index, swims.length, 10);
    const quirks = irregularitiesFor(swims, (index) => firstDayFor(index) === todayNumber);
    for (const [index, swim] of swims.entries()) {
      const event = kit.event({
        ...swim,
        kind: swim.isRelay ? 'team' : 'individual',
        firstDay: firstDayFor(index),
      });
      if (swim.isRelay) enterRelay(kit, event, poolFor(swim.gender, swim.age));
      else kit.enterFrom(event, poolFor(swim.gender, swim.age), swim.metres > 400 ? 14 : swim.metres === 400 ? 20 : 28);
      swimRounds(kit, event, swim, quirks.get(index));
    }
  },
};

/** Early in the list, so that all three are finished before today; a second ruling is made today. */
function irregularitiesFor(
  swims: readonly Swim[],
  isToday: (index: number) => boolean,
): Map<number, 'dead-heat' | 'two-silvers' | 'ruling'> {
  const [first, second, third] = [...swims.keys()].filter(
    (index) => !swims[index]!.isRelay && swims[index]!.metres <= 200,
  );
  const quirks = new Map<number, 'dead-heat' | 'two-silvers' | 'ruling'>();
  if (first !== undefined) quirks.set(first, 'ruling');
  if (second !== undefined) quirks.set(second, 'dead-heat');
  if (third !== undefined) quirks.set(third, 'two-silvers');
  // A 100 m final is swum one day later.
  const today = [...swims.keys()].find(
    (index) => isToday(index) && !swims[index]!.isRelay && swims[index]!.metres !== 100 && !quirks.has(index),
  );
  if (today !== undefined) quirks.set(today, 'ruling');
  return quirks;
}

function enterRelay(kit: Kit, event: GamesEvent, pool: readonly Person[]): void {
  const teams = Map.groupBy(pool, (person) => person.organisation);
  for (const [organisation, people] of teams) {
    const best = people.toSorted((a, b) => b.strength - a.strength).slice(0, 4);
    if (best.length === 4 && event.competitors.length < 16) kit.enterTeam(event, organisation, best);
  }
  const gender = event.gender === 'M' ? 'M' : 'W';
  kit.fillTeams(event, 3, (organisation) => [1, 2, 3, 4].map(() => kit.athlete(gender, organisation, event.age)));
}

function swimRounds(
  kit: Kit,
  event: GamesEvent,
  swim: Swim,
  quirk: 'dead-heat' | 'two-silvers' | 'ruling' | undefined,
): void {
  const minutes = Math.max(4, Math.ceil(swim.bestMs / 60_000 + 3));
  const lap = swim.metres > 400 ? 100 : swim.isRelay ? 100 : 50;
  const count = swim.metres / lap - 1;
  const splits = Array.from({ length: count }, (_, index) => ({
    label: `${(index + 1) * lap} m`,
    share: ((index + 1) / (count + 1)) * (0.975 + 0.025 * ((index + 1) / (count + 1))),
  }));
  const contest = race({
    bestMs: swim.bestMs,
    spread: 0.016,
    decimals: 2,
    splits,
    reaction: [590, 790],
    hasNoStops: true,
    isRelay: swim.isRelay,
    hasTakeOvers: swim.isRelay,
    lanes: 8,
  });
  const heats: RoundPlan = { kind: 'HEAT', perUnit: 8, byPlace: 0, qualifiers: 8, minutes, day: 0, minute: 540 };
  const final: RoundPlan = { kind: 'FNL', perUnit: 16, byPlace: 0, qualifiers: 0, minutes, day: 0, minute: 900 };
  const hasSemifinals = !swim.isRelay && swim.metres === 100;
  const semifinals: RoundPlan = { kind: 'SFNL', perUnit: 8, byPlace: 0, qualifiers: 8, minutes, day: 0, minute: 900 };
  const plans = hasSemifinals ? [{ ...heats, qualifiers: 16 }, semifinals, { ...final, day: 1 }] : [heats, final];
  playRounds({ event, contest, plans, fields: kit.plan.fields, random: kit.random, quirk });
}
