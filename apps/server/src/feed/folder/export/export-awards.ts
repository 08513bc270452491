import { isPlaceholder } from '@podium/games';
import { competitorTypes, documentKinds, folderId, withFallbackName, row, texts } from '@podium/games-folder';
import type { FolderRow, ZoneTimes } from '@podium/games-folder';
import type { Attachments } from './attachments.ts';
import type { DbRow } from './table-rows.ts';

/** Awards by event; if the feed has awards of an event, imported ones are ignored. */
export function medalRows(awards: readonly DbRow<'awards'>[], lastDay: string): FolderRow[] {
  const fed = new Set(awards.filter((award) => !award.isImport).map((award) => award.eventId));
  return awards
    .filter((award) => !award.isImport || !fed.has(award.eventId))
    .map((award) =>
      row({
        event: award.eventId,
        medal: award.medal,
        age_group: award.ageGroup,
        competitor_type: isPlaceholder(award.competitorId)
          ? undefined
          : (competitorTypes.get(award.competitorType ?? 'A') ?? 'team'),
        competitor: award.competitorId,
        unit: award.unitId ? folderId(award.unitId) : undefined,
        date: award.day ?? lastDay,
        order: award.order,
        status: award.status === 'OFFICIAL' ? 'official' : 'provisional',
        note_en: award.notes[0],
      }),
    );
}

export function recordRows(records: readonly DbRow<'records'>[]): FolderRow[] {
  const last = new Map<string, number>();
  const seen = new Set<string>();
  return records.map((record) => {
    const list = `${record.eventId} ${record.type}`;
    let order = record.order ?? (last.get(list) ?? 0) + 1;
    while (seen.has(`${list} ${order}`)) order += 1;
    seen.add(`${list} ${order}`);
    last.set(list, order);
    return row({
      event: record.eventId,
      type: record.type,
      order,
      result_type: record.resultType,
      result: record.result,
      participant: record.holderName ? undefined : record.holderId,
      holder_name: record.holderName,
      holder_organisation: record.holderName ? record.holderOrganisation : undefined,
      date: record.date,
      place: record.place,
      competition: record.competition,
      unit: record.unitId ? folderId(record.unitId) : undefined,
      equalled: record.isEqualled || undefined,
      current: record.isCurrent,
      historical: record.isHistorical,
      not_established: record.isEstablished ? undefined : true,
      ...texts('note', record.note),
    });
  });
}

export function documentRows(
  reports: readonly DbRow<'reports'>[],
  {
    times,
    attachments,
    disciplines,
    publishedAt,
  }: { times: ZoneTimes; attachments: Attachments; disciplines: ReadonlyMap<string, string>; publishedAt: string },
): FolderRow[] {
  return reports.map((report) => {
    const ref = report.level === 'discipline' ? (disciplines.get(report.ref ?? '') ?? report.ref) : report.ref;
    const hasPlace = report.level !== 'games' && ref !== null;
    return row({
      id: folderId(report.id),
      kind: documentKinds.includes(report.kind) ? report.kind : 'report',
      level: hasPlace ? report.level : 'games',
      ref: hasPlace ? folderId(ref) : undefined,
      ...texts('title', withFallbackName(report.title, report.kind)),
      ...texts('body', report.body),
      language: report.language,
      file: report.url ? undefined : attachments.path(report.file),
      url: report.url,
      published_at: times.time(report.publishedAt) ?? publishedAt,
      priority: report.priority,
      version: report.version,
      status: report.status,
    });
  });
}
