import type { MedallistElement } from '../../messages.ts';
import { medalShape } from '../../shapes/honour-shapes.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeCompetitor } from '../../write/competitor.ts';
import { writeInfo } from '../../write/unit-info.ts';
import { writeRow } from '../../write/write-row.ts';

const medalCodes: ReadonlyMap<string, string> = new Map([
  ['gold', 'ME_GOLD'],
  ['silver', 'ME_SILVER'],
  ['bronze', 'ME_BRONZE'],
]);

export function writeMedal(medallist: MedallistElement): XmlElement {
  const medal = medalCodes.get(medallist.medal) ?? medallist.medal;
  return writeRow('Medal', medalShape, { ...medallist, medal }, [writeCompetitor(medallist.competitor)]);
}

export const writeMedallists: BodyWriter<'medallists'> = (body) => [
  ...writeInfo(body.info),
  ...body.medallists.map(writeMedal),
];
