import type { BodyWriter } from '../../kind.ts';
import { writeMedal } from '../../write/medals.ts';
import { writeInfo } from '../../write/unit-info.ts';
import type { MedallistsBody } from './body.ts';

export const writeMedallists: BodyWriter<MedallistsBody> = (body) => [
  ...writeInfo(body.info),
  ...body.medallists.map(writeMedal),
];
