import type { MedallistElement } from '../elements/medallists.ts';
import { medalShape } from '../shapes/medal-shape.ts';
import type { XmlElement } from '../xml/element.ts';
import { writeCompetitor } from './competitor.ts';
import { writeRow } from './write-row.ts';

const medalCodes: ReadonlyMap<string, string> = new Map([
  ['gold', 'ME_GOLD'],
  ['silver', 'ME_SILVER'],
  ['bronze', 'ME_BRONZE'],
]);

export function writeMedal(medallist: MedallistElement): XmlElement {
  const medal = medalCodes.get(medallist.medal) ?? medallist.medal;
  return writeRow('Medal', medalShape, { ...medallist, medal }, [writeCompetitor(medallist.competitor)]);
}
