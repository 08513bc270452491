import { playRounds } from '../../formats/rounds.ts';
import { makeTexts } from '../../words/texts.ts';
import { duelTerms } from '../duels/entering.ts';
import { bothGenders } from '../kit.ts';
import type { DisciplinePlan } from '../kit.ts';
import { trampolineRoutines } from './trampoline.ts';

export const trampolinePlan: DisciplinePlan = {
  code: 'GTR',
  name: makeTexts(
    'Trampoline',
    'Trampolín',
    'Ginástica de trampolim',
    'Batut gimnastikası',
    'الترامبولين',
    'Trampoline',
  ),
  days: [3, 4],
  windows: [
    [540, 780],
    [840, 1200],
  ],
  fields: ['GYM'],
  build: (kit) => {
    for (const [index, gender] of kit.limit(bothGenders).entries()) {
      const event = kit.event({ type: 'INDIVID', term: duelTerms.individual, gender, firstDay: 3 + index });
      kit.enter(event, 16, 1);
      playRounds({
        event,
        contest: trampolineRoutines(),
        plans: [
          { kind: 'QUAL', perUnit: 16, byPlace: 0, qualifiers: 8, minutes: 75, day: 0, minute: 570 },
          { kind: 'FNL', perUnit: 8, byPlace: 0, qualifiers: 0, minutes: 35, day: 0, minute: 900 },
        ],
        fields: kit.plan.fields,
        random: kit.random,
      });
    }
  },
};
