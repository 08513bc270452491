import { statisticsShape } from '../../shapes/match-shapes.ts';
import { wrapped } from '../../xml/element.ts';
import type { BodyWriter } from '../body-writer.ts';
import { writeCompetitor } from '../competitor.ts';
import { writeDetails } from '../details.ts';
import { writeInfo } from '../unit-info.ts';
import { writeRow } from '../write-row.ts';

export const writeStatistics: BodyWriter<'statistics'> = (body) => [
  ...writeInfo(body.info),
  ...body.groups.map((group) =>
    writeRow('Stats', statisticsShape, group, [
      ...wrapped('StatsItems', writeDetails('StatsItem', group.details)),
      ...group.competitors.map((competitor) => writeCompetitor(competitor)),
    ]),
  ),
];
