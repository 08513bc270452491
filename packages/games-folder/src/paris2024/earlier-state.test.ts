import { describe, expect, it } from 'vitest';
import { missingParisColumn } from './paris-columns.ts';
import { isParisFolder } from './paris-files.ts';
import { parseParis } from './parse-paris.ts';

const schedule = [
  'start_date,end_date,day,status,discipline,discipline_code,event,event_medal,phase,gender,event_type,url',
  '2024-08-01T10:00:00+02:00,2024-08-01T11:00:00+02:00,2024-08-01,FINISHED,Judo,JUD,Men -60 kg,1,Final,M,HATH,/en/paris-2024/results/judo/men-60-kg/fnl-000100--',
  "2024-08-09T10:00:00+02:00,2024-08-09T11:00:00+02:00,2024-08-09,SCHEDULED,Athletics,ATH,Men's Marathon,1,Men's Marathon Final,M,ATH,/en/paris-2024/results/athletics/men-s-marathon/fnl-000100--",
];
const results = [
  'date,stage_code,event_code,event_name,event_stage,stage,gender,discipline_name,discipline_code,participant_code,participant_name,participant_type,participant_country_code,participant_country,result,result_type,result_WLT',
  '2024-08-01T10:00:00+02:00,JUDM60KG--------------FNL-000100--,JUDM60KG,Men -60 kg,Final,Final,M,Judo,JUD,11,ONE Ana,Person,AAA,Alba,10,POINTS,W',
  '2024-08-01T10:00:00+02:00,JUDM60KG--------------FNL-000100--,JUDM60KG,Men -60 kg,Final,Final,M,Judo,JUD,12,TWO Bea,Person,BBB,Brona,0,POINTS,L',
];
const medallists = [
  'medal_type,name,gender,country_code,discipline,event,code',
  'Gold Medal,ONE Ana,Male,AAA,Judo,Men -60 kg,11',
];
const file = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));
const files = new Map([
  ['schedules.csv', file(schedule)],
  ['results/Judo.csv', file(results)],
  ['medallists.csv', file(medallists)],
]);

describe('H6: an earlier state of the Paris set', () => {
  it('is recognized without its list of delegations, which come from the results', () => {
    expect(isParisFolder({ files })).toBe(true);
    expect(parseParis(files).files.organisations!.map((row) => row['id'])).toEqual(['AAA', 'BBB']);
  });

  it('has events that are scheduled and have no result yet, with their sport', () => {
    const { files: tables } = parseParis(files);
    expect(tables.disciplines!.map((row) => row['id'])).toEqual(['ATH', 'JUD']);
    expect(tables.events!.map((row) => [row['id'], row['name_en']])).toEqual([
      ['JUDM60KG', 'Men -60 kg'],
      ['ATHMMARATHON', "Men's Marathon"],
    ]);
    expect(tables.units!.map((row) => [row['phase'], row['status']])).toEqual([
      ['JUDM60KG--------------FNL', 'FINISHED'],
      ['ATHMMARATHON----------FNL', 'SCHEDULED'],
    ]);
  });

  it('reads medalists whose column has its earlier name', () => {
    expect(parseParis(files).files.participants!.map((row) => row['id'])).toEqual(['11', '12']);
  });

  it('names the file and the column that are missing', () => {
    expect(missingParisColumn(files)).toBeUndefined();
    const [header, ...rows] = medallists;
    const renamed = new Map([...files, ['medallists.csv', file([header!.replace(/code$/u, 'id'), ...rows])]]);
    expect(missingParisColumn(renamed)).toEqual({ file: 'medallists.csv', column: 'code_athlete' });
  });
});
