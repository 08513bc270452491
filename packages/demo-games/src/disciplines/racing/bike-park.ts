import { playRounds } from '../../formats/rounds.ts';
import { makeTexts } from '../../words/texts.ts';
import { bothGenders } from '../kit.ts';
import type { DisciplinePlan } from '../kit.ts';
import { mountainBike } from './mountain-bike.ts';
import { race } from './race.ts';

export const mountainBiking: DisciplinePlan = {
  code: 'MTB',
  name: makeTexts('Mountain bike', 'Ciclismo de montaña', 'Mountain bike', 'Dağ velosipedi', 'الدراجات الجبلية', 'VTT'),
  days: [11, 12],
  windows: [[480, 1050]],
  fields: ['MTC'],
  build: (kit) => {
    for (const [index, gender] of kit.limit(bothGenders).entries()) {
      const event = kit.event({
        type: 'XCO',
        term: makeTexts(
          'cross-country',
          'campo a través',
          'cross-country',
          'kross-kantri',
          'سباق اختراق الضاحية',
          'cross-country',
        ),
        gender,
        firstDay: 11 + index,
      });
      kit.enter(event, 24, 2);
      playRounds({
        event,
        contest: mountainBike({
          loopMs: 260_000,
          lapMs: gender === 'M' ? 500_000 : 570_000,
          laps: 6,
          spread: 0.05,
        }),
        plans: [{ kind: 'FNL', perUnit: 100, byPlace: 0, qualifiers: 0, minutes: 85, day: 0, minute: 600 }],
        fields: kit.plan.fields,
        random: kit.random,
      });
    }
  },
};

export const bmxRacing: DisciplinePlan = {
  code: 'BMX',
  name: makeTexts('BMX racing', 'BMX racing', 'BMX racing', 'BMX yarışı', 'سباق بي إم إكس', 'BMX racing'),
  days: [9, 10],
  windows: [
    [540, 780],
    [840, 1140],
  ],
  fields: ['BMT'],
  build: (kit) => {
    for (const [index, gender] of kit.limit(bothGenders).entries()) {
      const event = kit.event({
        type: 'RACING',
        term: makeTexts('individual', 'individual', 'individual', 'fərdi', 'فردي', 'individuel'),
        gender,
        firstDay: 9 + index,
      });
      kit.enter(event, 24, 2);
      const bestMs = gender === 'M' ? 33_000 : 36_000;
      playRounds({
        event,
        contest: race({ bestMs, spread: 0.014, decimals: 3, splits: [], lanes: 8 }),
        plans: [
          { kind: 'HEAT', perUnit: 8, byPlace: 4, qualifiers: 16, minutes: 6, day: 0, minute: 540 },
          { kind: 'SFNL', perUnit: 8, byPlace: 4, qualifiers: 8, minutes: 8, day: 0, minute: 870 },
          { kind: 'FNL', perUnit: 8, byPlace: 0, qualifiers: 0, minutes: 10, day: 0, minute: 960 },
        ],
        fields: kit.plan.fields,
        random: kit.random,
      });
    }
  },
};
