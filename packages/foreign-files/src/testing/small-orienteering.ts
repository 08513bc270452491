/** A made-up competition of orienteering, written from the schema: entries, start list, results, and a relay. */

const document = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.orienteering.org/datastandard/3.0" iofVersion="3.0" creator="Test" createTime="2031-03-15T08:00:00Z">
<Event><Id>77</Id><Name>Lagoon Sprint 2031</Name><StartTime><Date>2031-03-15</Date><Time>10:00:00</Time></StartTime></Event>
${content}</${root}>`;

const club = (name: string): string =>
  `<Organisation><Name>${name}</Name><Country code="CPV">Cabo Verde</Country></Organisation>`;

const person = (id: string, family: string, given: string, born: string): string =>
  `<Person sex="F"><Id>${id}</Id><Name><Family>${family}</Family><Given>${given}</Given></Name><BirthDate>${born}</BirthDate><Nationality code="CPV">Cabo Verde</Nationality><Contact type="EmailAddress">a@example.org</Contact></Person>`;

const rosa = `${person('1', 'Almeida', 'Rosa', '2012-03-02')}${club('Sal Mar')}`;
const lia = `${person('2', 'Barros', 'Lia', '2013-11-14')}${club('Clube Náutico')}`;
const ema = `${person('3', 'Costa', 'Ema', '2012-06-30')}${club('Sal Mar')}`;

const girls = '<Class sex="F"><Id>5</Id><Name>W16</Name></Class>';
const course =
  '<Course><Id>2</Id><Name>Short</Name><Length>2400</Length><Climb>45</Climb><NumberOfControls>2</NumberOfControls></Course>';

export const smallOrienteeringEntries = document(
  'EntryList',
  [rosa, lia, ema].map((who) => `<PersonEntry>${who}<ControlCard>8001</ControlCard>${girls}</PersonEntry>`).join('\n'),
);

const start = (who: string, bib: string, clock: string): string =>
  `<PersonStart>${who}<Start><BibNumber>${bib}</BibNumber><StartTime>2031-03-15T${clock}</StartTime></Start></PersonStart>`;

export const smallOrienteeringStarts = document(
  'StartList',
  `<ClassStart>${girls}${course}${start(rosa, '11', '10:02:00')}${start(lia, '12', '10:00:00')}${start(ema, '13', '10:04:00')}</ClassStart>`,
);

const split = (control: string, time: string): string =>
  `<SplitTime><ControlCode>${control}</ControlCode><Time>${time}</Time></SplitTime>`;

interface Run {
  who: string;
  bib: string;
  clock: string;
  content: string;
}
const result = ({ who, bib, clock, content }: Run): string =>
  `<PersonResult>${who}<Result><BibNumber>${bib}</BibNumber><StartTime>2031-03-15T${clock}</StartTime><FinishTime>2031-03-15T10:30:00</FinishTime>${content}</Result></PersonResult>`;

export const smallOrienteering = document(
  'ResultList',
  `<ClassResult>${girls}${course}
${result({ who: rosa, bib: '11', clock: '10:02:00', content: `<Time>968.0</Time><TimeBehind>0.0</TimeBehind><Position>1</Position><Status>OK</Status>${split('31', '200.0')}${split('32', '640.5')}` })}
${result({ who: lia, bib: '12', clock: '10:00:00', content: `<Time>1031.0</Time><TimeBehind>63.0</TimeBehind><Position>2</Position><Status>OK</Status>${split('31', '240.0')}${split('32', '700.0')}<SplitTime status="Additional"><ControlCode>40</ControlCode><Time>720.0</Time></SplitTime>` })}
${result({ who: ema, bib: '13', clock: '10:04:00', content: `<Time>900.0</Time><Status>MissingPunch</Status>${split('31', '190.0')}<SplitTime status="Missing"><ControlCode>32</ControlCode></SplitTime>` })}
</ClassResult>`,
);

const leg = (who: string, number: number, time: string, overall: string): string =>
  `<TeamMemberResult>${who}<Result><Leg>${number}</Leg><BibNumber>5-${number}</BibNumber><Time>${time}</Time><Status>OK</Status><OverallResult><Time>${overall}</Time><Position>1</Position><Status>OK</Status></OverallResult></Result></TeamMemberResult>`;

export const smallOrienteeringRelay = document(
  'ResultList',
  `<ClassResult>${girls}<TeamResult><Name>Sal Mar 1</Name>${club('Sal Mar')}<BibNumber>5</BibNumber>${leg(rosa, 1, '600.0', '600.0')}${leg(ema, 2, '640.0', '1240.0')}</TeamResult></ClassResult>`,
);
