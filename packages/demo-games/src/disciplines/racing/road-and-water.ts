import { playRounds } from '../../formats/rounds.ts';
import type { AgeClass, EventGender, Person, PersonGender } from '../../model.ts';
import { compose, makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { agePair, bothGenders } from '../kit.ts';
import type { DisciplinePlan, Kit } from '../kit.ts';
import { race } from './race.ts';
import type { RaceData } from './race.ts';

interface Single {
  type: string;
  term: SixTexts;
  gender: EventGender;
  age?: AgeClass;
  count: number;
  minutes: number;
  data: Omit<RaceData, 'lanes'>;
  minute: number;
}

/** A single race with a mass start. */
function singleRace(kit: Kit, spec: Single, firstDay: number, pool?: readonly Person[]): void {
  const event = kit.event({ ...spec, firstDay });
  if (pool) kit.enterFrom(event, pool, spec.count);
  else kit.enter(event, spec.count, 3);
  playRounds({
    event,
    contest: race({ ...spec.data, lanes: 8 }),
    plans: [
      { kind: 'FNL', perUnit: 100, byPlace: 0, qualifiers: 0, minutes: spec.minutes, day: 0, minute: spec.minute },
    ],
    fields: kit.plan.fields,
    random: kit.random,
  });
}

/** Open water has eight splits (S06): one per loop of the course; the finish is 200 m after the last. */
const loops = 8;
const loopSplits = (km: number) =>
  Array.from({ length: loops }, (_, index) => {
    const metres = ((km * 1000 - 200) / loops) * (index + 1);
    return { label: `${metres} m`, share: metres / (km * 1000) };
  });
const shares = (labels: readonly string[]) =>
  labels.map((label, index) => ({ label, share: (index + 1) / (labels.length + 1) }));

export const openWater: DisciplinePlan = {
  code: 'OWS',
  name: makeTexts(
    'Open water swimming',
    'Aguas abiertas',
    'Águas abertas',
    'Açıq suda üzgüçülük',
    'سباحة المياه المفتوحة',
    'Nage en eau libre',
  ),
  days: [3, 8],
  windows: [
    [450, 690],
    [870, 1050],
  ],
  fields: ['WTR'],
  build: (kit) => {
    const term = (km: number) => compose((language) => `${km} ${language === 'ar' ? 'كم' : 'km'}`);
    const list = agePair.flatMap((age) => bothGenders.map((gender) => ({ age, gender })));
    for (const [index, { age, gender }] of kit.limit(list).entries()) {
      const km = age === 'U16' ? 5 : 7;
      const bestMs = (gender === 'M' ? 650_000 : 690_000) * km;
      singleRace(
        kit,
        {
          type: `${km}KM`,
          term: term(km),
          gender,
          age,
          count: 24,
          minutes: Math.ceil(bestMs / 60_000) + 14,
          minute: index % 2 === 0 ? 450 : 870,
          data: { bestMs, spread: 0.012, decimals: 2, splits: loopSplits(km), isMass: true },
        },
        [3, 5, 7, 8][index] ?? 8,
      );
    }
  },
};

const segments = ['SWIM', 'TRANS1', 'BIKE', 'TRANS2'].map((label, index) => ({
  label,
  share: [0.155, 0.168, 0.675, 0.685][index]!,
}));

export const triathlon: DisciplinePlan = {
  code: 'TRI',
  name: makeTexts('Triathlon', 'Triatlón', 'Triatlo', 'Triatlon', 'الترايثلون', 'Triathlon'),
  days: [9, 12],
  windows: [
    [450, 720],
    [870, 1080],
  ],
  fields: ['WTR'],
  build: (kit) => {
    const term = makeTexts(
      'sprint distance',
      'distancia esprint',
      'distância sprint',
      'sprint məsafəsi',
      'مسافة السبرنت',
      'distance sprint',
    );
    const pools = { M: kit.pool('M', 36, 3), W: kit.pool('W', 36, 3) };
    for (const [index, gender] of bothGenders.entries()) {
      const bestMs = gender === 'M' ? 3_360_000 : 3_750_000;
      singleRace(
        kit,
        {
          type: 'SPRINT',
          term,
          gender,
          count: 36,
          minutes: 85,
          minute: 480,
          data: { bestMs, spread: 0.028, decimals: 0, splits: segments, isMass: true },
        },
        9 + index,
        pools[gender],
      );
    }
    const relay = kit.event({
      type: 'RELAY',
      term: makeTexts('relay', 'relevo', 'revezamento', 'estafet', 'تتابع', 'relais'),
      gender: 'X',
      kind: 'team',
      firstDay: 12,
    });
    for (const organisation of new Set(pools.M.map((person) => person.organisation))) {
      const pickByGender = (gender: PersonGender) =>
        pools[gender].filter((person) => person.organisation === organisation).slice(0, 2);
      const members = [...pickByGender('M'), ...pickByGender('W')];
      if (members.length === 4) kit.enterTeam(relay, organisation, members);
    }
    kit.fillTeams(relay, 5, (organisation) =>
      [...bothGenders, ...bothGenders].map((gender) => kit.athlete(gender, organisation)),
    );
    playRounds({
      event: relay,
      contest: race({
        bestMs: 4_900_000,
        spread: 0.02,
        decimals: 0,
        splits: shares(['1/4', '2/4', '3/4']),
        finish: '4/4',
        isMass: true,
        isRelay: true,
        lanes: 8,
      }),
      plans: [{ kind: 'FNL', perUnit: 100, byPlace: 0, qualifiers: 0, minutes: 105, day: 0, minute: 480 }],
      fields: kit.plan.fields,
      random: kit.random,
    });
  },
};

export const roadCycling: DisciplinePlan = {
  code: 'CRD',
  name: makeTexts(
    'Road cycling',
    'Ciclismo en ruta',
    'Ciclismo de estrada',
    'Şose velosiped idmanı',
    'دراجات الطريق',
    'Cyclisme sur route',
  ),
  days: [5, 10],
  windows: [[450, 1050]],
  fields: ['ROD'],
  build: (kit) => {
    const roadRace = makeTexts(
      'road race',
      'ruta',
      'prova de estrada',
      'qrup yarışı',
      'سباق الطريق',
      'course en ligne',
    );
    const timeTrial = makeTexts(
      'time trial',
      'contrarreloj',
      'contrarrelógio',
      'fərdi yarış (vaxta qarşı)',
      'ضد الساعة',
      'contre-la-montre',
    );
    const groups = agePair.flatMap((age) => bothGenders.map((gender) => ({ age, gender })));
    for (const [index, { age, gender }] of kit.limit(groups).entries()) {
      const pool = kit.pool(gender, 36, 3, age);
      const slower = (gender === 'M' ? 1 : 1.12) * (age === 'U16' ? 1.04 : 1);
      const trial = Math.round(960_000 * slower);
      singleRace(
        kit,
        {
          type: 'ITT',
          term: timeTrial,
          gender,
          age,
          count: 26,
          minutes: 75,
          minute: index % 2 === 0 ? 450 : 840,
          data: { bestMs: trial, spread: 0.03, decimals: 2, splits: shares(['4.5 km', '9.0 km']) },
        },
        5 + Math.floor(index / 2),
        pool,
      );
      const road = Math.round((age === 'U16' ? 4_500_000 : 6_100_000) * slower);
      singleRace(
        kit,
        {
          type: 'RR',
          term: roadRace,
          gender,
          age,
          count: 36,
          minutes: Math.ceil(road / 60_000) + 22,
          minute: index % 2 === 0 ? 450 : 840,
          data: {
            bestMs: road,
            spread: 0.0022,
            decimals: 0,
            splits: shares(['20 km', '40 km']),
            isMass: true,
            hasBunches: true,
          },
        },
        7 + index,
        pool,
      );
    }
  },
};

export const virtualRowing: DisciplinePlan = {
  code: 'VRO',
  name: makeTexts(
    'Virtual rowing',
    'Remo virtual',
    'Remo virtual',
    'Virtual avarçəkmə',
    'التجديف الافتراضي',
    'Aviron virtuel',
  ),
  days: [6, 10],
  windows: [[840, 1140]],
  fields: ['VRZ'],
  build: (kit) => {
    const metres = (count: number) => compose((language) => `${count} ${language === 'ar' ? 'م' : 'm'}`);
    for (const [index, gender] of bothGenders.entries()) {
      const pool = kit.pool(gender, 24, 1);
      for (const [place, distance] of [500, 2000].entries()) {
        const bestMs = (gender === 'M' ? 182 : 212) * distance * (distance === 500 ? 0.95 : 1.04);
        const event = kit.event({
          type: `${distance}M`,
          term: metres(distance),
          gender,
          isExhibition: true,
          firstDay: 6 + place * 2,
        });
        kit.enterFrom(event, pool, 16);
        const minutes = Math.ceil(bestMs / 60_000) + 6;
        playRounds({
          event,
          contest: race({ bestMs, spread: 0.018, decimals: 1, splits: shares([`${distance / 2} m`]), lanes: 8 }),
          plans: [
            { kind: 'HEAT', perUnit: 8, byPlace: 3, qualifiers: 8, minutes, day: 0, minute: 840 },
            { kind: 'FNL', perUnit: 8, byPlace: 0, qualifiers: 0, minutes, day: 0, minute: 930 + index * 20 },
          ],
          fields: kit.plan.fields,
          random: kit.random,
        });
      }
    }
  },
};
