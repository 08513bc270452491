import { compose, makeTexts } from '../../words/texts.ts';
import type { DemoContext } from '../context.ts';
import { demoItems } from '../demo-item.ts';
import type { DemoData, DemoFile, DemoPart } from '../demo-item.ts';
import { portraitCount, portraitNumber } from '../drawing/portrait.ts';
import { athleteLines, professorLines, roles } from './biographies.ts';

/** Name, sport, state and venue of fictional people. */
type Row = [name: string, sport: string, delegation: string, venue: string];

const athletes: readonly Row[] = [
  ['Dandara Figueira', 'SWM', 'BAH', 'AQC'],
  ['Ícaro Valadão', 'ATH', 'PAR', 'STA'],
  ['Jaciara Montalvão', 'JUD', 'CEA', 'CBH'],
  ['Nilo Bragança', 'BKB', 'RIO', 'BKH'],
  ['Anahí Quintanilha', 'VVO', 'SCA', 'VVH'],
  ['Tarcísio Embiara', 'TKW', 'AMA', 'MAH'],
  ['Iolanda Serpa', 'GAR', 'MIN', 'GYH'],
  ['Ubiratan Castilho', 'WRE', 'PER', 'CBH'],
  ['Marina Alcoforado', 'OWS', 'RGN', 'BCH'],
  ['Caetano Frota', 'CYC', 'GOI', 'BKP'],
  ['Luana Pitanguy', 'GRY', 'SPA', 'GYH'],
  ['Breno Tavora', 'FEN', 'RGS', 'FNH'],
  ['Yara Monteblanco', 'ARC', 'MTS', 'PRK'],
  ['Otávio Senhorinho', 'TTE', 'ESA', 'RKH'],
  ['Cíntia Barrozo', 'BDM', 'PIA', 'RKH'],
  ['Davi Lourival', 'HBL', 'SER', 'HBH'],
  ['Morena Escobedo', 'VBV', 'PRB', 'BCH'],
  ['Estevão Corumbá', 'TRI', 'MTO', 'BCH'],
];

const professors: readonly Row[] = [
  ['Heloísa Pontual', 'ATH', 'DFE', 'STA'],
  ['Raimundo Seixas', 'SWM', 'MAR', 'AQC'],
  ['Zuleika Antunes', 'GAR', 'ALA', 'GYH'],
  ['Benedito Falcão', 'JUD', 'TOC', 'CBH'],
  ['Aurélia Vilhena', 'BKB', 'ACR', 'BKH'],
  ['Plínio Andaraí', 'HBL', 'ROR', 'HBH'],
  ['Conceição Maia', 'VVO', 'RON', 'VVH'],
  ['Silvério Pacheco', 'FBL', 'AMP', 'FBG'],
  ['Dalva Teodoro', 'TTE', 'SPA', 'RKH'],
  ['Orlando Bittencourt', 'CYC', 'RGS', 'BKP'],
  ['Nazaré Queirós', 'KTE', 'PAR', 'MAH'],
  ['Amadeu Trigueiro', 'WRE', 'MIN', 'CBH'],
];

const ambassadorId = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');

const portraitAlt = (name: string) =>
  makeTexts(
    `Drawn portrait of ${name}`,
    `Retrato dibujado de ${name}`,
    `Retrato desenhado de ${name}`,
    `${name}: çəkilmiş portret`,
    `صورة مرسومة: ${name}`,
    `Portrait dessiné : ${name}`,
  );

/** Eighteen athletes and twelve coaches; each is available on three days, in rotation. */
export function ambassadors(context: DemoContext): DemoPart {
  const files: DemoFile[] = [];
  const allAmbassadors = [
    ...athletes.map((row) => ({ row, type: 'athlete' as const })),
    ...professors.map((row) => ({ row, type: 'professor' as const })),
  ];
  const selectedAmbassadors = context.isSmall ? [allAmbassadors[0]!, allAmbassadors.at(-1)!] : allAmbassadors;
  const items = selectedAmbassadors.map(
    ({ row: [name, sport, delegation, venue], type }, index): [string, DemoData<'ambassador'>] => {
      const lines = type === 'athlete' ? athleteLines : professorLines;
      const ownLines = [lines[index % lines.length]!, lines[(index * 2 + 1) % lines.length]!];
      const [role, hour] = [
        type === 'athlete'
          ? index % 3 === 2
            ? roles.champion
            : roles.athlete
          : index % 2
            ? roles.coach
            : roles.teacher,
        9 + (index % 8),
      ];
      const days = [...new Set([2 + (index % 11), 5 + (index % 9), 8 + ((index * 5) % 7)])].toSorted((a, b) => a - b);
      const photo = `files/ambassador-${ambassadorId(name)}.webp`;
      const hasPhoto = index % 3 === 0;
      if (hasPhoto) files.push({ path: photo, purpose: 'photo', content: portraitNumber((index / 3) % portraitCount) });
      return [
        ambassadorId(name),
        {
          type,
          name,
          sport,
          delegation,
          role,
          biography: compose((language) => [...new Set(ownLines.map((line) => line[language]))].join('\n\n')),
          days: days.map((day) => context.day(day)),
          from: `${String(hour).padStart(2, '0')}:00`,
          until: `${String(hour + 2).padStart(2, '0')}:00`,
          venue,
          ...(hasPhoto && { photo: { path: photo, alt: portraitAlt(name) } }),
        },
      ];
    },
  );
  return { items: demoItems('ambassador', items), files };
}
