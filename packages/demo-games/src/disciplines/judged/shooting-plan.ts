import { playRounds } from '../../formats/rounds.ts';
import { unitTerms } from '../../words/terms.ts';
import { makeTexts } from '../../words/texts.ts';
import { bothGenders } from '../kit.ts';
import type { DisciplinePlan } from '../kit.ts';
import { shooting } from './shooting.ts';

const firearms = [
  {
    firearm: 'rifle',
    type: 'AR60',
    term: makeTexts(
      '10 m air rifle',
      'rifle de aire 10 m',
      'carabina de ar 10 m',
      '10 m pnevmatik tüfəng',
      'بندقية ضغط الهواء 10 م',
      'carabine à air comprimé 10 m',
    ),
  },
  {
    firearm: 'pistol',
    type: 'AP60',
    term: makeTexts(
      '10 m air pistol',
      'pistola de aire 10 m',
      'pistola de ar 10 m',
      '10 m pnevmatik tapança',
      'مسدس ضغط الهواء 10 م',
      'pistolet à air comprimé 10 m',
    ),
  },
] as const;

export const shootingPlan: DisciplinePlan = {
  code: 'SHO',
  name: makeTexts('Shooting', 'Tiro deportivo', 'Tiro esportivo', 'Atıcılıq', 'الرماية', 'Tir sportif'),
  days: [6, 9],
  windows: [
    [540, 780],
    [840, 1080],
  ],
  fields: ['SR1'],
  build: (kit) => {
    const list = firearms.flatMap((firearm) => bothGenders.map((gender) => ({ ...firearm, gender })));
    for (const [index, { firearm, type, term, gender }] of kit.limit(list).entries()) {
      const event = kit.event({ type, term, gender, firstDay: 6 + index });
      kit.enter(event, 20, 1);
      playRounds({
        event,
        contest: shooting(firearm),
        plans: [
          {
            kind: 'QUAL',
            perUnit: 20,
            byPlace: 0,
            qualifiers: 8,
            minutes: 90,
            day: 0,
            minute: 570,
            unitTerm: unitTerms.relay,
          },
          { kind: 'FNL', perUnit: 8, byPlace: 0, qualifiers: 0, minutes: 40, day: 0, minute: 870 },
        ],
        fields: kit.plan.fields,
        random: kit.random,
      });
    }
  },
};
