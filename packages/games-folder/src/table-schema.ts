import { contentSchema } from './content-schema.ts';
import { folderSchema } from './folder-schema.ts';
import type { FileSchema } from './column.ts';
import type { ContentName, TableName } from './folder-tables.ts';

export const schemaOf = (name: TableName): FileSchema =>
  isContentName(name) ? contentSchema.get(name)! : folderSchema[name];

export const isContentName = (name: TableName): name is ContentName => name.startsWith('content/');
