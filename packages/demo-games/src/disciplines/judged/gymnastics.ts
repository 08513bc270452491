import { playRounds } from '../../formats/rounds.ts';
import type { RoundPlan } from '../../formats/rounds.ts';
import type { GamesEvent, Person, PersonGender } from '../../model.ts';
import { unitTerms } from '../../words/terms.ts';
import { makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { bothGenders } from '../kit.ts';
import type { DisciplinePlan, Kit } from '../kit.ts';
import { routines } from './routines.ts';
import { teamRoutines } from './team-routines.ts';

const apparatus: Readonly<Record<string, SixTexts>> = {
  FX: makeTexts('floor exercise', 'suelo', 'solo', 'sərbəst hərəkətlər', 'الحركات الأرضية', 'sol'),
  PH: makeTexts(
    'pommel horse',
    'caballo con arcos',
    'cavalo com alças',
    'dəstəkli at',
    'حصان الحلق',
    'cheval d’arçons',
  ),
  SR: makeTexts('rings', 'anillas', 'argolas', 'halqalar', 'الحلق', 'anneaux'),
  VT: makeTexts('vault', 'salto', 'salto sobre a mesa', 'dayaqlı tullanma', 'طاولة القفز', 'saut'),
  PB: makeTexts(
    'parallel bars',
    'barras paralelas',
    'barras paralelas',
    'paralel qollar',
    'المتوازي',
    'barres parallèles',
  ),
  HB: makeTexts('horizontal bar', 'barra fija', 'barra fixa', 'turnik', 'العقلة', 'barre fixe'),
  UB: makeTexts(
    'uneven bars',
    'barras asimétricas',
    'barras assimétricas',
    'müxtəlif hündürlüklü qollar',
    'المتوازي مختلف الارتفاع',
    'barres asymétriques',
  ),
  BB: makeTexts('balance beam', 'barra de equilibrio', 'trave', 'gimnastika tiri', 'عارضة التوازن', 'poutre'),
};
const apparatusByGender: Readonly<Record<PersonGender, readonly string[]>> = {
  M: ['FX', 'PH', 'SR', 'VT', 'PB', 'HB'],
  W: ['VT', 'UB', 'BB', 'FX'],
};
const allAround = makeTexts(
  'all-around',
  'concurso completo',
  'individual geral',
  'çoxnövçülük',
  'الفردي العام',
  'concours général',
);
const team = makeTexts('team', 'equipos', 'equipes', 'komanda', 'فرق', 'par équipes');
const scores = { difficulty: [3.4, 5.2], execution: [6.9, 8.9], decimals: 3 } as const;

function addEvent(kit: Kit, event: GamesEvent, parts: readonly string[], plans: readonly RoundPlan[]): void {
  playRounds({
    event,
    contest:
      event.kind === 'team'
        ? teamRoutines({ ...scores, parts })
        : routines({ ...scores, parts, isMean: parts[0] === parts[1] }),
    plans,
    fields: kit.plan.fields,
    random: kit.random,
  });
}

export const artisticGymnastics: DisciplinePlan = {
  code: 'GAR',
  name: makeTexts(
    'Artistic gymnastics',
    'Gimnasia artística',
    'Ginástica artística',
    'İdman gimnastikası',
    'الجمباز الفني',
    'Gymnastique artistique',
  ),
  days: [5, 9],
  windows: [
    [540, 780],
    [840, 1230],
  ],
  fields: ['GYM'],
  build: (kit) => {
    const pools = { M: kit.pool('M', 40, 4), W: kit.pool('W', 40, 4) };
    const list = kit.limit(
      bothGenders.flatMap((gender) => ['TEAM', 'AA', ...apparatusByGender[gender]].map((type) => ({ gender, type }))),
    );
    for (const { gender, type } of list) {
      const pool = pools[gender];
      const parts = apparatusByGender[gender];
      const dayOffset = gender === 'W' ? 1 : 0;
      if (type === 'TEAM') addTeam(kit, gender, pool, parts, dayOffset);
      else if (type === 'AA') {
        const event = kit.event({ type: 'AA', term: allAround, gender, firstDay: 6 + dayOffset });
        kit.enterFrom(event, pool, 24);
        addEvent(kit, event, parts, [
          { kind: 'FNL', perUnit: 40, byPlace: 0, qualifiers: 0, minutes: 120, day: 0, minute: 840 },
        ]);
      } else {
        const event = kit.event({
          type: `1AP${type}`,
          term: apparatus[type]!,
          gender,
          firstDay: 8 + (parts.indexOf(type) > parts.length / 2 - 1 ? 1 : 0),
        });
        kit.enterFrom(event, pool, 16);
        addEvent(kit, event, type === 'VT' ? ['VT', 'VT'] : [type], [
          {
            kind: 'QUAL',
            perUnit: 8,
            byPlace: 0,
            qualifiers: 8,
            minutes: 18,
            unitTerm: unitTerms.subdivision,
            day: 0,
            minute: 540,
          },
          { kind: 'FNL', perUnit: 40, byPlace: 0, qualifiers: 0, minutes: 32, day: 0, minute: 870 },
        ]);
      }
    }
  },
};

function addTeam(
  kit: Kit,
  gender: PersonGender,
  pool: readonly Person[],
  parts: readonly string[],
  dayOffset: number,
): void {
  const event = kit.event({ type: 'TEAM', term: team, gender, kind: 'team', firstDay: 5 });
  for (const [organisation, members] of Map.groupBy(pool, (person) => person.organisation)) {
    if (members.length >= 3 && event.competitors.length < 8) kit.enterTeam(event, organisation, members.slice(0, 3));
  }
  kit.fillTeams(event, kit.size(8, 4), (organisation) => [1, 2, 3].map(() => kit.athlete(gender, organisation)));
  addEvent(kit, event, parts, [
    { kind: 'FNL', perUnit: 40, byPlace: 0, qualifiers: 0, minutes: 130, day: 0, minute: dayOffset === 1 ? 1020 : 840 },
  ]);
}

const rhythmic: Readonly<Record<string, SixTexts>> = {
  HOOP: makeTexts('hoop', 'aro', 'arco', 'halqa', 'الطوق', 'cerceau'),
  BALL: makeTexts('ball', 'pelota', 'bola', 'top', 'الكرة', 'ballon'),
  CLUBS: makeTexts('clubs', 'mazas', 'maças', 'gürz', 'الصولجان', 'massues'),
  RIBBON: makeTexts('ribbon', 'cinta', 'fita', 'lent', 'الشريط', 'ruban'),
};

export const rhythmicGymnastics: DisciplinePlan = {
  code: 'GRY',
  name: makeTexts(
    'Rhythmic gymnastics',
    'Gimnasia rítmica',
    'Ginástica rítmica',
    'Bədii gimnastika',
    'الجمباز الإيقاعي',
    'Gymnastique rythmique',
  ),
  days: [11, 14],
  windows: [
    [540, 780],
    [840, 1200],
  ],
  fields: ['GYM'],
  build: (kit) => {
    const pool = kit.pool('W', 38, 2);
    const contest = (parts: readonly string[]) =>
      routines({ parts, difficulty: [6, 13], execution: [6.4, 8.6], hasArtistry: true, decimals: 3 });
    for (const type of kit.limit(['AA', 'HOOP', 'BALL', 'CLUBS', 'RIBBON', 'GROUP'])) {
      const isGroup = type === 'GROUP';
      const firstDay = type === 'AA' ? 12 : isGroup ? 11 : type === 'HOOP' || type === 'BALL' ? 13 : 14;
      const term = isGroup
        ? makeTexts('group all-around', 'conjuntos', 'conjunto', 'qrup hərəkətləri', 'المجموعات', 'ensembles')
        : (rhythmic[type] ?? allAround);
      const event = kit.event({ type, term, gender: 'W', kind: isGroup ? 'team' : 'individual', firstDay });
      if (isGroup) {
        for (const organisation of kit.organisations(8))
          kit.enterTeam(
            event,
            organisation,
            Array.from({ length: 5 }, () => kit.athlete('W', organisation)),
          );
      } else kit.enterFrom(event, pool, type === 'AA' ? 24 : 16);
      const parts = type === 'AA' ? Object.keys(rhythmic) : isGroup ? ['5 HOOPS', '3 RIBBONS 2 BALLS'] : [type];
      const final: RoundPlan = {
        kind: 'FNL',
        perUnit: 40,
        byPlace: 0,
        qualifiers: 0,
        minutes: type === 'AA' ? 150 : 40,
        day: 0,
        minute: 870,
      };
      const qualification: RoundPlan = {
        kind: 'QUAL',
        perUnit: 8,
        byPlace: 0,
        qualifiers: 8,
        minutes: 22,
        unitTerm: unitTerms.subdivision,
        day: 0,
        minute: 540,
      };
      playRounds({
        event,
        contest: contest(parts),
        plans: type === 'AA' || isGroup ? [final] : [qualification, final],
        fields: kit.plan.fields,
        random: kit.random,
      });
    }
  },
};
