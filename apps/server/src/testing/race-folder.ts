/** A Games folder with races over 100 m: two heats, and a final without starters. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const event = 'ATHW100M--------------';
export const raceUnit = (phase: 'HEAT' | 'FNL-', heat: number): string =>
  `${event}${phase}${String(heat).padStart(4, '0')}00`;

/** Runners by bib; the first four are in heat 1, the others in heat 2. */
const runners = ['114', '207', '98', '311', '312', '401', '402', '403'] as const;

/** @returns the folder */
export async function writeRaces(folder: string): Promise<string> {
  const files: Readonly<Record<string, string>> = {
    'games.json': JSON.stringify({
      format: 'podium-games-folder',
      formatVersion: 1,
      code: 'RUN2026',
      name: { en: 'Running Games' },
      start: '2026-11-24',
      end: '2026-11-28',
      timeZone: 'America/Sao_Paulo',
      languages: ['en'],
      adult: true,
      publicationDefault: 'full',
      generatedAt: '2026-11-24T03:00:00-03:00',
    }),
    'organisations.csv': 'id,name_en,type\nMAR,Mar,club\nSOL,Sol,club\n',
    'disciplines.csv': 'id,code,name_en\nATH,ATH,Athletics\n',
    'events.csv': `id,discipline,name_en,gender,kind,rsc\n${event}------------,ATH,Girls 100 m,W,individual,${event}------------\n`,
    'phases.csv': `id,event,name_en,kind,order,rsc\nHEAT,${event}------------,Heats,heats,1,${event}HEAT--------\nFNL,${event}------------,Final,final,2,${event}FNL---------\n`,
    'units.csv': `id,type,phase,name_en,order,start,status,result_status,rsc\n${[
      ['H1', 'HEAT', 'Heat 1', 1, '10:00', raceUnit('HEAT', 1)],
      ['H2', 'HEAT', 'Heat 2', 2, '10:10', raceUnit('HEAT', 2)],
      ['F', 'FNL', 'Final', 3, '17:00', raceUnit('FNL-', 1)],
    ]
      .map(
        ([id, phase, name, order, time, code]) =>
          `${id},competition,${phase},${name},${order},2026-11-25T${time}:00-03:00,SCHEDULED,${id === 'F' ? '' : 'START_LIST'},${code}--\n`,
      )
      .join('')}`,
    'participants.csv': `id,role,organisation,family_name,given_name,gender\n${runners
      .map((bib, index) => `P${bib},athlete,${index % 2 === 0 ? 'MAR' : 'SOL'},Runner${bib},Ana,W\n`)
      .join('')}`,
    'entries.csv': `event,competitor_type,competitor,bib\n${runners
      .map((bib) => `${event}------------,person,P${bib},${bib}\n`)
      .join('')}`,
    'results.csv': `level,ref,sort,competitor_type,competitor,start_order\n${runners
      .map((bib, index) => `unit,${index < 4 ? 'H1' : 'H2'},${(index % 4) + 1},person,P${bib},${(index % 4) + 3}\n`)
      .join('')}`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}
