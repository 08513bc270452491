import { playKnockOut } from '../../formats/knock-out.ts';
import { playRounds } from '../../formats/rounds.ts';
import type { GamesEvent, PersonGender } from '../../model.ts';
import { phaseTerms, unitTerms } from '../../words/terms.ts';
import { makeTexts } from '../../words/texts.ts';
import { arrows } from '../judged/arrows.ts';
import { bothGenders } from '../kit.ts';
import type { DisciplinePlan } from '../kit.ts';
import { archeryMatch } from './archery-match.ts';
import { duelTerms, enterByState, makePairs } from './entering.ts';

export const archeryPlan: DisciplinePlan = {
  code: 'ARC',
  name: makeTexts('Archery', 'Tiro con arco', 'Tiro com arco', 'Kamandan oxatma', 'القوس والسهم', 'Tir à l’arc'),
  days: [4, 10],
  windows: [
    [540, 765],
    [840, 1080],
  ],
  fields: ['RNG'],
  build: (kit) => {
    const pools = { M: kit.pool('M', 32, 3), W: kit.pool('W', 32, 3) };
    for (const [index, gender] of kit.limit(bothGenders).entries()) {
      for (const [place, archer] of pools[gender].entries())
        archer.bib = `${Math.floor(place / 2) + 1}${'AB'[place % 2]}`;
      const event = kit.event({ type: 'INDIVID', term: duelTerms.individual, gender, firstDay: 4 });
      kit.enterFrom(event, pools[gender], 32);
      playRounds({
        event,
        contest: arrows(),
        plans: [
          {
            kind: 'FNL',
            term: phaseTerms.rankingRound,
            unitTerm: phaseTerms.rankingRound,
            perUnit: 100,
            byPlace: 0,
            qualifiers: 0,
            minutes: 130,
            day: 0,
            minute: 540 + index * 300,
          },
        ],
        fields: kit.plan.fields,
        random: kit.random,
      });
      markRankingRound(event);
      const seeds = event.ranking.map((line) => line.competitor);
      const common = { event, random: kit.random, fields: kit.plan.fields, unitTerm: unitTerms.match };
      event.ranking = playKnockOut({
        ...common,
        seeds,
        rules: archeryMatch(12, 3, 6),
        bronze: 'match',
        day: 1 + index,
        minute: 540,
        medals: { semifinalDay: 4, day: 4, minute: 870 },
      });
    }
    for (const gender of kit.limit(['M', 'W', 'X'] as const)) {
      const isMixed = gender === 'X';
      const event = kit.event({
        type: isMixed ? 'TEAM2' : 'TEAM3',
        term: duelTerms.team,
        gender,
        kind: 'team',
        firstDay: isMixed ? 10 : 9,
      });
      if (isMixed) makePairs(kit, event, pools, 12);
      else enterByState(kit, event, pools[gender], 2, 8);
      const pair: readonly PersonGender[] = gender === 'X' ? ['M', 'W'] : [gender, gender];
      kit.fillTeams(event, 4, (organisation) => pair.map((gender) => kit.athlete(gender, organisation)));
      const seeds = event.competitors.toSorted((a, b) => b.strength - a.strength);
      event.ranking = playKnockOut({
        event,
        random: kit.random,
        fields: kit.plan.fields,
        unitTerm: unitTerms.match,
        seeds,
        rules: archeryMatch(18, 6, 5),
        bronze: 'match',
        day: 0,
        minute: gender === 'W' ? 840 : 540,
      });
    }
  },
};

/** The ranking round seeds the matches; it is not a final. */
function markRankingRound(event: GamesEvent): void {
  for (const phase of event.phases) {
    phase.code = phase.code.replace('FNL-', 'QUAL');
    phase.kind = 'rounds';
    for (const unit of phase.units) Object.assign(unit, { code: unit.code.replace('FNL-', 'QUAL'), medal: '0' });
  }
}
