import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepMessages } from '../../shell/messages.ts';
import { PageProvider } from '../../shell/page-context.tsx';
import { GamesContext } from '../../shell/use-games.ts';
import { BracketMatch } from './bracket-match.tsx';
import type { GamesAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { BracketItem } from './layout.ts';

keepMessages('ar', {
  status: { RUNNING: 'مباشر' },
  shared: {
    winner: 'الفائز',
    pair: [['first'], '، ', ['second']],
    shootOut: [['score'], ' بركلات الترجيح'],
    shootOutShort: [['score'], ' ر.ت'],
  },
});

const team = (id: string) => ({ id, type: 'team', name: id, organisation: null }) as const;
const place = (pos: string, id: string, result: string | null) => ({
  pos,
  competitor: team(id),
  seed: null,
  wlt: null,
  irm: null,
  result,
});
const match = (results: [string | null, string | null]): BracketItem => ({
  code: null,
  unit: 'S1',
  order: 1,
  position: 1,
  result: null,
  places: [place('1', 'Aurora', results[0]), place('2', 'Brisa', results[1])],
});
const unit = (more: Partial<ScheduleItemAnswer>) =>
  ({ id: 'S1', status: 'OFFICIAL', discipline: null, ...more }) as unknown as ScheduleItemAnswer;
const render = (item: BracketItem, of: ScheduleItemAnswer) =>
  renderToStaticMarkup(
    <PageProvider language="ar" now="2026-10-16T12:00:00Z">
      <GamesContext value={{ timeZone: 'America/Sao_Paulo', dayEndsAt: '03:00' } as GamesAnswer}>
        <BracketMatch item={item} unit={of} eventName="" lit={new Set()} />
      </GamesContext>
    </PageProvider>,
  );

it('a match has the count of a shoot-out next to the score of its side, in the direction of the language', () => {
  const competitors = [
    { ...team('Brisa'), result: '1', shootOut: '3' },
    { ...team('Aurora'), result: '1', shootOut: '4' },
  ];
  const [home, away] = render(match(['1', '1']), unit({ competitors })).split('data-competitor="Brisa"');
  expect(home).toContain('<bdi class="shoot-out" aria-hidden="true">(4 ر.ت)</bdi>');
  expect(home).toContain('4 بركلات الترجيح');
  expect(away).toContain('(3 ر.ت)');
});

it('a live match in a bracket shows its current part, and its score even before the bracket has it', () => {
  const period = { code: 'Q4', name: 'الربع 4', short: 'ر4' };
  const html = render(
    match([null, null]),
    unit({ status: 'RUNNING', moment: { period }, competitors: [{ ...team('Aurora'), result: '42' }, team('Brisa')] }),
  );
  expect(html).toContain('<bdi aria-hidden="true">الربع 4</bdi>');
  expect(html.match(/<bdi dir="ltr" class="bracket-score">/gu)).toHaveLength(1);
  expect(html).toContain('>42</bdi>');
});

it('W11: a winner is not marked as such if the medal went to another competitor', () => {
  const of = match(['3', '1']);
  of.places[0]!.wlt = 'W';
  of.places[1]!.wlt = 'L';
  const outcome = (id: string): ScheduleItemAnswer['outcome'] => ({
    decidedBy: 'awards',
    marks: 'none',
    winners: [team(id)],
  });
  expect(render(of, unit({}))).toContain('is-winner');
  expect(render(of, unit({ outcome: outcome('Aurora') }))).toContain('is-winner');
  expect(render(of, unit({ outcome: outcome('Brisa') }))).not.toContain('is-winner');
});
