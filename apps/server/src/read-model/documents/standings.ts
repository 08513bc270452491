/** Who meets whom and who stands where: brackets, pools and final rankings, of a discipline or of one event. */
import type { BracketAnswer, BracketsAnswer, PoolsAnswer, RankingAnswer, StandingAnswer } from '@podium/contract';
import type { BracketElement, Detail } from '@podium/odf';
import { idOfRsc } from '@podium/games';
import { readBrackets, readLists } from '../queries/discipline-rows.ts';
import type { BracketRow, ListRows } from '../queries/discipline-rows.ts';
import type { BuildContext } from './document.ts';
import { disciplineKeys, ofDiscipline } from './of-discipline.ts';
import type { Presenter } from '../programme/presenter.ts';
import { presentLine } from './lines.ts';
import { newestOf } from '../programme/unit-state.ts';

export const buildBrackets = ofDiscipline(async ({ snapshot, pool }, code, presenter) => {
  const rows = await readBrackets(pool, snapshot.partition, code);
  const items = rows.map((row) => ({
    event: presenter.event(row.ref),
    status: row.status,
    brackets: presentBrackets(presenter, row),
  }));
  const body: BracketsAnswer = { items, total: items.length, asOf: presenter.asOf(newestOf(rows)) };
  return { body, keys: disciplineKeys(code) };
});

export function presentBrackets(presenter: Presenter, row: BracketRow): BracketAnswer[] {
  return row.body.brackets.map((bracket) => presentBracket(presenter, bracket));
}

function presentBracket(presenter: Presenter, bracket: BracketElement): BracketAnswer {
  const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text) || null);
  return {
    code: bracket.code,
    rounds: bracket.rounds.map((round) => ({
      code: round.code,
      items: round.items.map((item) => ({
        code: item.code ?? null,
        unit: item.unit ? idOfRsc(item.unit) : null,
        order: number(item.order),
        position: number(item.position),
        result: item.result ?? null,
        date: item.date,
        time: item.time,
        details: presentOrNothing(item.details),
        places: item.places.map((place) => ({
          pos: place.pos ?? '',
          competitor: presenter.competitor({
            id: place.competitor?.code ?? place.placeholder ?? 'TBD',
            type: place.competitor?.type,
            organisation: place.competitor?.organisation,
            name: place.competitor?.teamName,
            from: place.previousUnit && {
              unit: idOfRsc(place.previousUnit.unit),
              result: place.previousUnit.wlt ?? place.previousUnit.value,
            },
          }),
          seed: place.competitor?.seed ?? null,
          wlt: place.wlt ?? null,
          result: place.result ?? null,
          irm: place.irm ?? null,
          rank: place.rank,
          resultType: place.resultType,
          qualification: place.qualificationMark,
          bib: place.competitor?.bib,
          isStruckOut: place.isStruckOut || undefined,
          details: presentOrNothing([...place.details, ...(place.competitor?.details ?? [])]),
        })),
      })),
    })),
  };
}

const presentOrNothing = (details: Detail[]): Detail[] | undefined => (details.length > 0 ? details : undefined);

export function presentStanding(presenter: Presenter, { set, lines }: ListRows): StandingAnswer {
  return {
    event: presenter.event(set.event_id ?? set.ref, set.names['event']),
    phase: set.level !== 'event' && set.phase_id ? presenter.phaseOf(set.phase_id, set.names['unit']) : null,
    status: set.status,
    lines: lines.map((line) => presentLine(presenter, line)),
    details: set.details.length > 0 ? set.details : undefined,
    notes: set.notes.length > 0 ? set.notes.map((note) => presenter.written(note)) : undefined,
  };
}

async function standings(
  { snapshot, pool }: BuildContext,
  code: string,
  presenter: Presenter,
  level: 'pool' | 'event',
): Promise<PoolsAnswer> {
  const lists = await readLists(pool, snapshot.partition, { code, level });
  const items = lists.map((list) => presentStanding(presenter, list));
  return { items, total: items.length, asOf: presenter.asOf(newestOf(lists.map((list) => list.set))) };
}

export const buildPools = ofDiscipline(async (context, code, presenter) => {
  const body: PoolsAnswer = await standings(context, code, presenter, 'pool');
  return { body, keys: disciplineKeys(code) };
});

export const buildRanking = ofDiscipline(async (context, code, presenter) => {
  const body: RankingAnswer = await standings(context, code, presenter, 'event');
  return { body, keys: disciplineKeys(code) };
});
