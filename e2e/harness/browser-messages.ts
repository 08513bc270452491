/** The id of a race's unit as used in addresses; on the wire it ends in more hyphens. */
export const raceUnitId = (unit: number): string => `SWMM100MFR------------HEAT${String(unit).padStart(4, '0')}00`;

export function medallistsXml({ version, organisation }: { version: number; organisation: string }): string {
  const time = `11${String(Math.floor(version / 60) % 60).padStart(2, '0')}${String(version % 60).padStart(2, '0')}000`;
  const event = 'SWMM100MFR------------------------';
  return (
    `<?xml version="1.0" encoding="UTF-8"?><OdfBody CompetitionCode="E2E2026" DocumentCode="${event}" DocumentType="DT_MEDALLISTS" Version="${version}" ` +
    `ResultStatus="OFFICIAL" FeedFlag="P" Date="2026-10-12" Time="${time}" LogicalDate="2026-10-12" Source="TEST1"><Competition>` +
    `<Medal Code="ME_GOLD" Date="2026-10-12" Unit="${raceUnitId(4)}--"><Competitor Code="810040" Type="A" Organisation="${organisation}" Order="1">` +
    `<Composition><Athlete Code="810040" Order="1"><Description GivenName="Nadia" FamilyName="Brisal0" Gender="M" Organisation="${organisation}"/></Athlete>` +
    `</Composition></Competitor></Medal></Competition></OdfBody>`
  );
}
