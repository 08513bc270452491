/**
 * A Games folder of rounds that may end level: a group of chess with three teams of which two play the final, two
 * heats of swimming from which three teams advance, and two semifinals of badminton.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rscToId } from '@podium/games';

const chess = 'X01OCHESS'.padEnd(22, '-');
const duel = 'BDMMTEAM'.padEnd(22, '-');
const relay = 'SWMM4X50MFR'.padEnd(22, '-');

/** Contests by the end of their code, each with its competitors: `S0`, or `HEAT:1` for the first of the heats. */
const units: readonly [code: string, phase: string, competitors: readonly string[]][] = [
  [`${chess}GPA-000100--`, 'CA', ['C0', 'C1']],
  [`${chess}GPA-000200--`, 'CA', ['C1', 'C2']],
  [`${chess}GPA-000300--`, 'CA', ['C2', 'C0']],
  [`${chess}FNL-000100--`, 'CF', ['CA:1', 'CA:2']],
  [`${relay}HEAT000100--`, 'SH', ['S0', 'S1']],
  [`${relay}HEAT000200--`, 'SH', ['S2', 'S3']],
  [`${relay}FNL-000100--`, 'SF', ['SH:1', 'SH:2', 'SH:3']],
  [`${duel}SFNL000100--`, 'BS', ['B0', 'B1']],
  [`${duel}SFNL000200--`, 'BS', ['B2', 'B3']],
  [`${duel}FNL-000100--`, 'BF', ['U7:W', 'U8:W']],
];

/** Ids of the contests. */
export const tieUnits = {
  chess: [1, 2, 3].map((number) => rscToId(`${chess}GPA-000${number}00--`)),
  chessFinal: rscToId(`${chess}FNL-000100--`),
  heats: [1, 2].map((number) => rscToId(`${relay}HEAT000${number}00--`)),
  relayFinal: rscToId(`${relay}FNL-000100--`),
  semifinals: [1, 2].map((number) => rscToId(`${duel}SFNL000${number}00--`)),
  duelFinal: rscToId(`${duel}FNL-000100--`),
};

/** The folder plans one contest for each hour from nine: at this time, three are late. */
export const lateMorning = '2026-11-25T11:10:00-03:00';

/** Writes the files. @returns the folder */
export async function writeTies(folder: string): Promise<string> {
  const teams = [
    ...[0, 1, 2].map((index) => [`C${index}`, 'CHESS']),
    ...[0, 1, 2, 3].map((index) => [`S${index}`, 'RELAY']),
    ...[0, 1, 2, 3].map((index) => [`B${index}`, 'DUEL']),
  ];
  const files: Readonly<Record<string, string>> = {
    'games.json': JSON.stringify({
      format: 'podium-games-folder',
      formatVersion: 1,
      code: 'TIE2026',
      name: { en: 'Level Games' },
      start: '2026-11-24',
      end: '2026-11-28',
      timeZone: 'America/Sao_Paulo',
      languages: ['en'],
      adult: true,
      publicationDefault: 'full',
      generatedAt: '2026-11-26T03:00:00-03:00',
    }),
    'organisations.csv': `id,name_en,type\n${[0, 1, 2, 3].map((index) => `X${index}X,State ${index},state\n`).join('')}`,
    'disciplines.csv': 'id,code,name_en\nX01,X01,Chess\nSWM,SWM,Swimming\nBDM,BDM,Badminton\n',
    'events.csv': `id,discipline,name_en,gender,kind,rsc\nCHESS,X01,Teams,O,team,${chess.padEnd(34, '-')}\nRELAY,SWM,Relay,M,team,${relay.padEnd(34, '-')}\nDUEL,BDM,Duel,M,team,${duel.padEnd(34, '-')}\n`,
    'phases.csv': `id,event,name_en,kind,pool,order,rsc\n${[
      ['CA', 'CHESS', 'Group A', 'pool', 'A', 1, `${chess}GPA-`],
      ['CF', 'CHESS', 'Final', 'final', '', 2, `${chess}FNL-`],
      ['SH', 'RELAY', 'Heats', 'heats', '', 1, `${relay}HEAT`],
      ['SF', 'RELAY', 'Final', 'final', '', 2, `${relay}FNL-`],
      ['BS', 'DUEL', 'Semifinals', 'knockout', '', 1, `${duel}SFNL`],
      ['BF', 'DUEL', 'Final', 'final', '', 2, `${duel}FNL-`],
    ]
      .map((row) => `${row.join(',')}--------\n`)
      .join('')}`,
    'units.csv': `id,type,phase,name_en,order,start,status,result_status,medal,rsc\n${units
      .map(([code, phase], index) => {
        const isFinal = phase.endsWith('F');
        const start = `2026-11-25T${String(index + 9).padStart(2, '0')}:00:00-03:00`;
        return `U${index},competition${isFinal ? '-medal' : ''},${phase},Contest ${index},${index},${start},SCHEDULED,START_LIST,${isFinal ? 'gold' : ''},${code}\n`;
      })
      .join('')}`,
    'teams.csv': `id,event,organisation,name_en\n${teams.map(([id, event]) => `${id},${event},X${id!.slice(1)}X,Team ${id}\n`).join('')}`,
    'entries.csv': `event,competitor_type,competitor\n${teams.map(([id, event]) => `${event},team,${id}\n`).join('')}`,
    'results.csv': `level,ref,sort,competitor_type,competitor,from_ref,from_result,start_order\n${units
      .flatMap(([, , competitors], index) =>
        competitors.map((competitor, place) => {
          const [source, result] = competitor.split(':');
          const cells = result ? `,TBD,${source},${result}` : `team,${competitor},,`;
          return `unit,U${index},${place + 1},${cells},${place + 1}\n`;
        }),
      )
      .join('')}`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}
