import { disciplineFor } from '@podium/disciplines';
import { phrases } from '@podium/disciplines/phrases';
import { compilePhrases } from '@podium/i18n/phrases';
import type { PhraseTree } from '@podium/i18n/phrases';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepMessages, translatorFor } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { sportTerms, shortSport } from '../sport/sport-terms.ts';
import { LineDetails } from './line-details.tsx';
import { opens } from './result-row.tsx';
import { phrases as result } from './phrases/en.ts';
import type { CoachAnswer, LineupMember, ResultLineAnswer } from '@podium/contract';

/** A lookup by string, because the app also builds without a given sport's folder. */
const sports: Readonly<Record<string, { en: PhraseTree }>> = phrases;
keepMessages(
  'en',
  compilePhrases({
    parts: { result },
    discipline: { generic: phrases.generic.en, swm: sports['swm']!.en },
  }),
);
const t = translatorFor('en');
const sport = {
  discipline: disciplineFor('SWM'),
  say: sportTerms(t, 'swm'),
  short: shortSport(t, 'swm'),
  named: (code: string) => (code === 'ANALYST' ? 'Video analyst' : undefined),
};
const member = (id: string, more: Partial<LineupMember> = {}): LineupMember => ({
  id,
  name: id,
  order: null,
  bib: null,
  roles: [],
  position: null,
  isStarter: null,
  ...more,
});
const coach = (id: string, role: string): CoachAnswer => ({ id, name: id, function: role });
const text = (members: LineupMember[], coaches: CoachAnswer[] = []): string =>
  renderToStaticMarkup(
    <PageProvider language="en" now="2026-11-19T12:00:00Z">
      <LineDetails sport={sport} facts={[]} members={members} coaches={coaches} />
    </PageProvider>,
  )
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

const leg = member('Ana Lima', {
  details: [
    { type: 'ER', code: 'REACT_TIME', value: '0.21' },
    { type: 'ER', code: 'LEG_SPLIT', value: '54.30' },
  ],
});

it('W5: the change-over and leg times of a relay are listed under each member', () => {
  expect(text([leg])).toContain('Ana Lima Reaction time 0.21 Split 54.30');
});

it('W5: a small team can be expanded if its members have figures', () => {
  const line = (members: LineupMember[]) => ({ competitor: { members } }) as unknown as ResultLineAnswer;
  expect(opens(line([leg, member('Bia Sá')]), [], sport)).toBe(true);
  expect(opens(line([member('Ana Lima'), member('Bia Sá')]), [], sport)).toBe(false);
  const silent = [{ type: 'EUE', code: 'STARTER', value: 'Y' }];
  expect(opens(line([member('Ana Lima', { details: silent })]), [], sport)).toBe(false);
});

it('W6: roles are in our own words, otherwise in the source’s, otherwise the code', () => {
  const members = [
    member('A', { roles: ['player', 'captain', 'libero'], position: 'LIB' }),
    member('B', { roles: ['reserve'] }),
    member('C', { position: 'GK' }),
    member('D', { roles: ['pilot'] }),
  ];
  const coaches = [coach('E', 'COACH'), coach('F', 'AST_COA'), coach('G', 'ANALYST'), coach('H', 'Head coach')];
  expect(text(members, coaches)).toContain(
    'A Libero B Reserve C Goalkeeper D Pilot Coaches and officials E Coach F Assistant coach G Video analyst H Head coach',
  );
});
