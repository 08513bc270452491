import { playKnockOut } from '../../formats/knock-out.ts';
import { playRounds } from '../../formats/rounds.ts';
import type { AgeClass, EventGender, Person, PersonGender } from '../../model.ts';
import { unitTerms } from '../../words/terms.ts';
import { compose, makeTexts } from '../../words/texts.ts';
import type { SixTexts } from '../../words/texts.ts';
import { routines } from '../judged/routines.ts';
import { agePair, bothGenders } from '../kit.ts';
import type { DisciplinePlan, Kit } from '../kit.ts';
import { freestyleBout, grecoRomanBout, karate, taekwondo } from './combat-sports.ts';
import type { DuelRules } from '../../formats/duel.ts';
import { judo } from './judo.ts';
import { teamTie } from './team-ties.ts';

/** Weight classes by age group and gender. */
type Weights = Readonly<Record<AgeClass, Readonly<Record<PersonGender, readonly string[]>>>>;

interface WeightEvents {
  weights: Weights;
  entries: number;
  rules: DuelRules;
  bronze: 'both' | 'repechage';
  /** Prefix of the weight: `FS` for freestyle. */
  prefix?: string;
  term?: SixTexts;
  lastDay?: number;
}

interface WeightClass {
  age: AgeClass;
  gender: PersonGender;
  weight: string;
  style: WeightEvents;
}

function listClasses(style: WeightEvents): WeightClass[] {
  return agePair.flatMap((age) =>
    bothGenders.flatMap((gender) => style.weights[age][gender].map((weight) => ({ age, gender, weight, style }))),
  );
}

/**
 * `-81 kg`. In Arabic the sign would move to the other side of its number, so both are in an isolate. A direction
 * mark before the number would work too, but a name that begins with one would be displayed from left to right.
 */
function weightText(weight: string, language: string): string {
  return language === 'ar' ? `\u{2066}${weight}\u{2069} كغ` : `${weight} kg`;
}

function addClasses(kit: Kit, classes: readonly WeightClass[], lastDay: number): void {
  const selectedClasses = kit.limit(kit.random.shuffle(classes));
  for (const [index, { age, gender, weight, style }] of selectedClasses.entries()) {
    const isOpen = weight.startsWith('+');
    const event = kit.event({
      type: `${style.prefix ?? ''}${isOpen ? 'O' : ''}${weight.replace('+', '')}KG`,
      term: compose(
        (language) =>
          `${style.term ? `${style.term[language]} ` : ''}${weightText(isOpen ? weight : `-${weight}`, language)}`,
      ),
      gender,
      age,
      firstDay: kit.dayFor(index, selectedClasses.length, lastDay),
    });
    kit.enter(event, style.entries + kit.random.int(-2, 2), 1);
    for (const competitor of event.competitors)
      for (const member of competitor.members) member.weight = bodyWeight(weight, isOpen, kit);
    event.ranking = playKnockOut({
      event,
      seeds: event.competitors.toSorted((a, b) => b.strength - a.strength),
      rules: style.rules,
      random: kit.random,
      fields: kit.plan.fields,
      unitTerm: unitTerms.contest,
      bronze: style.bronze,
      day: 0,
      minute: 540 + (index % 3) * 20,
      medals: { semifinalDay: 0, day: 0, minute: 930 },
    });
  }
}

function bodyWeight(weight: string, isOpen: boolean, kit: Kit): number {
  const limit = Number(weight.replace('+', ''));
  return isOpen ? limit + kit.random.int(3, 18) : limit - kit.random.int(0, 1);
}

const judoEvents: WeightEvents = {
  weights: {
    U16: { M: ['50', '55', '60', '66', '73', '81', '90', '+90'], W: ['40', '44', '48', '52', '57', '63', '70', '+70'] },
    U18: {
      M: ['55', '60', '66', '73', '81', '90', '100', '+100'],
      W: ['44', '48', '52', '57', '63', '70', '78', '+78'],
    },
  },
  entries: 14,
  rules: judo,
  bronze: 'repechage',
};

export const judoPlan: DisciplinePlan = {
  code: 'JUD',
  name: makeTexts('Judo', 'Judo', 'Judô', 'Cüdo', 'الجودو', 'Judo'),
  days: [2, 6],
  windows: [
    [540, 780],
    [840, 1140],
  ],
  fields: ['MA1', 'MA2', 'MA3'],
  hasWeighIn: true,
  build: (kit) => {
    addClasses(kit, listClasses(judoEvents), 5);
    const people = kit.events
      .filter((event) => event.age === 'U18')
      .flatMap((event) => event.competitors.flatMap((competitor) => competitor.members));
    mixedTeams(kit, people);
  },
};

/** Mixed teams of three boys and three girls of a state. */
function mixedTeams(kit: Kit, people: readonly Person[]): void {
  const event = kit.event({
    type: 'TEAM6',
    term: makeTexts('team', 'equipos', 'equipes', 'komanda', 'فرق', 'par équipes'),
    gender: 'X',
    kind: 'team',
    firstDay: 6,
  });
  for (const [organisation, teamMembers] of Map.groupBy(people, (person) => person.organisation)) {
    const pickByGender = (gender: EventGender) => teamMembers.filter((person) => person.gender === gender).slice(0, 3);
    const members = [...pickByGender('M'), ...pickByGender('W')];
    if (members.length === 6 && event.competitors.length < 12) kit.enterTeam(event, organisation, members);
  }
  kit.fillTeams(event, 4, (organisation) =>
    [...bothGenders, ...bothGenders, ...bothGenders].map((gender) => kit.athlete(gender, organisation, 'U18')),
  );
  event.ranking = playKnockOut({
    event,
    seeds: event.competitors.toSorted((a, b) => b.strength - a.strength),
    rules: teamTie(35, 4, 1),
    random: kit.random,
    fields: kit.plan.fields,
    unitTerm: unitTerms.match,
    bronze: 'repechage',
    day: 0,
    minute: 540,
  });
}

const freestyle: WeightEvents = {
  weights: {
    U16: { M: ['48', '55', '62', '71', '80'], W: ['42', '49', '54', '62'] },
    U18: { M: ['51', '60', '71', '80', '92'], W: ['46', '53', '61', '69'] },
  },
  entries: 11,
  rules: freestyleBout,
  bronze: 'repechage',
  prefix: 'FS',
  term: makeTexts('freestyle', 'estilo libre', 'estilo livre', 'sərbəst güləş', 'مصارعة حرة', 'lutte libre'),
};
const grecoRoman: WeightEvents = {
  ...freestyle,
  weights: { U16: { M: ['48', '55', '62', '71', '80'], W: [] }, U18: { M: ['51', '60', '71', '80', '92'], W: [] } },
  rules: grecoRomanBout,
  prefix: 'GR',
  term: makeTexts(
    'Greco-Roman',
    'estilo grecorromano',
    'estilo greco-romano',
    'yunan-Roma güləşi',
    'مصارعة رومانية',
    'lutte gréco-romaine',
  ),
};

export const wrestlingPlan: DisciplinePlan = {
  code: 'WRE',
  name: makeTexts('Wrestling', 'Lucha', 'Wrestling', 'Güləş', 'المصارعة', 'Lutte'),
  days: [8, 12],
  windows: [
    [540, 780],
    [840, 1170],
  ],
  fields: ['MA1', 'MA2', 'MA3'],
  hasWeighIn: true,
  build: (kit) => addClasses(kit, [...listClasses(freestyle), ...listClasses(grecoRoman)], 12),
};

export const taekwondoPlan: DisciplinePlan = {
  code: 'TKW',
  name: makeTexts('Taekwondo', 'Taekwondo', 'Taekwondo', 'Taekvondo', 'التايكواندو', 'Taekwondo'),
  days: [6, 9],
  windows: [
    [540, 780],
    [840, 1170],
  ],
  fields: ['AR1', 'AR2', 'AR3'],
  hasWeighIn: true,
  build: (kit) =>
    addClasses(
      kit,
      listClasses({
        weights: {
          U16: { M: ['45', '51', '57', '65', '+65'], W: ['42', '46', '51', '59', '+59'] },
          U18: { M: ['48', '55', '63', '73', '+73'], W: ['44', '49', '55', '63', '+63'] },
        },
        entries: 13,
        rules: taekwondo,
        bronze: 'both',
      }),
      9,
    ),
};

const kumite: WeightEvents = {
  weights: {
    U16: { M: ['52', '57', '63', '+63'], W: ['47', '54', '61', '+61'] },
    U18: { M: ['55', '61', '68', '+68'], W: ['48', '53', '59', '+59'] },
  },
  entries: 13,
  rules: karate,
  bronze: 'repechage',
  prefix: 'KU',
  term: makeTexts('kumite', 'kumite', 'kumitê', 'kumite', 'كوميتيه', 'kumité'),
};

export const karatePlan: DisciplinePlan = {
  code: 'KTE',
  name: makeTexts('Karate', 'Kárate', 'Karatê', 'Karate', 'الكاراتيه', 'Karaté'),
  days: [10, 13],
  windows: [
    [540, 780],
    [840, 1140],
  ],
  fields: ['AR1', 'AR2', 'AR3'],
  hasWeighIn: true,
  build: (kit) => {
    addClasses(kit, listClasses(kumite), 13);
    const groups = kit.limit(agePair.flatMap((age) => bothGenders.map((gender) => ({ age, gender }))));
    for (const [index, { age, gender }] of groups.entries()) {
      const event = kit.event({
        type: 'KATA',
        term: makeTexts('kata', 'kata', 'kata', 'kata', 'كاتا', 'kata'),
        gender,
        age,
        firstDay: 10 + index,
      });
      kit.enter(event, 12, 1);
      playRounds({
        event,
        contest: routines({ parts: [''], difficulty: [13.5, 16.2], execution: [6.5, 8.4], decimals: 2 }),
        plans: [
          { kind: 'QUAL', perUnit: 12, byPlace: 0, qualifiers: 6, minutes: 45, day: 0, minute: 540 },
          { kind: 'FNL', perUnit: 12, byPlace: 0, qualifiers: 0, minutes: 30, day: 0, minute: 960 },
        ],
        fields: kit.plan.fields,
        random: kit.random,
      });
    }
  },
};
