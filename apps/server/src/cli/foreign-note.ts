import { readFormats } from '@podium/foreign-files';

/** The files of other programs that an import reads, for its help. */
export const foreignNote = `Files of other programs: ${readFormats.join(', ')}. Lists of results of any office: .xlsx, .ods, .csv.`;
