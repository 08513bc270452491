import { nameShape } from '../../shapes/participant-shapes.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeRow } from '../../write/write-row.ts';

export const writeNames: BodyWriter<'names'> = (body) =>
  body.names.map((name) => writeRow('Participant', nameShape, name));
