import { nameShape } from '../../shapes/participant-shapes.ts';
import type { BodyWriter } from '../body-writer.ts';
import { writeRow } from '../write-row.ts';

export const writeNames: BodyWriter<'names'> = (body) =>
  body.names.map((name) => writeRow('Participant', nameShape, name));
