import type { BodyWriter } from '../../kind.ts';
import { writeRow } from '../../write/write-row.ts';
import type { NamesBody } from './body.ts';
import { nameShape } from './shapes.ts';

export const writeNames: BodyWriter<NamesBody> = (body) =>
  body.names.map((name) => writeRow('Participant', nameShape, name));
