import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stateItems } from '../../../fixtures/schedule.ts';
import { keepMessages } from '../../../shared/shell/messages.ts';
import { PageProvider } from '../../../shared/shell/page-context.tsx';
import { GamesContext } from '../../../shared/shell/use-games.ts';
import { DayLine } from './day-line.tsx';
import type { GamesAnswer, ScheduleItemAnswer } from '@podium/contract';

keepMessages('en', {
  status: { OFFICIAL: 'Official', CANCELLED: 'Canceled', POSTPONED: 'Postponed' },
  shared: {
    winner: 'Winner',
    first: 'First',
    tiedFirst: 'Tied for first',
    void: 'Void',
    noTime: 'Time TBD',
    movedFrom: ['instead of ', ['time']],
    until: ['until ', ['time']],
  },
  parts: { people: { more: ['and ', ['count'], ' more'] }, result: { spoken: { place: ['no. ', ['rank']] } } },
});

const findItem = (id: string) => stateItems.find((item) => item.id === id)!;
const render = (item: ScheduleItemAnswer, hasSport = false) =>
  renderToStaticMarkup(
    <PageProvider language="en" now="2026-10-16T12:00:00Z">
      <GamesContext value={{ timeZone: 'America/Sao_Paulo', dayEndsAt: '03:00' } as GamesAnswer}>
        <DayLine item={item} hasSport={hasSport} />
      </GamesContext>
    </PageProvider>,
  );

const bout: ScheduleItemAnswer = { ...findItem('JUD-M15'), status: 'OFFICIAL', medal: null };

it('the row of a duel has each score next to its side, and names the winner in words', () => {
  const html = render(bout);
  const [lost, won] = html.split('<b>');
  expect(won).toMatch(/^<bdi>[^<]+ <small>\w+<\/small><\/bdi> <i>Winner<\/i> <bdi dir="ltr">10<\/bdi>/u);
  expect(lost).toContain('<bdi dir="ltr">0</bdi>');
  expect(lost).not.toContain('Winner');
});

it('the row of a race names the first with the mark, or everybody who is level', () => {
  const heat = findItem('SWM-H1');
  expect(render(heat)).toMatch(/<em>First<\/em> <bdi>.*<bdi dir="ltr">57\.42<\/bdi>/u);
  const [first] = heat.competitors!;
  const tied = render({ ...heat, competitors: [first!, { ...first!, id: 'A9', name: 'Other' }] });
  expect(tied.match(/57\.42/gu)).toHaveLength(2);
  expect(tied.match(/Tied for first/gu)).toHaveLength(1);
});

it('the row of a race for a delegation shows its people with place and mark, then those ahead of them', () => {
  const heat = findItem('SWM-H1');
  const reached = { rank: '4', result: '58.74', resultType: 'TIME', irm: null, diff: '1.32' };
  const competitor = { id: 'A8', type: 'athlete', name: 'Own', organisation: null } as const;
  const html = render({ ...heat, own: [{ ...reached, competitor }], ownMore: 2 });
  expect(html).toMatch(/<em>no\. 4<\/em>.*Own.*58\.74.*and 2 more.*<em>First<\/em>.*57\.42/u);
  const first = { ...reached, rank: '1', result: '57.42', competitor };
  expect(render({ ...heat, own: [first] })).not.toContain('First');
});

it('a row of the day is one link and takes few bytes', () => {
  const html = render(bout);
  expect(html.match(/<a /gu)).toHaveLength(1);
  expect(html).toContain('>09:40</time>');
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(360);
});

it('the row of a contest shows its state only if it is unexpected', () => {
  expect(render(bout)).not.toContain('badge');
  expect(render(findItem('BKB-3'))).toContain('Canceled');
  expect(render({ ...bout, rerun: { id: 'JUD-M16', start: null } })).toContain('Void');
  expect(render({ ...bout, status: 'POSTPONED' })).toMatch(/Time TBD.*Postponed/u);
});

it('S04: the row of an activity shows its end time, that of a contest does not', () => {
  expect(render(findItem('CER-1'))).toContain('<bdi>until 18:30</bdi>');
  expect(render(bout)).not.toContain('until');
});

it('the row of a ceremony shows its place, and its sport if no heading does', () => {
  expect(render(findItem('CER-1'))).not.toContain('Judo');
  expect(render(findItem('CER-1'), true)).toMatch(/Medal ceremonies.*<bdi>Judo<\/bdi>/u);
});

it('P5: a start after midnight shows its own weekday', () => {
  const start = '2026-10-17T00:30:00-03:00';
  expect(render({ ...bout, status: 'SCHEDULED', day: '2026-10-16', start, actualStart: null, end: null })).toMatch(
    /<time>Sat 00:30<\/time>/u,
  );
});

it('the row of a postponed contest shows its old time, struck through, and the reason of the organizers', () => {
  const postponed = stateItems.find(({ status }) => status === 'POSTPONED')!;
  const html = render({ ...postponed, change: { from: '2026-10-16T10:00:00-03:00', reason: 'Rain' } });
  expect(html).toMatch(/<s[ >].*10:00.*<\/s> Time TBD/u);
  expect(html).toContain('<bdi>Rain</bdi>');
});
