/** A made-up meet as LENEX, at three hours: entries, start lists and results. */

const head = `<?xml version="1.0" encoding="UTF-8"?>
<LENEX version="3.0">
<CONSTRUCTOR name="Test" version="1"><CONTACT name="Support" email="a@example.org"/></CONSTRUCTOR>
<MEETS><MEET name="Lagoon Cup 2031" city="Praia" nation="CPV" course="LCM" deadline="2031-03-01">
<POOL name="Lagoon Pool" lanemin="1" lanemax="8"/>
<AGEDATE type="YEAR" value="2031-03-15"/>
<SESSIONS>`;

const style = '<SWIMSTYLE distance="100" relaycount="1" stroke="FREE"/>';
const relayStyle = '<SWIMSTYLE distance="50" relaycount="4" stroke="MEDLEY"/>';

const sessions = (heats: { prelim: string; final: string; ages: string; relay: string }): string => `
<SESSION number="1" date="2031-03-15" daytime="09:00" name="Morning" warmupfrom="08:00" warmupuntil="08:50"><EVENTS>
<EVENT eventid="1" number="1" order="1" gender="M" round="PRE" daytime="09:00" preveventid="-1">${style}${heats.prelim}</EVENT>
<EVENT eventid="2" number="2" order="2" gender="F" round="TIM" daytime="09:30" preveventid="-1">
<SWIMSTYLE distance="50" relaycount="1" stroke="BREAST"/>
<AGEGROUPS><AGEGROUP agegroupid="21" agemin="11" agemax="12" name="Youth D">${heats.ages}</AGEGROUP>
<AGEGROUP agegroupid="22" agemin="13" agemax="14" name="Youth C"/></AGEGROUPS></EVENT>
</EVENTS></SESSION>
<SESSION number="2" date="2031-03-15" daytime="17:00"><EVENTS>
<EVENT eventid="3" number="101" order="1" gender="M" round="FIN" daytime="17:00" preveventid="1">${style}${heats.final}</EVENT>
<EVENT eventid="4" number="102" order="2" gender="X" round="TIM" daytime="17:20" preveventid="-1">${relayStyle}${heats.relay}</EVENT>
</EVENTS></SESSION>
</SESSIONS>`;

interface Swimmer {
  id: string;
  last: string;
  first: string;
  gender: 'M' | 'F';
  born: string;
  parts: string;
}

const athlete = ({ id, last, first, gender, born, parts }: Swimmer): string =>
  `<ATHLETE athleteid="${id}" lastname="${last}" firstname="${first}" gender="${gender}" birthdate="${born}" license="L${id}">${parts}</ATHLETE>`;

const club = (code: string, name: string, athletes: string, relays = ''): string =>
  `<CLUB code="${code}" name="${name}" nation="CPV" type="CLUB"><ATHLETES>${athletes}</ATHLETES>${relays}</CLUB>`;

const foot = '</MEET></MEETS></LENEX>';

const entry = (event: number, time: string): string => `<ENTRY eventid="${event}" entrytime="${time}"/>`;

export const smallEntries = `${head}${sessions({ prelim: '', final: '', ages: '', relay: '' })}<CLUBS>${club(
  'CNP',
  'Clube Náutico da Praia',
  athlete({
    id: '1',
    last: 'Évora',
    first: 'Ivo',
    gender: 'M',
    born: '2012-05-01',
    parts: `<ENTRIES>${entry(1, '00:00:58.10')}</ENTRIES>`,
  }) +
    athlete({
      id: '2',
      last: 'Lima',
      first: 'Rui',
      gender: 'M',
      born: '2013-07-02',
      parts: `<ENTRIES>${entry(1, '00:01:01.00')}</ENTRIES>`,
    }),
)}${club(
  'SM',
  'Sal Mar',
  athlete({
    id: '3',
    last: 'Tavares',
    first: 'Ana',
    gender: 'F',
    born: '2019-01-09',
    parts: `<ENTRIES>${entry(2, 'NT')}</ENTRIES>`,
  }),
)}</CLUBS>${foot}`;

const split = (distance: number, time: string): string => `<SPLIT distance="${distance}" swimtime="${time}"/>`;

/** The same people have other numbers here, as in a file of another program. */
export const smallResults = `${head}${sessions({
  prelim:
    '<HEATS><HEAT heatid="11" number="1" daytime="09:00" status="OFFICIAL"/><HEAT heatid="12" number="2" daytime="09:04" status="OFFICIAL"/></HEATS>',
  final: '<HEATS><HEAT heatid="31" number="1" final="A" daytime="17:00" status="OFFICIAL"/></HEATS>',
  ages: '<RANKINGS><RANKING place="1" resultid="103"/></RANKINGS>',
  relay: '<HEATS><HEAT heatid="41" number="1" status="INOFFICIAL"/></HEATS>',
})}<CLUBS>${club(
  'CNP',
  'Clube Náutico da Praia',
  athlete({
    id: '901',
    last: 'Évora',
    first: 'Ivo',
    gender: 'M',
    born: '2012-05-01',
    parts: `<RESULTS><RESULT resultid="101" eventid="1" heatid="11" lane="4" swimtime="00:00:57.90" reactiontime="+72" entrytime="00:00:58.10"><SPLITS>${split(50, '00:00:27.50')}${split(100, '00:00:57.90')}</SPLITS></RESULT><RESULT resultid="105" eventid="3" heatid="31" lane="5" swimtime="00:00:57.40" points="512"/></RESULTS>`,
  }) +
    athlete({
      id: '902',
      last: 'Lima',
      first: 'Rui',
      gender: 'M',
      born: '2013-07-02',
      parts: `<RESULTS><RESULT resultid="102" eventid="1" heatid="12" lane="3" swimtime="00:01:00.75" status="DSQ" comment="Turned on the side after 50 m"/></RESULTS>`,
    }),
  `<RELAYS><RELAY number="1" gender="X" agemin="-1" agemax="-1" agetotalmin="-1" agetotalmax="-1" name="Praia 1"><RESULTS><RESULT resultid="106" eventid="4" heatid="41" lane="2" swimtime="00:01:59.99"><RELAYPOSITIONS><RELAYPOSITION number="1" athleteid="902" reactiontime="+70"/><RELAYPOSITION number="2" athleteid="901" reactiontime="-3"/></RELAYPOSITIONS></RESULT></RESULTS></RELAY></RELAYS>`,
)}${club(
  'SM',
  'Sal Mar',
  athlete({
    id: '903',
    last: 'Tavares',
    first: 'Ana',
    gender: 'F',
    born: '2019-01-09',
    parts: `<RESULTS><RESULT resultid="103" eventid="2" swimtime="00:00:49.05" lane="1"/></RESULTS>`,
  }),
)}</CLUBS>${foot.replace(
  '</LENEX>',
  `<RECORDLISTS><RECORDLIST name="National records" type="CPV" course="LCM" gender="M"><RECORDS><RECORD swimtime="00:00:50.12"><SWIMSTYLE distance="100" relaycount="1" stroke="FREE"/><ATHLETE firstname="Old" lastname="Champion"><CLUB code="CNP" name="Clube"/></ATHLETE><MEETINFO city="Mindelo" date="2024-04-04" name="Open"/></RECORD><RECORD swimtime="00:02:02.00"><SWIMSTYLE distance="200" relaycount="1" stroke="FLY"/></RECORD></RECORDS></RECORDLIST></RECORDLISTS></LENEX>`,
)}`;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
