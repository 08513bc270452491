/** A Games folder on the day of a draw: handball with seven teams, and a double elimination with four. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const teams = ['Alfa', 'Beta', 'Gama', 'Delta', 'Epsilon', 'Zeta', 'Eta'];

/** Sides as `T1`, `BYE`, or `Q1:W` for the winner of Q1. */
const units: readonly [id: string, phase: string, name: string, bracket: string, home: string, away: string][] = [
  ['Q1', 'HBM-Q', 'Quarterfinal 1', 'MAIN,QFL,1', 'T0', 'BYE'],
  ['Q2', 'HBM-Q', 'Quarterfinal 2', 'MAIN,QFL,2', 'T1', 'T2'],
  ['Q3', 'HBM-Q', 'Quarterfinal 3', 'MAIN,QFL,3', 'T3', 'T4'],
  ['Q4', 'HBM-Q', 'Quarterfinal 4', 'MAIN,QFL,4', 'T5', 'T6'],
  ['S1', 'HBM-S', 'Semifinal 1', 'MAIN,SFL,1', 'Q1:W', 'Q2:W'],
  ['S2', 'HBM-S', 'Semifinal 2', 'MAIN,SFL,2', 'Q3:W', 'Q4:W'],
  ['B1', 'HBM-F', 'Bronze', 'BRN,BRN,1', 'S1:L', 'S2:L'],
  ['F1', 'HBM-F', 'Final', 'MAIN,FNL,1', 'S1:W', 'S2:W'],
  ['DW1', 'HBD-W', 'Winners 1', 'MAIN,w1,1', 'D0', 'D1'],
  ['DW2', 'HBD-W', 'Winners 2', 'MAIN,w1,2', 'D2', 'D3'],
  ['DL1', 'HBD-L', 'Losers 1', 'LOS,l1,1', 'DW1:L', 'DW2:L'],
  ['DW3', 'HBD-W', 'Winners final', 'MAIN,w2,1', 'DW1:W', 'DW2:W'],
  ['DL2', 'HBD-L', 'Losers final', 'LOS,l2,1', 'DL1:W', 'DW3:L'],
  ['DF', 'HBD-W', 'Grand final', 'MAIN,w3,1', 'DW3:W', 'DL2:W'],
];

/**
 * Writes the files of the draw, each modified by `change`.
 * @returns the folder
 */
export async function writeDraw(
  folder: string,
  change: (file: string, text: string) => string = (_, text) => text,
): Promise<string> {
  const files: Readonly<Record<string, string>> = {
    'games.json': JSON.stringify({
      format: 'podium-games-folder',
      formatVersion: 1,
      code: 'DRW2026',
      name: { en: 'Draw Games' },
      start: '2026-11-24',
      end: '2026-11-28',
      timeZone: 'America/Sao_Paulo',
      languages: ['en'],
      adult: true,
      publicationDefault: 'full',
      generatedAt: '2026-11-26T03:00:00-03:00',
    }),
    'organisations.csv': `id,name_en,type\n${teams.map((name, index) => `X${index}X,${name},state\n`).join('')}`,
    'disciplines.csv': 'id,code,name_en\nHBL,HBL,Handball\n',
    'codes.csv':
      'kind,discipline,code,name_en\nbracket,,LOS,Second chance\nround,HBL,l1,First round of the second chance\n',
    'events.csv': 'id,discipline,name_en,gender,kind\nHBM,HBL,Men,M,team\nHBD,HBL,Double elimination,M,team\n',
    'phases.csv':
      'id,event,name_en,kind,order\nHBM-Q,HBM,Quarterfinals,knockout,1\nHBM-S,HBM,Semifinals,knockout,2\nHBM-F,HBM,Finals,final,3\nHBD-W,HBD,Winners,knockout,1\nHBD-L,HBD,Losers,knockout,2\n',
    'units.csv': `id,type,phase,name_en,order,start,status,result_status,medal,bracket,bracket_round,bracket_position\n${units
      .map(([id, phase, name, bracket], index) => {
        const medal = { F1: 'gold', B1: 'bronze', DF: 'gold' }[id] ?? '';
        const time = id.startsWith('D')
          ? ',UNSCHEDULED,'
          : `2026-11-25T${String(index + 9).padStart(2, '0')}:00:00-03:00,SCHEDULED,`;
        return `${id},competition${medal ? '-medal' : ''},${phase},${name},${index},${time}START_LIST,${medal},${bracket}\n`;
      })
      .join('')}`,
    'teams.csv': `id,event,organisation,name_en\n${teams.map((name, index) => `T${index},HBM,X${index}X,${name}\n`).join('')}${teams
      .slice(0, 4)
      .map((name, index) => `D${index},HBD,X${index}X,${name}\n`)
      .join('')}`,
    'entries.csv': `event,competitor_type,competitor,seed\n${teams.map((_, index) => `HBM,team,T${index},${index === 0 ? 1 : ''}\n`).join('')}`,
    'results.csv': `level,ref,sort,competitor_type,competitor,from_ref,from_result,result,wlt\n${units
      .flatMap(([id, , , , home, away]) =>
        [home, away].map((side, index) => {
          const [source, result] = side.split(':');
          const cells = result ? `,TBD,${source},${result}` : side === 'BYE' ? ',BYE,,' : `team,${side},,`;
          return `unit,${id},${index + 1},${cells},,\n`;
        }),
      )
      .join('')}`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), change(file, text));
  return folder;
}

/** Adds feed codes, which results refer to. The phases of the double elimination stay without codes. */
export function withCodes(file: string, text: string): string {
  const eventCode = 'HBLMTEAM11------------';
  const phaseCodes: Record<string, string> = { 'HBM-Q': 'QFNL', 'HBM-S': 'SFNL', 'HBM-F': 'FNL-' };
  const unitCode = (cells: readonly string[]): string => {
    const [id = '', , phase = ''] = cells;
    if (file === 'events.csv') return id === 'HBM' ? eventCode.padEnd(34, '-') : '';
    const phaseCode = phaseCodes[file === 'phases.csv' ? id : phase];
    if (phaseCode === undefined) return '';
    return `${eventCode}${phaseCode}${file === 'phases.csv' ? '--------' : `000${id === 'B1' ? 2 : id.slice(1)}00--`}`;
  };
  if (file === 'games.json' || !['events.csv', 'phases.csv', 'units.csv'].includes(file)) return text;
  const [head, ...rows] = text.trim().split('\n');
  return [`${head},rsc`, ...rows.map((row) => `${row},${unitCode(row.split(','))}`)].join('\n');
}
