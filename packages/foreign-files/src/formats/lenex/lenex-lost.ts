import type { LostCount } from '../../lost-count.ts';
import type { LostReason } from '../../foreign-format.ts';
import type { XmlElement } from '../../xml/xml-element.ts';

/** Attributes that have a place, by element; those of other elements have none. */
const placed: Readonly<Record<string, string>> = {
  MEET: 'name city nation course',
  SESSION: 'number date daytime name warmupfrom warmupuntil officialmeeting teamleadermeeting',
  FACILITY: 'name city street',
  POOL: 'name lanemin lanemax',
  EVENT: 'eventid preveventid number order gender round daytime',
  SWIMSTYLE: 'distance relaycount stroke name technique',
  AGEGROUP: 'agegroupid agemin agemax name handicap gender',
  RANKING: 'place resultid',
  HEAT: 'heatid number order final daytime status agegroupid',
  JUDGE: 'officialid role',
  CLUB: 'code name shortname nation type',
  ATHLETE: 'athleteid lastname firstname nameprefix birthdate gender nation license',
  HANDICAP: 'free breast medley',
  OFFICIAL: 'officialid lastname firstname nameprefix gender nation license',
  COACH: 'lastname firstname nameprefix gender nation license type',
  ENTRY: 'eventid entrytime heat heatid lane status agegroupid',
  RESULT: 'eventid resultid heat heatid lane swimtime reactiontime place points status comment entrytime agegroupid',
  SPLIT: 'distance swimtime',
  RELAY: 'number name agemin agemax agetotalmin agetotalmax gender',
  RELAYPOSITION: 'number athleteid reactiontime status',
};
const places = new Map(Object.entries(placed).map(([name, list]) => [name, new Set(list.split(' '))]));

/** Numbers and settings that only mean something to the program that wrote the file. */
const technical = new Set(
  (
    'swrid clubid swimstyleid version registration en timing touchpad masters number order uniqueid swimstyleid printnamelong ' +
    'printnameshort tvnamelong tvnameshort pointtableid timestandardlistid startmethod'
  ).split(' '),
);
const technicalElements = new Set(['CONSTRUCTOR', 'LENEX', 'AGEDATE', 'TIMESTANDARDREF', 'POINTTABLE']);
/** Contact details and money, with everything inside. */
const privateElements = new Set(['CONTACT', 'FEES', 'FEE', 'BANK']);
/** Read elsewhere, with their own count. */
const separate = new Set(['RECORDLISTS']);
const elementsWithPart = new Set(
  [
    'LENEX MEETS SESSIONS EVENTS AGEGROUPS RANKINGS HEATS CLUBS ATHLETES ENTRIES RESULTS SPLITS RELAYS RELAYPOSITIONS OFFICIALS COACHES JUDGES',
  ].flatMap((list) => list.split(' ')),
);
const empty = new Set(['', '-1', 'UNKNOWN']);

/** Counts all attributes that no table has a column for. */
export function countUnread(root: XmlElement, lost: LostCount): void {
  const visit = (element: XmlElement, inherited: LostReason | undefined): void => {
    const { name, attributes, children } = element;
    if (separate.has(name)) return;
    const reason = inherited ?? (privateElements.has(name) ? 'private' : undefined);
    const known = places.get(name);
    if (reason === 'private' && (Object.keys(attributes).length > 0 || children.length === 0)) lost.add(name, reason);
    else
      for (const [attribute, value] of Object.entries(attributes)) {
        if (known?.has(attribute) || empty.has(value.trim())) continue;
        const isTechnical = technicalElements.has(name) || technical.has(attribute);
        lost.add(`${name} ${attribute}`, isTechnical ? 'technical' : 'noPlace');
      }
    for (const child of children) visit(child, reason);
    if (
      !known &&
      !elementsWithPart.has(name) &&
      reason === undefined &&
      Object.keys(attributes).length === 0 &&
      children.length === 0
    )
      lost.add(name, 'noPlace');
  };
  visit(root, undefined);
}
