import { row, texts } from '@podium/games-folder';
import { own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { childNamed, childrenNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { addEntry, readClass } from './iof-classes.ts';
import type { IofClass, IofMeet } from './iof-classes.ts';
import { childText } from './iof-values.ts';

/** Entries of people and teams, each in its classes. They plan no contests. */
export function addEntries(root: XmlElement, meet: IofMeet): void {
  const classes = new Map<string, IofClass>();
  const classOf = (element: XmlElement, isTeam: boolean): IofClass | undefined => {
    const key = `${isTeam} ${childText(element, 'Name')}`;
    const found = classes.get(key) ?? readClass({ ...element, name: 'ClassResult', children: [element] }, isTeam, meet);
    if (found) classes.set(key, found);
    return found;
  };
  for (const element of childrenNamed(root, 'PersonEntry')) {
    const organisation = meet.people.organisation(childNamed(element, 'Organisation'));
    const id = meet.people.person(childNamed(element, 'Person'), organisation);
    if (id === undefined) meet.lost.add('PersonEntry', 'unmatched');
    else
      for (const each of childrenNamed(element, 'Class')) {
        const entered = classOf(each, false);
        if (entered) addEntry(meet, entered.id, { type: 'person', id, bib: undefined });
      }
  }
  for (const element of childrenNamed(root, 'TeamEntry'))
    for (const each of childrenNamed(element, 'Class')) {
      const entered = classOf(each, true);
      if (entered) addTeamEntry(element, entered, meet);
    }
}

function addTeamEntry(element: XmlElement, { id: event, gender }: IofClass, meet: IofMeet): void {
  const given = childNamed(element, 'Organisation');
  const organisation = meet.people.organisation(given);
  const name = childText(element, 'Name') ?? childText(given, 'Name') ?? '1';
  const id = stableId(organisation, event, slug(name) || '1');
  if (meet.rows.entries.has(`${event} ${id}`)) return meet.lost.add('TeamEntry', 'repeated');
  meet.rows.teams.push(row({ id, event, organisation, ...texts('name', own(name)), gender }));
  addEntry(meet, event, { type: 'team', id, bib: undefined });
  const members = childrenNamed(element, 'TeamEntryPerson').flatMap((member) => {
    const other = childNamed(member, 'Organisation');
    return (
      meet.people.person(childNamed(member, 'Person'), other ? meet.people.organisation(other) : organisation) ?? []
    );
  });
  for (const [index, participant] of [...new Set(members)].entries())
    meet.rows.members.push(row({ team: id, participant, order: index + 1 }));
}
