/** Result messages of a small invented race, with any number of versions and units. */
export interface RaceMessage {
  unit: number;
  version: number;
  marks?: readonly string[];
  status?: string;
  feedFlag?: 'P' | 'T';
}

const pad = (value: number, size: number): string => String(value).padStart(size, '0');

function unitCode(unit: number): string {
  return `SWMM100MFR------------HEAT${pad(unit, 4)}00--`;
}

/** A swimmer on the way: the times at the turns so far, and at the finish. */
export interface Swimmer {
  splits: readonly string[];
  mark?: string;
}

/** A race in which those who have come furthest are first. */
export function splitsXml({
  swimmers,
  ...message
}: Omit<RaceMessage, 'marks'> & { swimmers: readonly Swimmer[] }): string {
  const results = swimmers.map(({ splits, mark }) => {
    const facts = splits.map(
      (time, index) => `<ExtendedResult Type="ER" Code="INTERMEDIATE" Pos="${index + 1}" Value="${time}"/>`,
    );
    const extended = facts.length > 0 ? `<ExtendedResults>${facts.join('')}</ExtendedResults>` : '';
    return { mark, extended };
  });
  let index = -1;
  return raceXml({ ...message, marks: results.map(({ mark = '' }) => mark) }).replaceAll(
    /<Result Rank="(\d+)" ResultType="TIME" Result="([^"]*)"([^>]*)>/gu,
    (_, rank: string, mark: string, rest: string) => {
      index += 1;
      const told = mark === '' ? '' : `Rank="${rank}" ResultType="TIME" Result="${mark}"`;
      return `<Result ${told}${rest}>${results[index]!.extended}`;
    },
  );
}

/** Header times increase by a millisecond per version. */
export function raceXml({
  unit,
  version,
  marks = ['51.20', '51.90'],
  status = 'LIVE',
  feedFlag = 'P',
}: RaceMessage): string {
  const time = `10${pad(Math.floor(version / 60_000) % 60, 2)}${pad(Math.floor(version / 1000) % 60, 2)}${pad(version % 1000, 3)}`;
  const lines = marks.map(
    (mark, index) =>
      `<Result Rank="${index + 1}" ResultType="TIME" Result="${mark}" SortOrder="${index + 1}" StartOrder="${index + 1}" StartSortOrder="${index + 1}">` +
      `<Competitor Code="${810_000 + unit * 10 + index}" Type="A" Organisation="AUR"><Composition><Athlete Code="${810_000 + unit * 10 + index}" Order="1">` +
      `<Description GivenName="Nadia" FamilyName="Brisal${index}" Gender="M" Organisation="AUR"/></Athlete></Composition></Competitor></Result>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?><OdfBody CompetitionCode="E2E2026" DocumentCode="${unitCode(unit)}" DocumentType="DT_RESULT" Version="${version}" ` +
    `ResultStatus="${status}" FeedFlag="${feedFlag}" Date="2026-10-12" Time="${time}" LogicalDate="2026-10-12" Source="TEST1"><Competition>` +
    `<ExtendedInfos><UnitDateTime StartDate="2026-10-12T10:00:00-03:00"/></ExtendedInfos>${lines.join('')}</Competition></OdfBody>`
  );
}

/** @param gold number of the unit that decides the medals */
export function scheduleXml(units: number, gold?: number): string {
  const rows = Array.from(
    { length: units },
    (_, index) =>
      `<Unit Code="${unitCode(index + 1)}" PhaseType="3" ScheduleStatus="RUNNING" StartDate="2026-10-12T10:00:00-03:00" EndDate="2026-10-12T10:30:00-03:00" Medal="${index + 1 === gold ? 1 : 0}" Venue="AQC" Location="PL1"><ItemName Language="ENG" Value="Heat ${index + 1}"/></Unit>`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?><OdfBody CompetitionCode="E2E2026" DocumentCode="SWM-------------------------------" DocumentType="DT_SCHEDULE" Version="1" ` +
    `FeedFlag="P" Date="2026-10-01" Time="080000000" LogicalDate="2026-10-01" Source="TEST1"><Competition>${rows.join('')}</Competition></OdfBody>`
  );
}
