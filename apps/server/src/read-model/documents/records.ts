import type { SportRecordAnswer } from '@podium/contract';
import type { RecordRow } from '../queries/discipline-rows.ts';
import type { Presenter } from '../programme/presenter.ts';

export function presentRecord(presenter: Presenter, row: RecordRow): SportRecordAnswer {
  const { reference, people } = presenter.snapshot;
  return {
    event: presenter.event(row.event_id),
    type: row.type,
    typeName: presenter.text(reference.labels.get(`RECORD_TYPE ${row.type}`)) ?? row.type,
    isEstablished: row.is_established,
    result: row.result,
    holder:
      row.holder_id || row.holder_name
        ? {
            id: row.holder_id && people.persons.has(row.holder_id) ? row.holder_id : null,
            name: row.holder_id
              ? presenter.personName(row.holder_id, row.holder_name)
              : presenter.written(row.holder_name ?? ''),
            organisation: presenter.organisation(row.holder_organisation),
          }
        : null,
    date: row.date,
    place: row.place,
    unit: row.unit_id,
    isCurrent: row.is_current,
    isEqualled: row.is_equalled,
  };
}
