import type { FileSchema } from './column.ts';
import type { FileName } from './folder-tables.ts';
import { catalogueSchema } from './schema/catalogue.ts';
import { peopleSchema } from './schema/people.ts';
import { resultsSchema } from './schema/results.ts';

/** Columns of every file. Consistency rules between them are in `rules/`. */
export const folderSchema: Readonly<Record<FileName, FileSchema>> = {
  ...catalogueSchema,
  ...peopleSchema,
  ...resultsSchema,
};
