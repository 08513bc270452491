import type { UnitInfo } from '../elements/results.ts';
import { progressShape, sportShape, unitDateTimeShape, updatedShape, venueShape } from '../shapes/unit-info-shapes.ts';
import { readDetail } from './details.ts';
import { inside } from './read-children.ts';
import type { ChildReader } from './read-children.ts';
import { readRow } from './read-row.ts';

interface HasInfo {
  info: UnitInfo;
}

const extendedInfoReader: ChildReader<HasInfo> = (child, { info }, tally) => {
  const detail = readDetail(child, tally);
  if (detail.type !== 'DISPLAY') info.infos.push(detail);
};

/** Other attributes of these elements are only counted: the code sets contain better descriptions. */
const infoReaders: Readonly<Record<string, ChildReader<HasInfo>>> = {
  DateTime: (child, { info }, tally) => {
    info.updatedAt = readRow(child, updatedShape, tally).updatedAt;
  },
  UnitDateTime: (child, { info }, tally) => {
    const { attributes: _extra, ...times } = readRow(child, unitDateTimeShape, tally);
    Object.assign(info, times);
  },
  ExtendedInfo: extendedInfoReader,
  Progress: (child, { info }, tally) => {
    const { attributes: _extra, ...progress } = readRow(child, progressShape, tally);
    info.progress = progress;
  },
  SportDescription: (child, { info }, tally) => {
    const { attributes: _extra, ...sport } = readRow(child, sportShape, tally);
    info.sport = sport;
  },
  VenueDescription: (child, { info }, tally) => {
    const { attributes: _extra, ...venue } = readRow(child, venueShape, tally);
    info.venue = venue;
  },
};

export const unitInfoReaders = { ExtendedInfos: inside(infoReaders) };
