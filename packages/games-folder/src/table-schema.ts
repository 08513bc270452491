import { contentSchema } from './content-schema.ts';
import { folderSchema } from './folder-schema.ts';
import { triviaSchema } from './schema/trivia.ts';
import type { FileSchema } from './column.ts';
import type { ContentName, TableName, TriviaName } from './folder-tables.ts';

export function schemaOf(name: TableName): FileSchema {
  if (isContentName(name)) return contentSchema.get(name)!;
  return isTriviaName(name) ? triviaSchema[name] : folderSchema[name];
}

export const isContentName = (name: TableName): name is ContentName => name.startsWith('content/');
export const isTriviaName = (name: TableName): name is TriviaName => name.startsWith('trivia/');
