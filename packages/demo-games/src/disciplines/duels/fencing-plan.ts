import { playKnockOut } from '../../formats/knock-out.ts';
import { unitTerms } from '../../words/terms.ts';
import { makeTexts } from '../../words/texts.ts';
import { bothGenders } from '../kit.ts';
import type { DisciplinePlan } from '../kit.ts';
import { fencingBout, fencingPoolBout, fencingTeamMatch } from './combat-sports.ts';
import { enterByState } from './entering.ts';
import { poolsThenKnockOut } from './tournament-plans.ts';

const weapons = [
  { type: 'EPEE', term: makeTexts('épée', 'espada', 'espada', 'şpaqa', 'سيف المبارزة', 'épée') },
  { type: 'FOIL', term: makeTexts('foil', 'florete', 'florete', 'rapira', 'الشيش', 'fleuret') },
  { type: 'SABRE', term: makeTexts('saber', 'sable', 'sabre', 'sablya', 'السيف العربي', 'sabre') },
] as const;

export const fencingPlan: DisciplinePlan = {
  code: 'FEN',
  name: makeTexts('Fencing', 'Esgrima', 'Esgrima', 'Qılıncoynatma', 'المبارزة', 'Escrime'),
  days: [4, 9],
  windows: [
    [540, 780],
    [840, 1170],
  ],
  fields: ['PI1', 'PI2', 'PI3', 'PI4'],
  build: (kit) => {
    const list = kit.limit(weapons.flatMap((weapon) => bothGenders.map((gender) => ({ weapon, gender }))));
    for (const [index, { weapon, gender }] of list.entries()) {
      const organisations = kit.organisations(kit.size(10, 4));
      const people = organisations.flatMap((organisation) => [1, 2, 3].map(() => kit.athlete(gender, organisation)));
      const event = kit.event({
        type: `${weapon.type}I`,
        term: weapon.term,
        gender,
        firstDay: 4 + Math.floor(index / 2),
      });
      kit.enterFrom(event, people, 30);
      poolsThenKnockOut(kit, event, {
        pools: 5,
        pool: { win: 1, tie: 0, loss: 0, order: ['difference', 'for'] },
        rules: fencingPoolBout,
        knockOutRules: fencingBout,
        unitTerm: unitTerms.bout,
        qualifiers: 4,
        days: [0, 0],
        minutes: [540 + (index % 2) * 60, 840, 960],
        bronze: 'both',
      });
      const team = kit.event({
        type: `${weapon.type}T`,
        term: {
          ...weapon.term,
          ...makeTexts(
            `team ${weapon.term.en}`,
            `${weapon.term.es} por equipos`,
            `${weapon.term.pt} por equipes`,
            `${weapon.term.az}, komanda`,
            `فرق ${weapon.term.ar}`,
            `${weapon.term.fr} par équipes`,
          ),
        },
        gender,
        kind: 'team',
        firstDay: 7 + Math.floor(index / 2),
      });
      enterByState(kit, team, people, 3, 8);
      const seeds = team.competitors.toSorted((a, b) => b.strength - a.strength);
      team.ranking = playKnockOut({
        event: team,
        random: kit.random,
        fields: kit.plan.fields,
        unitTerm: unitTerms.match,
        seeds,
        rules: fencingTeamMatch,
        bronze: 'match',
        day: 0,
        minute: 540 + (index % 2) * 150,
        medals: { semifinalDay: 0, day: 0, minute: 900 },
      });
    }
  },
};
