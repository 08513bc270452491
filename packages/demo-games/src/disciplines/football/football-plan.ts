import { makeTexts } from '../../words/texts.ts';
import { duelTerms } from '../duels/entering.ts';
import { playTournament } from '../duels/tournament-plans.ts';
import { bothGenders } from '../kit.ts';
import type { DisciplinePlan } from '../kit.ts';
import { football } from './football.ts';
import { squadSize } from './squad.ts';

export const footballPlan: DisciplinePlan = {
  code: 'FBL',
  name: makeTexts('Football', 'Fútbol', 'Futebol', 'Futbol', 'كرة القدم', 'Football'),
  days: [5, 10],
  windows: [[510, 1260]],
  fields: ['FP1', 'FP2'],
  build: (kit) => {
    for (const gender of kit.limit(bothGenders)) {
      const event = kit.event({ type: 'TEAM11', term: duelTerms.tournament, gender, kind: 'team' });
      for (const organisation of kit.organisations(8)) {
        const squad = Array.from({ length: squadSize }, () => kit.athlete(gender, organisation));
        for (const [index, player] of squad.entries()) player.bib = String(index + 1);
        kit.enterTeam(event, organisation, squad);
      }
      playTournament(kit, event, {
        rules: football,
        pool: {
          win: 3,
          tie: 1,
          loss: 0,
          order: ['difference', 'for', 'metPoints', 'metDifference', 'metFor'],
          qualifiers: 2,
        },
      });
    }
  },
};
