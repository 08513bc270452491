import { childNamed, childrenNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { addEntry, addRace, bibOf, readClass, startOf } from './iof-classes.ts';
import type { IofMeet } from './iof-classes.ts';
import { addControls, addLines, isDone, runnerOf, splitRows, splitsOf } from './iof-lines.ts';
import type { Runner } from './iof-lines.ts';
import { ofRace } from './iof-values.ts';
import type { Moment } from './iof-values.ts';

interface Entered {
  id: string;
  element: XmlElement;
}

/** Starts and results of the people of a class. */
export function addPersons(list: XmlElement, meet: IofMeet): void {
  const elements = [...childrenNamed(list, 'PersonResult'), ...childrenNamed(list, 'PersonStart')];
  if (elements.length === 0 && childrenNamed(list, 'TeamResult').length + childrenNamed(list, 'TeamStart').length > 0)
    return;
  const ofClass = readClass(list, false, meet);
  if (!ofClass) return;
  const entered = new Map<string, Entered>();
  for (const element of elements) {
    const organisation = meet.people.organisation(childNamed(element, 'Organisation'));
    const id = meet.people.person(childNamed(element, 'Person'), organisation);
    if (id === undefined || entered.has(id)) meet.lost.add(element.name, id === undefined ? 'unmatched' : 'repeated');
    else entered.set(id, { id, element });
  }
  for (const number of ofClass.races) {
    const runners: Runner[] = [];
    const starts: Moment[] = [];
    for (const { id, element } of entered.values()) {
      const run = [...ofRace(element, 'Result', number), ...ofRace(element, 'Start', number)][0];
      if (!run) continue;
      const start = startOf(run);
      if (start) starts.push(start);
      addEntry(meet, ofClass.id, { type: 'person', id, bib: bibOf(run) });
      runners.push(runnerOf(run, { type: 'person', id }, start?.clock));
    }
    const isOver = runners.length > 0 && runners.every(isDone);
    const unit = addRace(
      ofClass,
      number,
      { starts, isOver, isBegun: runners.some(isDone), hasLines: runners.length > 0 },
      { list, meet },
    );
    addLines('unit', unit, runners, meet);
    addSplits(unit, runners, meet);
    if (isOver && ofClass.races.length === 1) addLines('event', ofClass.id, runners, meet);
  }
  if (ofClass.races.length > 1) addOverall([...entered.values()], ofClass.id, meet);
}

function addSplits(unit: string, runners: readonly Runner[], meet: IofMeet): void {
  const courses = runners
    .map((runner) => ({ runner, splits: splitsOf(runner.element, meet) }))
    .filter(({ splits }) => splits.length > 0);
  addControls(
    unit,
    courses.map(({ splits }) => splits),
    meet,
  );
  for (const { runner, splits } of courses)
    meet.rows.details.push(...splitRows(splits, { level: 'unit', ref: unit, owner: 'line', competitor: runner.id }));
}

/** The ranking of several races, from the last of them that has it. */
function addOverall(entered: readonly Entered[], event: string, meet: IofMeet): void {
  const runners = entered.flatMap(({ id, element }) => {
    const overall = childrenNamed(element, 'Result')
      .flatMap((result) => childrenNamed(result, 'OverallResult'))
      .at(-1);
    return overall ? [runnerOf(overall, { type: 'person', id }, undefined)] : [];
  });
  if (runners.length > 0) addLines('event', event, runners, meet);
}
