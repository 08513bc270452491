import { join } from 'node:path';
import type { ImportKind } from '@podium/contract';
import type { FeatureKit } from '../kit.ts';
import type { ColumnChoice } from './remembered-columns.ts';

export type ImportKit = Pick<FeatureKit, 'pool' | 'dataDir' | 'log' | 'read' | 'programAt'>;

export type UploadFile = 'zip' | 'xlsx' | 'csv' | 'other';

export interface NewUpload {
  kind: ImportKind;
  name: string;
  file: UploadFile;
  /** Table of a .csv file. */
  table: string | undefined;
  by: string;
}

export interface StoredUpload extends Omit<NewUpload, 'by' | 'table'> {
  id: string;
  table: string | null;
  gamesCode: string | null;
  timeZone: string | null;
  columns: ColumnChoice | null;
}

/** Columns of a `StoredUpload`. */
export const storedColumns = `id, kind, name, file, table_name as "table", games_code as "gamesCode", time_zone as "timeZone", columns`;

export const importsFolder = ({ dataDir }: Pick<ImportKit, 'dataDir'>): string => join(dataDir, 'imports');
export const uploadPath = (kit: Pick<ImportKit, 'dataDir'>, { id, file }: Pick<StoredUpload, 'id' | 'file'>): string =>
  join(importsFolder(kit), `${id}.${file}`);
