import { recordsKey } from '@podium/contract/live-keys';
import { rscToId } from '@podium/games';
import { placeKeys, parseCode } from './codes.ts';
import { emptyProjection } from './projection.ts';
import type { OwnedRow, Project } from './projection.ts';
import { competitorName } from './competitor-rows.ts';
import { parseInteger } from './values.ts';

/** DT_RECORD: current and past records. A record type that is not established yet has no data. */
export const projectRecords: Project<'records'> = (message) => {
  const place = parseCode(message.envelope.documentCode);
  const rows: OwnedRow<'records'>[] = [];
  for (const record of message.body.records) {
    for (const type of record.types) {
      const common = {
        eventId: place.id,
        code: record.code,
        type: type.recordType,
        isEqualled: false,
        isUnconfirmed: false,
        isHistorical: false,
        isCurrent: true,
        details: [],
      };
      if (type.data.length === 0) {
        const note = type.notEstablishedLabel ? { en: type.notEstablishedLabel } : undefined;
        rows.push({ ...common, sort: rows.length, order: parseInteger(type.order), isEstablished: false, note });
      }
      for (const data of type.data) {
        rows.push({
          ...common,
          sort: rows.length,
          order: parseInteger(data.order) ?? parseInteger(type.order),
          isEstablished: true,
          resultType: data.resultType,
          result: data.result,
          holderId: data.competitor?.code,
          holderName: competitorName(data.competitor),
          holderOrganisation: data.competitor?.organisation ?? data.country,
          date: data.date,
          place: data.place,
          competition: data.competition,
          unitId: data.unit && rscToId(data.unit),
          isEqualled: data.isEqualled,
          isUnconfirmed: data.isUnconfirmed,
          isHistorical: data.isHistorical,
          isCurrent: data.isCurrent || !data.isHistorical,
          details: data.details,
        });
      }
    }
  }
  return {
    ...emptyProjection(),
    owned: { records: rows },
    keys: [...placeKeys(place), ...(place.eventId === undefined ? [] : [recordsKey(place.eventId)])],
  };
};
