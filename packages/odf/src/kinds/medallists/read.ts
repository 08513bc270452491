import type { BodyReader } from '../../kind.ts';
import { medalReader } from '../../read/medals.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { unitInfoReaders } from '../../read/unit-info.ts';
import type { MedallistsBody } from './body.ts';

const children = childReaders<MedallistsBody>({ ...unitInfoReaders, Medal: medalReader });

export const readMedallists: BodyReader<MedallistsBody> = (competition, { tally }) => {
  const body: MedallistsBody = { kind: 'medallists', info: { infos: [] }, medallists: [] };
  readChildren(competition, body, children, tally);
  return body;
};
