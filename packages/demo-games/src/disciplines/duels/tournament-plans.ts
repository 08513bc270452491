import { playKnockOut } from '../../formats/knock-out.ts';
import { playPlacement } from '../../formats/placement.ts';
import { playPools } from '../../formats/pools.ts';
import type { EventGender, GamesEvent, PoolRules } from '../../model.ts';
import { unitTerms } from '../../words/terms.ts';
import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { bothGenders } from '../kit.ts';
import type { DisciplinePlan, Kit } from '../kit.ts';
import type { DuelRules } from '../../formats/duel.ts';
import { basketball, handball, volleyball } from './team-sports.ts';

interface Tournament {
  rules: DuelRules;
  pool: PoolRules;
}

interface TeamSport extends Tournament {
  type: string;
  players: number;
}

const teamTerm = makeTexts('tournament', 'torneo', 'torneio', 'turnir', 'بطولة', 'tournoi');
const divisions = ['1', '2', '3'] as const;

function teamSport(sport: TeamSport): (kit: Kit) => void {
  return (kit) => {
    const list = divisions.flatMap((division) => bothGenders.map((gender) => ({ division, gender })));
    const remainingTypes: Partial<Record<EventGender, string[]>> = {};
    for (const { division, gender } of kit.limit(list)) {
      remainingTypes[gender] ??= kit.organisations(27);
      const firstDay = kit.plan.days[0] + { '3': 0, '2': 2, '1': 5 }[division];
      const event = kit.event({ type: sport.type, term: teamTerm, gender, division, kind: 'team', firstDay });
      for (const organisation of remainingTypes[gender].splice(0, 8)) {
        const squad = Array.from({ length: sport.players }, () => kit.athlete(gender, organisation));
        const bibs = kit.random.shuffle(Array.from({ length: 24 }, (_, index) => index + 1)).slice(0, sport.players);
        for (const [index, player] of squad.entries()) player.bib = String(bibs[index]!);
        kit.enterTeam(event, organisation, squad);
      }
      playTournament(kit, event, sport);
    }
  };
}

/** Two pools of four, crossover semifinals, and a match for each place. */
export function playTournament(kit: Kit, event: GamesEvent, sport: Tournament): void {
  const common = { event, rules: sport.rules, random: kit.random, fields: kit.plan.fields, unitTerm: unitTerms.match };
  const [a, b] = playPools({ ...common, pools: 2, pool: sport.pool, day: 0, minute: 510, daysBetween: 1 }) as [
    GamesEvent['competitors'],
    GamesEvent['competitors'],
  ];
  const lower = playPlacement({ ...common, teams: [a[2]!, b[2]!, a[3]!, b[3]!], day: 3, minute: 510 });
  const seeds = [a[0]!, b[0]!, a[1]!, b[1]!];
  const upper = playKnockOut({
    ...common,
    seeds,
    bronze: 'match',
    day: 3,
    minute: 840,
    medals: { semifinalDay: 3, day: 5, minute: 900 },
  });
  event.ranking = [...upper, ...lower];
}

/** Criteria of the matches between level teams first, then those of all matches. */
const headToHeadFirst = ['metPoints', 'metDifference', 'metFor', 'difference', 'for'] as const;

export const handballPlan: DisciplinePlan = {
  code: 'HBL',
  name: makeTexts('Handball', 'Balonmano', 'Handebol', 'Həndbol', 'كرة اليد', 'Handball'),
  days: [2, 12],
  windows: [[510, 1350]],
  fields: ['HC1', 'HC2'],
  build: teamSport({
    type: 'TEAM7',
    players: 12,
    rules: handball,
    pool: { win: 2, tie: 1, loss: 0, order: headToHeadFirst, qualifiers: 2 },
  }),
};

export const basketballPlan: DisciplinePlan = {
  code: 'BKB',
  name: makeTexts('Basketball', 'Baloncesto', 'Basquete', 'Basketbol', 'كرة السلة', 'Basketball'),
  days: [3, 13],
  windows: [[510, 1350]],
  fields: ['KC1', 'KC2'],
  build: teamSport({
    type: 'TEAM5',
    players: 10,
    rules: basketball,
    pool: { win: 2, tie: 0, loss: 1, order: headToHeadFirst, qualifiers: 2 },
  }),
};

export const volleyballPlan: DisciplinePlan = {
  code: 'VVO',
  name: makeTexts('Volleyball', 'Voleibol', 'Vôlei', 'Voleybol', 'الكرة الطائرة', 'Volleyball'),
  days: [3, 13],
  windows: [[510, 1350]],
  fields: ['VC1', 'VC2'],
  build: teamSport({
    type: 'TEAM6',
    players: 10,
    rules: volleyball,
    pool: { win: 3, tie: 0, loss: 0, order: ['matchPoints', 'ratio', 'pointRatio', 'metPoints'], qualifiers: 2 },
  }),
};

export interface PoolsThenKnockOut {
  pools: number;
  pool: Omit<PoolRules, 'qualifiers'>;
  rules: DuelRules;
  knockOutRules?: DuelRules;
  unitTerm: SixTexts;
  /** Number of competitors of each pool who advance. */
  qualifiers: number;
  /** Days from the first day to the knock-out and to the medals. */
  days: readonly [number, number];
  minutes: readonly [number, number, number];
  bronze: 'match' | 'both';
}

/** Plays groups, followed by a knock-out of the best. */
export function poolsThenKnockOut(kit: Kit, event: GamesEvent, plan: PoolsThenKnockOut): void {
  const pools = Math.max(1, Math.min(plan.pools, Math.floor(event.competitors.length / 3)));
  const common = { event, random: kit.random, fields: kit.plan.fields, unitTerm: plan.unitTerm };
  const qualifiers = Math.max(plan.qualifiers, Math.ceil(3 / pools));
  const pool = { ...plan.pool, qualifiers };
  const orders = playPools({
    ...common,
    rules: plan.rules,
    pools,
    pool,
    day: 0,
    minute: plan.minutes[0],
    daysBetween: 0,
  });
  const seeds = Array.from({ length: qualifiers }, (_, place) =>
    orders.flatMap((order) => order.slice(place, place + 1)).sort((a, b) => b.strength - a.strength),
  ).flat();
  const ranking = playKnockOut({
    ...common,
    rules: plan.knockOutRules ?? plan.rules,
    seeds,
    bronze: plan.bronze,
    day: plan.days[0],
    minute: plan.minutes[1],
    medals: { semifinalDay: plan.days[1], day: plan.days[1], minute: plan.minutes[2] },
  });
  const reached = new Set(ranking.map((line) => line.competitor.id));
  const poolUnits = event.phases.filter((phase) => phase.kind === 'pool').flatMap((phase) => phase.units);
  const eliminated = event.competitors.filter((competitor) => !reached.has(competitor.id));
  for (const competitor of eliminated) {
    const unit = poolUnits.findLast((unit) => unit.lines.some((line) => line.competitor.id === competitor.id))!;
    ranking.push({
      competitor,
      rank: ranking.length - eliminated.indexOf(competitor) + 1,
      rankEqual: eliminated.length > 1,
      unit,
    });
  }
  event.ranking = ranking;
}
