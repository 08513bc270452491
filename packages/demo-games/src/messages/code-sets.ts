import { compareEvents, feedLanguage } from '@podium/games';
import type { Language } from '@podium/games';
import type { CodeRow } from '@podium/odf';
import type { GamesEvent } from '../model.ts';
import { states } from '../places/states.ts';
import { venues } from '../places/venues.ts';
import { joinedTerms } from '../words/terms.ts';
import { makeTexts } from '../words/texts.ts';
import type { SixTexts } from '../words/texts.ts';
import type { World } from '../world.ts';
import { disciplineRsc } from './envelope.ts';
import { unitTitle } from './schedule.ts';

interface CodeEntry {
  code: string;
  attributes: Record<string, string>;
  name: SixTexts;
  long?: SixTexts;
  short?: string;
}

const functions: Readonly<Record<string, SixTexts>> = {
  AA01: makeTexts('Athlete', 'Deportista', 'Atleta', 'İdmançı', 'رياضي/ة', 'Athlète'),
  COACH: makeTexts('Coach', 'Entrenador/a', 'Treinador(a)', 'Məşqçi', 'مدرب/ة', 'Entraîneur·euse'),
  REF: makeTexts('Referee', 'Árbitro/a', 'Árbitro(a)', 'Hakim', 'حكم', 'Arbitre'),
  JU: makeTexts('Judge', 'Juez/a', 'Juiz(a)', 'Hakim-qiymətləndirici', 'قاضٍ/قاضية', 'Juge'),
  TD: makeTexts(
    'Technical delegate',
    'Delegado/a técnico/a',
    'Delegado(a) técnico(a)',
    'Texniki nümayəndə',
    'مندوب/ة فني/ة',
    'Délégué·e technique',
  ),
  SCR: makeTexts('Scorer', 'Anotador/a', 'Apontador(a)', 'Katib', 'مسجّل/ة', 'Marqueur·euse'),
};

/** The same words as on the pages. */
const irms: Readonly<Record<string, SixTexts>> = {
  DNS: makeTexts('Did not start', 'No tomó la salida', 'Não largou', 'Starta çıxmadı', 'عدم البدء', 'Non partant'),
  DNF: makeTexts('Did not finish', 'No terminó', 'Não terminou', 'Finişə çatmadı', 'عدم الإكمال', 'N’a pas terminé'),
  DSQ: makeTexts(
    'Disqualified',
    'Descalificación',
    'Desclassificação',
    'Diskvalifikasiya',
    'استبعاد',
    'Disqualification',
  ),
  NM: makeTexts('No mark', 'Sin marca', 'Sem marca', 'Nəticəsiz', 'بلا محاولة صحيحة', 'Aucun essai valable'),
  WO: makeTexts(
    'Walkover',
    'Victoria por W. O.',
    'Vitória por W.O.',
    'Rəqib gəlmədiyi üçün qələbə',
    'فوز بغياب المنافس',
    'Victoire par forfait',
  ),
};

const recordTypes: Readonly<Record<string, SixTexts>> = {
  GR: makeTexts(
    'Games record',
    'Récord de los Juegos',
    'Recorde dos Jogos',
    'Oyunların rekordu',
    'الرقم القياسي للدورة',
    'Record des Jeux',
  ),
  NYR: makeTexts(
    'National youth record',
    'Récord nacional juvenil',
    'Recorde nacional juvenil',
    'Gənclər arasında milli rekord',
    'رقم وطني للناشئين',
    'Record national jeunes',
  ),
};

/** Names of action codes as in the timing system, whatever the outcome; by sport. */
const actions: Readonly<Record<string, Readonly<Record<string, SixTexts>>>> = {
  FBL: {
    SHOT: makeTexts('Shot', 'Tiro', 'Finalização', 'Zərbə', 'تسديدة', 'Tir'),
    PTY: makeTexts('Penalty', 'Penalti', 'Pênalti', 'Penalti', 'ركلة جزاء', 'Penalty'),
    FRD: makeTexts('Free kick', 'Tiro libre', 'Cobrança de falta', 'Cərimə zərbəsi', 'ركلة حرة', 'Coup franc'),
  },
  HBL: { SHOT: makeTexts('Shot', 'Lanzamiento', 'Arremesso', 'Atış', 'تسديدة', 'Tir') },
};

const ceremonies = makeTexts('Ceremonies', 'Ceremonias', 'Cerimônias', 'Mərasimlər', 'المراسم', 'Cérémonies');

export function codeSets(world: World): Map<string, CodeEntry[]> {
  const { events } = world;
  const labels = (texts: Readonly<Record<string, SixTexts>>) =>
    Object.entries(texts).map(([code, name], index): CodeEntry => ({
      code,
      name,
      attributes: { Order: String(index + 1) },
    }));
  const disciplines = world.disciplines.map(({ plan }): CodeEntry => ({
    code: disciplineRsc(plan.code),
    attributes: { Discipline: plan.code, Order: 'DATE', Schedule: 'Y' },
    name: plan.name,
    short: plan.code,
  }));
  disciplines.push({
    code: disciplineRsc('CER'),
    attributes: { Discipline: 'CER', Order: 'DATE', Schedule: 'Y', Note: 'non-sport' },
    name: ceremonies,
    short: 'CER',
  });
  return new Map([
    ['DISCIPLINE', disciplines],
    [
      'ORGANISATION',
      states.map((state): CodeEntry => ({
        code: state.code,
        attributes: { Type: 'STATE', Ranked: 'Y', Flag: `BR-${state.letters}`, Letters: state.letters },
        name: state.name,
        short: state.letters,
      })),
    ],
    ['VENUE', venues.map(({ code, name }): CodeEntry => ({ code, attributes: { Competition: 'Y' }, name }))],
    [
      'LOCATION',
      venues.flatMap((venue) =>
        venue.fields.map(({ code, name }, index): CodeEntry => ({
          code,
          attributes: { VenueCode: venue.code, Competition: 'Y', Order: String(index + 1) },
          name,
          long: joinedTerms(venue.name, name),
        })),
      ),
    ],
    ['EVENT', events.toSorted((a, b) => compareEvents(a.code, b.code)).map((event, index) => eventEntry(event, index))],
    [
      'PHASE',
      events.flatMap((event) =>
        event.phases.map((phase): CodeEntry => ({
          code: phase.code,
          attributes: { ...codeParts(phase.code), Order: String(phase.order) },
          name: phase.name,
        })),
      ),
    ],
    ['EVENT_UNIT', unitEntries(events)],
    ['RECORD_TYPE', labels(recordTypes)],
    ['DISCIPLINE_FUNCTION', labels(functions)],
    ['ODF_SPORT_CODES', world.disciplines.flatMap(({ plan }) => actionEntries(plan.code))],
    ['IRM', labels(irms)],
  ]);
}

function actionEntries(discipline: string): CodeEntry[] {
  return Object.entries(actions[discipline] ?? {}).map(([code, name]) => ({
    code,
    name,
    attributes: { Discipline: discipline, Type: '@Action' },
  }));
}

function codeParts(code: string): Record<string, string> {
  return { Discipline: code.slice(0, 3), Gender: code[3]!, Event: code.slice(4, 22) };
}

function eventEntry(event: GamesEvent, index: number): CodeEntry {
  const attributes: Record<string, string> = {
    ...codeParts(event.code),
    Type: event.kind,
    Medals: '1',
    Order: String(index + 1),
  };
  if (event.division) attributes['Division'] = event.division;
  if (event.isExhibition) attributes['Exhibition'] = 'Y';
  return { code: event.code, attributes, name: event.name };
}

function unitEntries(events: readonly GamesEvent[]): CodeEntry[] {
  let order = 0;
  return events.flatMap((event) =>
    event.phases.flatMap((phase) =>
      phase.units.map((unit): CodeEntry => ({
        code: unit.code,
        attributes: {
          ...codeParts(unit.code),
          Phase: unit.code.slice(22, 26),
          Type: unit.type,
          Schedule: 'Y',
          Medal: unit.medal,
          Order: String((order += 1)),
        },
        name: unitTitle(unit),
      })),
    ),
  );
}

export function codeRows(entries: readonly CodeEntry[], language: Language): CodeRow[] {
  return entries.map(({ code, attributes, name, long, short }) => ({
    code,
    attributes,
    texts: [
      {
        language: feedLanguage(language),
        description: name[language],
        longDescription: (long ?? name)[language],
        shortDescription: short ?? name[language],
      },
    ],
  }));
}
