import type { LogicalDay } from '@podium/games';
import type { BodyOf, Note, OdfBodyKind, OdfMessage } from '@podium/odf';
import { headerTime, logicalDay } from '../clock.ts';

export interface MessageHead {
  competition: string;
  type: string;
  code: string;
  subcode?: string;
  subtype?: string;
  status?: string;
  language?: string;
  source: string;
}

export interface Dispatch {
  at: number;
  version: number;
}

export function message<Kind extends OdfBodyKind>(
  head: MessageHead,
  { at, version }: Dispatch,
  body: BodyOf<Kind>,
  notes: Note[] = [],
): OdfMessage {
  const day: LogicalDay = logicalDay(at);
  const discipline = head.code.slice(0, 3);
  return {
    envelope: {
      competitionCode: head.competition,
      documentCode: head.code,
      documentSubcode: head.subcode,
      documentType: head.type,
      documentSubtype: head.subtype,
      version,
      resultStatus: head.status,
      language: head.language,
      feedFlag: 'P',
      ...headerTime(at),
      logicalDate: day,
      source: head.source,
    },
    editions: {
      gen: 'DEMO-GEN-1.0',
      sport: discipline === 'GEN' ? undefined : `DEMO-${discipline}-1.0`,
      codes: 'DEMO-CC-1.0',
    },
    notes,
    isRetraction: false,
    body,
    unknown: new Map(),
  };
}

export function disciplineRsc(code: string): string {
  return code.padEnd(34, '-');
}

export const gamesRsc = disciplineRsc('GEN');
