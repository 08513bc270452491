import { liveKeys, unitKey } from '@podium/contract/live-keys';
import { createHash } from 'node:crypto';
import { rscToId, languageOfFeed } from '@podium/games';
import type { CommunicationElement } from '@podium/odf';
import { placeKeys, parseCode } from './codes.ts';
import type { Place } from './codes.ts';
import { emptyProjection } from './projection.ts';
import type { OwnedRow, Project } from './projection.ts';
import { messageKey } from '../order.ts';
import { parseInstant } from './values.ts';

/** DT_PDF: the file is stored once by its content hash, to which the row refers. */
export const projectPdf: Project<'pdf'> = (message) => {
  const { envelope, body } = message;
  const projection = emptyProjection();
  const place = parseCode(envelope.documentCode);
  const bytes = Buffer.from(body.base64, 'base64');
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (!isPdf) projection.warnings.push({ code: 'not-a-pdf', detail: `${bytes.length} bytes` });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    ...projection,
    files: isPdf ? [{ sha256, mediaType: 'application/pdf', bytes }] : [],
    owned: {
      reports: [
        {
          id: reportId(messageKey(envelope)),
          kind: 'report',
          level: placeLevel(place),
          ref: place.id,
          disciplineCode: place.disciplineCode,
          unitId: placeLevel(place) === 'unit' ? place.id : undefined,
          title: {
            en: [envelope.documentSubtype, body.info.sport?.eventName, body.info.sport?.subEventName]
              .filter(Boolean)
              .join(' · '),
          },
          language: envelope.language && languageOfFeed(envelope.language),
          version: envelope.version,
          status: envelope.resultStatus,
          priority: 0,
          file: isPdf ? sha256 : undefined,
          mediaType: isPdf ? 'application/pdf' : undefined,
          attributes: { code: envelope.documentSubtype },
          sort: 0,
        },
      ],
    },
    keys: [liveKeys.reports, ...placeKeys(place), ...(placeLevel(place) === 'unit' ? [unitKey(place.id)] : [])],
  };
};

/** DT_COMMUNICATION: a decision or protest. It only informs; data changes arrive in separate messages. */
export const projectCommunication: Project<'communication'> = (message) => {
  const { envelope, body } = message;
  const place = parseCode(envelope.documentCode);
  const rows = body.communications.map((communication, sort) =>
    communicationRow(communication, sort, place, messageKey(envelope)),
  );
  const units = rows.map((row) => row.unitId).filter((unit) => unit !== undefined && unit !== null);
  return {
    ...emptyProjection(),
    owned: {
      reports: rows.map((row) => ({
        ...row,
        version: envelope.version,
        language: envelope.language && languageOfFeed(envelope.language),
      })),
    },
    keys: [liveKeys.reports, ...placeKeys(place), ...units.map(unitKey)],
  };
};

function communicationRow(
  communication: CommunicationElement,
  sort: number,
  place: Place,
  key: string,
): OwnedRow<'reports'> {
  const text = (name: string): string | undefined =>
    communication.texts.find((textElement) => textElement.name === name)?.text;
  const body = communication.texts
    .filter((textElement) => textElement.name !== 'Subtitle')
    .map((textElement) => textElement.text)
    .join('\n\n');
  return {
    id: `${reportId(key)}-${sort + 1}`,
    kind: communication.kind,
    level: communication.unit ? 'unit' : placeLevel(place),
    ref: communication.unit ? rscToId(communication.unit) : place.id,
    disciplineCode: place.disciplineCode,
    unitId: communication.unit && rscToId(communication.unit),
    title: { en: text('Subtitle') ?? text('Type') ?? text('Summary') ?? communication.kind },
    body: body ? { en: body } : undefined,
    status: communication.status,
    publishedAt: parseInstant(communication.publishTime),
    priority: 0,
    attributes: { ...communication.attributes, texts: communication.texts, jury: communication.jury },
    sort,
  };
}

function reportId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

function placeLevel(place: Place): string {
  if (place.phaseId === place.id) return 'phase';
  if (place.isOpaque || place.phaseId) return 'unit';
  return place.eventId ? 'event' : 'discipline';
}
