import type { OwnSheet, SheetGames } from '@podium/games-folder/own-sheets';
import { expect, test } from 'vitest';
import { memoryStore } from '../../../drafts/memory-store.ts';
import { chooseSheet, rememberColumns } from './sheet-use.ts';

const games: SheetGames = {
  timeZone: 'America/Sao_Paulo',
  year: 2026,
  delegations: [{ id: 'd1', code: 'ITJ', names: ['Itajubá'] }],
  events: [{ id: 'e1', names: ['Xadrez'], sports: [], gender: 'O', isTeam: false }],
};
const sheet = (titles: readonly string[], cells: readonly string[]): OwnSheet => ({
  name: 'Plan1',
  lines: [titles, cells].map((cells, index) => ({ line: index + 1, cells })),
  unread: [],
  isTooLong: false,
});
const titles = ['Nome', 'Município', 'Prova', 'Obs'];
const cells = ['Ana Lima', 'Itajubá', 'Xadrez', 'E. M. Um'];

test('columns that were corrected are proposed for the next file with the same titles, and for no other', () => {
  const store = memoryStore();
  const first = chooseSheet(sheet(titles, cells), games, store);
  expect(first.use.columns).toEqual(['name', 'delegation', 'event', '']);
  rememberColumns({ ...first, use: { ...first.use, columns: ['name', 'delegation', 'event', 'school'] } }, store);
  expect(chooseSheet(sheet(titles, ['Bia Sá', 'Itajubá', 'Xadrez', '']), games, store).use.columns[3]).toBe('school');
  expect(chooseSheet(sheet([...titles.slice(0, 3), 'Nota'], cells), games, store).use.columns[3]).toBe('');
});

test('a remembered column of an event that the plan no longer has is proposed again', () => {
  const store = memoryStore();
  const first = chooseSheet(sheet(titles, cells), games, store);
  rememberColumns({ ...first, use: { ...first.use, columns: ['name', 'delegation', 'event:gone', ''] } }, store);
  expect(chooseSheet(sheet(titles, cells), games, store).use.columns).toEqual(['name', 'delegation', 'event', '']);
});

test('a value that another program stored under the same key is ignored', () => {
  const store = memoryStore();
  store.setItem('podium-console-columns', '[');
  const chosen = chooseSheet(sheet(titles, cells), games, store);
  expect(chosen.isUsed).toBe(true);
  rememberColumns(chosen, store);
  expect(chooseSheet(sheet(['Total', 'Valor'], ['12', '30']), games, store).isUsed).toBe(false);
});
