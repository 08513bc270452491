/** Lines of results and start lists, of a unit, a phase, a pool or an event. */
import type { CoachAnswer, LinePartAnswer, OpponentAnswer, ResultLineAnswer, StartLine } from '@podium/contract';
import { rscToId, isPlaceholder } from '@podium/games';
import type { LineupRow, OfficialRow } from '../../feed/sport-tables.ts';
import type { Presenter } from '../program/presenter.ts';
import type { LineRow } from '../queries/unit-rows.ts';

export function place(presenter: Presenter, line: LineRow): StartLine {
  const person = presenter.snapshot.people.persons.get(line.competitor_id);
  const competitor = presenter.competitor({
    id: line.competitor_id,
    type: line.competitor_type,
    organisation: line.organisation,
    name: line.name,
    members: line.members,
    from: line.from,
  });
  const isTeam = !isPlaceholder(line.competitor_id) && competitor.type === 'team';
  return {
    position: line.sort,
    bib: line.bib ?? person?.bib ?? null,
    startOrder: line.start_order,
    side: line.side,
    competitor: {
      ...competitor,
      members:
        isTeam && line.members.length > 0
          ? line.members.map((member) => lineupMember(presenter, member, line.competitor_id))
          : undefined,
      coaches: line.coaches.length > 0 ? line.coaches.map((coach) => presentCoach(presenter, coach)) : undefined,
    },
  };
}

export function lineupMember(
  presenter: Presenter,
  member: LineupRow,
  team?: string,
): NonNullable<StartLine['competitor']['members']>[number] {
  return {
    id: member.id,
    name: presenter.personName(member.id, member.name),
    order: member.order === undefined ? null : Number(member.order) || null,
    bib: member.bib ?? presenter.memberBib(member.id, team) ?? null,
    roles: member.roles ?? [],
    position: member.position ?? null,
    isStarter: member.isStarter ?? null,
    details: member.details,
  };
}

export function presentLine(presenter: Presenter, line: LineRow): ResultLineAnswer {
  return {
    ...place(presenter, line),
    rank: line.rank,
    rankEqual: line.is_rank_equal,
    result: line.result,
    resultType: line.result_type,
    irm: line.irm,
    diff: line.diff,
    qualification: line.qualification,
    wlt: line.wlt,
    points: line.points,
    isProvisional: line.is_unchecked || line.photo_finish === 'P',
    records: line.records,
    table: line.table ?? undefined,
    opponents: line.opponents.length > 0 ? presentOpponents(presenter, line) : undefined,
    ...partsAndDetails(presenter, soleDetails(line)),
  };
}

/** For an individual, member details are details of the line. */
export function soleDetails(line: LineRow): LineRow['details'] {
  const member = line.members.length === 1 && line.members[0]?.id === line.competitor_id ? line.members[0] : undefined;
  return member?.details ? [...line.details, ...member.details] : line.details;
}

/** Separates the parts that make up a line (`ITEM`) from its other details. */
function partsAndDetails(
  presenter: Presenter,
  details: LineRow['details'],
): Pick<ResultLineAnswer, 'parts' | 'details'> {
  const parts = details.filter(({ type }) => type === 'ITEM');
  if (parts.length === 0) return { details };
  return {
    parts: parts.map((part) => presentPart(presenter, part)),
    details: details.filter(({ type }) => type !== 'ITEM'),
  };
}

function presentPart(presenter: Presenter, part: LineRow['details'][number]): LinePartAnswer {
  const attributes = part.attributes ?? {};
  const unit = rscToId(part.code);
  return {
    unit,
    name: presenter.unitName(unit) ?? null,
    order: part.pos,
    rank: attributes['Rank'],
    rankEqual: attributes['RankEqual'] === 'Y' || undefined,
    result: part.value,
    resultType: attributes['ResultType'],
    irm: attributes['IRM'],
    // A Games folder has a single column for the points.
    points: attributes['ResultPoints'] ?? attributes['Value2'],
    diff: attributes['Diff'],
    qualification: attributes['QualificationMark'],
    wlt: attributes['WLT'],
    details: part.extensions,
  };
}

function presentOpponents(presenter: Presenter, line: LineRow): OpponentAnswer[] {
  return line.opponents.map(({ competitor, ...match }) => ({
    ...match,
    competitor: presenter.competitor({ id: competitor, type: line.competitor_type }),
  }));
}

export function presentCoach(presenter: Presenter, coach: OfficialRow): CoachAnswer {
  return {
    id: coach.id,
    name: presenter.personName(coach.id, coach.name),
    function: presenter.text(coach.functionName) ?? presenter.label('DISCIPLINE_FUNCTION', coach.function),
    order: coach.order,
    bib: coach.bib,
    position: coach.position,
  };
}
