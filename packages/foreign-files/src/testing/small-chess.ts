/** A made-up chess tournament, written from the description of the columns: after the pairing, after two rounds, and of teams. */

const head = (...more: readonly string[]): string[] => [
  '012 Lagoon Open 2031',
  '022 Praia',
  '032 CPV',
  '042 2031/03/15',
  '052 2031/03/16',
  '062 4',
  '092 Individual: Swiss-System (Standard)',
  '102 Duarte, Ivo',
  '122 90 minutes and 30 seconds a move',
  ...more,
];

interface Player {
  number: number;
  sex: string;
  title?: string;
  name: string;
  rating?: string;
  federation: string;
  born: string;
}

const players: readonly Player[] = [
  { number: 1, sex: 'w', title: 'WFM', name: 'Almeida, Rosa', rating: '2103', federation: 'CPV', born: '2012/03/02' },
  { number: 2, sex: 'm', name: 'Barros, Rui', rating: '1840', federation: 'CPV', born: '2013/00/00' },
  { number: 3, sex: 'm', name: 'Costa, Téo', federation: 'POR', born: '2012/11/30' },
  { number: 4, sex: 'm', name: 'Dias, Nuno', rating: '0', federation: 'POR', born: '' },
];

function line(
  { number, sex, title = '', name, rating = '', federation, born }: Player,
  points: string,
  rank: string,
  games: readonly string[],
): string {
  const person = `001 ${String(number).padStart(4)} ${sex}${title.padStart(3)} ${name.padEnd(33)} ${rating.padStart(4)} ${federation} ${'140000'.padStart(11)} ${born.padEnd(10)}`;
  return `${person} ${points.padStart(4)} ${rank.padStart(4)}${games.map((game) => `  ${game.padEnd(8)}`).join('')}`.trimEnd();
}

const file = (lines: readonly string[]): string => lines.join('\r\n');
const days = `132${' '.repeat(88)}31/03/15  31/03/16`;

export const smallChessPairing = file([
  ...head('XXR 2', days),
  ...players.map((player, index) => line(player, '', '', [['   3 w', '   4 b', '   1 b', '   2 w'][index]!])),
]);

export const smallChess = file([
  ...head('XXR 2', days),
  line(players[0]!, '2.0', '1', ['   3 w 1', '   2 b 1']),
  line(players[1]!, '0.5', '3', ['   4 b =', '   1 w 0']),
  line(players[2]!, '1.0', '2', ['   1 b 0', '0000 - U']),
  line(players[3]!, '0.5', '3', ['   2 w =', '0000 - Z']),
]);

export const smallChessTeams = file([
  ...head(),
  line(players[0]!, '1.0', '1', ['   3 w 1']),
  line(players[1]!, '0.5', '2', ['   4 b =']),
  line(players[2]!, '0.0', '4', ['   1 b 0']),
  line(players[3]!, '0.5', '2', ['   2 w =']),
  `013 ${'Sal Mar'.padEnd(32)}   1    2`,
  `013 ${'Clube Náutico'.padEnd(32)}   3    4`,
]);
