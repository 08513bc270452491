import type { ActionElement, BodyOf } from '@podium/odf';
import { personDescription } from '../../formats/elements.ts';
import type { Competitor, Person } from '../../model.ts';
import type { Random } from '../../random.ts';
import type { Rally } from './rally.ts';
import { otherSide } from '../../formats/duel.ts';
import type { Side } from '../../formats/duel.ts';

/** An action before numbering. */
export interface ActionDraft {
  period: string;
  action: string;
  when?: string;
  result?: string;
  side?: Side;
  people?: { person: Person; role?: string }[];
  score?: { H: number; A: number };
  /** Converted kicks of the shoot-out so far. */
  shootOut?: { H: number; A: number };
  details?: { code: string; value: string }[];
}

/** Volleyball: who scored each point and how. */
export function rallyActions(
  home: Competitor,
  away: Competitor,
  rallies: readonly Rally[],
  isOver: boolean,
  random: Random,
): ActionElement[] {
  const drafts: ActionDraft[] = [];
  const players = { H: home.members, A: away.members };
  let set = 0;
  for (const [index, rally] of rallies.entries()) {
    const period = `S${rally.set}`;
    if (rally.set !== set) {
      set = rally.set;
      drafts.push({ period, action: 'STARTP', result: set === 1 ? 'GAME' : undefined });
    }
    const score = { H: rally.H, A: rally.A };
    const draw = random.next();
    const person = random.pick(players[rally.side].slice(0, 7));
    if (draw < 0.5)
      drafts.push({ period, action: 'SPK', result: 'SPK', side: rally.side, people: [{ person }], score });
    else if (draw < 0.62)
      drafts.push({ period, action: 'BLC', result: 'BLC_SCS', side: rally.side, people: [{ person }], score });
    else if (draw < 0.7)
      drafts.push({ period, action: 'SRV', result: 'ACE', side: rally.side, people: [{ person }], score });
    else drafts.push({ period, action: 'OPP_ERR', side: rally.side, score });
    // Own random numbers, so that the actions that follow are not affected.
    const challenge = random.fork(`challenge ${index}`);
    if (challenge.chance(0.015)) drafts.push({ period, action: 'VTR', result: 'R', side: otherSide[rally.side] });
    const roll = random.next();
    if (roll < 0.015) drafts.push({ period, action: 'TOUT', side: otherSide[rally.side] });
    else if (roll < 0.035) {
      const bench = players[rally.side].slice(7);
      if (bench.length > 0) {
        const substitute = { person: random.pick(bench), role: 'IN' };
        drafts.push({ period, action: 'SUBST', side: rally.side, people: [{ person, role: 'OUT' }, substitute] });
      }
    }
    if (rally.endsSet)
      drafts.push({ period, action: 'ENDP', result: isOver && index === rallies.length - 1 ? 'GAME' : undefined });
  }
  return numberActions(drafts, home, away);
}

/** The clock that an action shows; it stops at a timeout and at the end of a period. */
export function clockAfter(last: ActionDraft | undefined): BodyOf<'current'>['clock'] {
  if (last?.when === undefined) return undefined;
  return { period: last.period, time: last.when, isRunning: last.action !== 'ENDP' && last.action !== 'TOUT' };
}

/** Ids and order are list positions, so later versions keep them. */
export function numberActions(drafts: readonly ActionDraft[], home: Competitor, away: Competitor): ActionElement[] {
  const competitorBySide = { H: home, A: away };
  return drafts.map((draft, index) => {
    const competitor = draft.side && competitorBySide[draft.side];
    return {
      id: String(index + 1),
      order: String(index + 1),
      period: draft.period,
      action: draft.action,
      when: draft.when,
      result: draft.result,
      scoreHome: draft.score && String(draft.score.H),
      scoreAway: draft.score && String(draft.score.A),
      leadHome: draft.score && String(draft.score.H - draft.score.A),
      leadAway: draft.score && String(draft.score.A - draft.score.H),
      shootOutHome: draft.shootOut && String(draft.shootOut.H),
      shootOutAway: draft.shootOut && String(draft.shootOut.A),
      competitors: competitor
        ? [
            {
              code: competitor.id,
              type: 'T',
              order: draft.side === 'H' ? '1' : '2',
              organisation: competitor.organisation,
            },
          ]
        : [],
      people: (competitor ? (draft.people ?? []) : []).map(({ person, role }, place) => ({
        code: person.id,
        order: String(place + 1),
        bib: person.bib,
        role,
        competitor: competitor!.id,
        description: personDescription(person),
      })),
      details: draft.details ?? [],
      attributes: {},
    };
  });
}
