import { row, texts } from '@podium/games-folder';
import { own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { childNamed, childrenNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { addEntry, addRace, bibOf, readClass, startOf } from './iof-classes.ts';
import type { IofClass, IofMeet } from './iof-classes.ts';
import { addLines, isDone, runnerOf, splitRows, splitsOf } from './iof-lines.ts';
import type { Runner } from './iof-lines.ts';
import { childText, ofRace, seconds, timeText, wholeChild } from './iof-values.ts';
import type { Moment } from './iof-values.ts';
import { statuses } from './iof-words.ts';

interface Leg {
  number: number;
  person: string;
  element: XmlElement;
}

interface Team {
  id: string;
  element: XmlElement;
  members: { person: string; element: XmlElement }[];
}

/** Starts and results of relays: each team is a line, its runners are the line-up. */
export function addTeams(list: XmlElement, meet: IofMeet): void {
  const elements = [...childrenNamed(list, 'TeamResult'), ...childrenNamed(list, 'TeamStart')];
  if (elements.length === 0) return;
  const ofClass = readClass(list, true, meet);
  if (!ofClass) return;
  const teams = elements.map((element) => readTeam(element, ofClass, meet));
  for (const number of ofClass.races) {
    const runners: Runner[] = [];
    const starts: Moment[] = [];
    const legsOfTeams: { team: Team; legs: Leg[] }[] = [];
    for (const team of teams) {
      const legs = legsOf(team, number);
      if (legs.length === 0) continue;
      legsOfTeams.push({ team, legs });
      starts.push(...legs.flatMap(({ element }) => startOf(element) ?? []));
      addEntry(meet, ofClass.id, {
        type: 'team',
        id: team.id,
        bib: bibOf(team.element, legs[0]!.element)?.split(/[-.]/u)[0],
      });
      runners.push(teamRunner(team, legs));
    }
    const isOver = runners.length > 0 && runners.every(isDone);
    const unit = addRace(
      ofClass,
      number,
      { starts, isOver, isBegun: runners.some(isDone), hasLines: runners.length > 0 },
      { list, meet },
    );
    addLines('unit', unit, runners, meet);
    for (const { team, legs } of legsOfTeams) addLegs(unit, team, legs, meet);
    if (isOver && ofClass.races.length === 1) addLines('event', ofClass.id, runners, meet);
  }
}

function readTeam(element: XmlElement, { id: event, gender }: IofClass, meet: IofMeet): Team {
  const organisation = meet.people.organisation(childNamed(element, 'Organisation'));
  const name =
    childText(element, 'Name') ?? childText(childNamed(element, 'Organisation'), 'Name') ?? bibOf(element) ?? '1';
  const { teams, teamCounts, members: rows } = meet.rows;
  const key = stableId(organisation, event, slug(name) || '1');
  const same = teamCounts.get(key) ?? 0;
  teamCounts.set(key, same + 1);
  const id = same === 0 ? key : stableId(key, `c${same + 1}`);
  teams.push(row({ id, event, organisation, ...texts('name', own(name)), gender }));
  const members = [...childrenNamed(element, 'TeamMemberResult'), ...childrenNamed(element, 'TeamMemberStart')].flatMap(
    (member) => {
      const given = childNamed(member, 'Organisation');
      const person = meet.people.person(
        childNamed(member, 'Person'),
        given ? meet.people.organisation(given) : organisation,
      );
      return person === undefined ? [] : [{ person, element: member }];
    },
  );
  for (const [index, participant] of [...new Set(members.map(({ person }) => person))].entries())
    rows.push(row({ team: id, participant, order: index + 1 }));
  return { id, element, members };
}

/** Legs in their order; a leg with several runners at once has one line for each. */
function legsOf({ members }: Team, race: number): Leg[] {
  return members
    .flatMap(({ person, element }) => {
      const run = [...ofRace(element, 'Result', race), ...ofRace(element, 'Start', race)][0];
      return run
        ? [{ number: wholeChild(run, 'Leg') ?? 0, order: wholeChild(run, 'LegOrder') ?? 0, person, element: run }]
        : [];
    })
    .toSorted((one, other) => one.number - other.number || one.order - other.order)
    .map(({ number, person, element }, index) => ({ number: number || index + 1, person, element }))
    .filter(({ number }) => number < 100);
}

/** The result of a team is that of its last leg; a leg without a valid result is the team's, too. */
function teamRunner({ id }: Team, legs: readonly Leg[]): Runner {
  const last = legs.at(-1)!;
  const overall = childNamed(last.element, 'OverallResult') ?? last.element;
  const runner = runnerOf(overall, { type: 'team', id }, startOf(legs[0]!.element)?.clock);
  const failed = legs
    .map(({ element }) => childText(element, 'Status'))
    .find((status) => status !== undefined && Object.hasOwn(statuses, status));
  const hasOverall = childNamed(last.element, 'OverallResult') !== undefined;
  return { ...runner, status: (hasOverall ? runner.status : undefined) ?? failed ?? runner.status };
}

function addLegs(ref: string, { id: competitor }: Team, legs: readonly Leg[], meet: IofMeet): void {
  const { rows } = meet;
  const seen = new Set<string>();
  for (const [index, { number, person, element }] of legs.entries()) {
    if (!seen.has(person))
      rows.lineups.push(
        row({ unit: ref, competitor, participant: person, order: index + 1, role: 'relay-leg', leg: number }),
      );
    seen.add(person);
    const [time, overall] = [seconds(element, 'Time'), seconds(childNamed(element, 'OverallResult'), 'Time')];
    if (overall !== undefined && legs[index + 1]?.number !== number)
      rows.details.push(
        row({
          level: 'unit',
          ref,
          owner: 'line',
          competitor,
          type: 'ER',
          code: 'INTERMEDIATE',
          pos: number,
          value: timeText(overall),
          value2: time === undefined ? undefined : timeText(time),
        }),
      );
    if (time !== undefined) {
      rows.usedDetails.add('leg-time');
      rows.details.push(
        row({
          level: 'unit',
          ref,
          owner: 'member',
          competitor,
          member: person,
          type: 'ER',
          code: 'leg-time',
          pos: number,
          value: timeText(Math.max(0, time)),
          rank: wholeChild(element, 'Position') || undefined,
        }),
      );
    }
    const splits = splitsOf(element, meet);
    if (splits.length > 0) meet.lost.add('SplitTime ControlCode of a relay', 'noPlace', splits.length);
    rows.details.push(...splitRows(splits, { level: 'unit', ref, owner: 'member', competitor, member: person }));
  }
}
