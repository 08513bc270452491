import { conditionsKey, liveKeys, programKey, unitKey } from '@podium/contract/live-keys';
import { parseRsc } from '@podium/games';
import type { OdfBodyKind, OdfMessage } from '@podium/odf';
import { projectActions } from './actions.ts';
import { projectBody } from './bodies.ts';
import { cleanBody } from './clean-body.ts';
import { projectCodes } from './code-sets.ts';
import { projectMedallists } from './medallists.ts';
import { projectEntries, projectParticipants, projectTeams } from './participants.ts';
import { emptyProjection } from './projection.ts';
import type { ApplyContext, OwnedTable, Project, Projection } from './projection.ts';
import { projectRecords } from './records.ts';
import { projectCommunication, projectPdf } from './reports.ts';
import { projectResultList } from './result.ts';
import { projectSchedule } from './schedule.ts';
import { weatherPlaces } from './weather.ts';

interface Rule<Kind extends OdfBodyKind> {
  project: Project<Kind>;
  /** All tables in which this kind may own rows; a newer version or a retraction clears them. */
  tables: readonly OwnedTable[];
}

const list: readonly OwnedTable[] = ['resultSets', 'resultLines'];
/** Kept in the journal only; no document uses it yet. */
const stored = { project: () => emptyProjection('stored'), tables: [] };

/** Rule for each kind of message. A new kind needs a line here and a file in this folder. */
const rules: { [Kind in OdfBodyKind]: Rule<Kind> } = {
  codes: { project: projectCodes, tables: ['codeLabels'] },
  participants: { project: projectParticipants, tables: [] },
  teams: { project: projectTeams, tables: [] },
  names: stored,
  entries: { project: projectEntries, tables: ['entries'] },
  schedule: { project: projectSchedule, tables: [] },
  result: {
    project: (message, context) => projectResultList(message, context, { level: 'unit', kind: 'result' }),
    tables: list,
  },
  'phase-result': {
    project: (message, context) => projectResultList(message, context, { level: 'phase', kind: 'result' }),
    tables: list,
  },
  'cumulative-result': {
    project: (message, context) => {
      const isPhase = parseRsc(message.envelope.documentCode).level === 'phase';
      return projectResultList(message, context, { level: isPhase ? 'phase' : 'event', kind: 'cumulative' });
    },
    tables: list,
  },
  'pool-standing': {
    project: (message, context) => projectResultList(message, context, { level: 'pool', kind: 'result' }),
    tables: list,
  },
  ranking: {
    project: (message, context) => projectResultList(message, context, { level: 'event', kind: 'result' }),
    tables: list,
  },
  brackets: { project: (message, context) => projectBody(message, context, () => []), tables: ['bodies'] },
  actions: { project: projectActions, tables: ['actions', 'actionStreams'] },
  current: {
    // Lists of live units include the clock too.
    project: (message, context) =>
      projectBody(message, context, ({ id }, { clock }) => [unitKey(id), ...(clock ? [liveKeys.schedule] : [])]),
    tables: ['bodies'],
  },
  statistics: { project: (message, context) => projectBody(message, context, () => []), tables: ['bodies'] },
  medallists: { project: projectMedallists, tables: ['awards'] },
  'medallists-summary': stored,
  medals: { project: (message, context) => projectBody(message, context, () => []), tables: ['bodies'] },
  records: { project: projectRecords, tables: ['records'] },
  config: {
    // A message about an event or a phase applies to all its units.
    project: (message, context) =>
      projectBody(message, context, ({ id, eventId }) => [unitKey(id), ...(eventId ? [programKey(eventId)] : [])]),
    tables: ['bodies'],
  },
  communication: { project: projectCommunication, tables: ['reports'] },
  pdf: { project: projectPdf, tables: ['reports'] },
  weather: {
    project: (message, context) => ({
      ...projectBody(message, context, () => []),
      keys: weatherPlaces(message).map(conditionsKey),
    }),
    tables: ['bodies'],
  },
  control: stored,
  unknown: stored,
};

/** Converts a message to rows. Pure. */
export function project(message: OdfMessage, context: ApplyContext): Projection {
  const rule = rules[message.body.kind] as Rule<OdfBodyKind>;
  const projection = rule.project({ ...message, body: cleanBody(message.body) }, context);
  for (const { line, field, value, isRow } of message.leftOut ?? []) {
    const code = isRow ? 'row-left-out' : 'value-left-out';
    projection.warnings.push({ code, detail: `line ${line}: ${field} is ${value}` });
  }
  for (const [path, count] of message.unknown)
    projection.warnings.push({ code: 'unknown-attribute', detail: `${path} x${count}` });
  if (message.body.kind === 'unknown')
    projection.warnings.push({ code: 'unknown-document-type', detail: message.envelope.documentType });
  return projection;
}

export function kindTables(kind: OdfBodyKind): readonly OwnedTable[] {
  return rules[kind].tables;
}

/** Kinds about single entities, compared by time inside a scope. */
export function isScoped(kind: OdfBodyKind): boolean {
  return kind === 'participants' || kind === 'teams' || kind === 'schedule';
}
