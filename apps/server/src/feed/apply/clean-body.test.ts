import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readUsableMessage } from '@podium/odf';
import type { MessageOrder } from '../order.ts';
import { examplesFolder } from '../testing/feed-files.ts';
import { cleanBody } from './clean-body.ts';
import { project } from './registry.ts';

it('F19: names and texts lose invisible and direction-changing characters, and names also double spaces', () => {
  const body = {
    kind: 'participants',
    people: [{ familyName: '\u202ERevers', givenName: ' Ben \u00A0Ali\u200B', code: '7', note: 'A\uFEFF  B' }],
    bytes: new Uint8Array([1]),
  };
  expect(cleanBody(body)).toEqual({
    kind: 'participants',
    people: [{ familyName: 'Revers', givenName: 'Ben Ali', code: '7', note: 'A  B' }],
    bytes: new Uint8Array([1]),
  });
});

it('F19: joiners that a script needs stay, and a body without faults is returned as the same object', () => {
  const body = { name: 'کوچک\u200Cزاده', list: [{ code: 'A', value: '10  9' }] };
  expect(cleanBody(body)).toBe(body);
});

it('F19: the rows of a message of the feed have clean names', async () => {
  const text = await readFile(join(examplesFolder, 'base/10-partic-swm.xml'), 'utf8');
  const bytes = Buffer.from(text.replace('FamilyName="Lumar"', 'FamilyName="&#x202E;Lu&#xAD;mar  da"'));
  const { scoped } = project(readUsableMessage(bytes), { order: {} as MessageOrder, source: 1 });
  expect(scoped!.rows.participants!.find(({ id }) => id === '7100101')).toMatchObject({ familyName: 'Lumar da' });
});
