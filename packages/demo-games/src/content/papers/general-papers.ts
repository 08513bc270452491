/** Timetables and papers about the Games as a whole. */
import type { Language } from '@podium/games';
import { hotels } from '../../places/hotels.ts';
import { venues } from '../../places/venues.ts';
import { makeTexts } from '../../words/texts.ts';
import { rules } from './document-row.ts';
import type { DocumentRow } from './document-row.ts';

/** Departures of a line, one row per stop. */
const timetable = (stops: readonly string[], firstMinute: number, everyMinutes: number) => (): string[][] =>
  stops.map((stop, index) => {
    const first = firstMinute + index * 4;
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return [clock(first), clock(first + everyMinutes), stop];
  });

const northStops = hotels.slice(0, 5).map(({ name }) => name);
const southStops = hotels.slice(5, 10).map(({ name }) => name);
const lakeStops = hotels.slice(10).map(({ name }) => name);

const venueRows = (language: Language) => venues.map(({ code, name }) => [code, name[language]]);

export const generalPapers: readonly DocumentRow[] = [
  {
    id: 'timetable-north-1',
    type: 'transport',
    published: 1,
    version: 1,
    priority: 2,
    title: makeTexts(
      'North line: timetable',
      'Línea norte: horarios',
      'Linha norte: horários',
      'Şimal xətti: cədvəl',
      'الخط الشمالي: المواعيد',
      'Ligne nord : horaires',
    ),
    summary: makeTexts(
      'Days 1 and 2.',
      'Días 1 y 2.',
      'Dias 1 e 2.',
      '1-ci və 2-ci günlər.',
      'اليومان الأول والثاني.',
      'Jours 1 et 2.',
    ),
    lines: timetable(northStops, 360, 30),
  },
  {
    id: 'timetable-north-2',
    type: 'transport',
    published: 2,
    version: 2,
    replaces: 'timetable-north-1',
    priority: 5,
    title: makeTexts(
      'North line: timetable',
      'Línea norte: horarios',
      'Linha norte: horários',
      'Şimal xətti: cədvəl',
      'الخط الشمالي: المواعيد',
      'Ligne nord : horaires',
    ),
    summary: makeTexts(
      'From day 3, every 15 minutes in the morning.',
      'Desde el día 3, cada 15 minutos por la mañana.',
      'A partir do dia 3, a cada 15 minutos pela manhã.',
      '3-cü gündən səhərlər 15 dəqiqədən bir.',
      'ابتداءً من اليوم الثالث، كل 15 دقيقة صباحًا.',
      'Dès le jour 3, toutes les 15 minutes le matin.',
    ),
    lines: timetable(northStops, 360, 15),
  },
  {
    id: 'timetable-south',
    type: 'transport',
    published: 2,
    version: 1,
    priority: 5,
    title: makeTexts(
      'South line: timetable',
      'Línea sur: horarios',
      'Linha sul: horários',
      'Cənub xətti: cədvəl',
      'الخط الجنوبي: المواعيد',
      'Ligne sud : horaires',
    ),
    summary: makeTexts(
      'All days of competition.',
      'Todos los días de competición.',
      'Todos os dias de competição.',
      'Bütün yarış günləri.',
      'جميع أيام المنافسة.',
      'Tous les jours de compétition.',
    ),
    lines: timetable(southStops, 365, 20),
  },
  {
    id: 'timetable-lake',
    type: 'transport',
    published: 2,
    version: 1,
    priority: 4,
    languages: ['pt', 'en'],
    title: makeTexts(
      'Lake line: timetable',
      'Línea del lago: horarios',
      'Linha do lago: horários',
      'Göl xətti: cədvəl',
      'خط البحيرة: المواعيد',
      'Ligne du lac : horaires',
    ),
    summary: makeTexts(
      'With the new stop at Marina Sete.',
      'Con la nueva parada en Marina Sete.',
      'Com a nova parada no Marina Sete.',
      '“Marina Sete” otelinin yanında yeni dayanacaqla.',
      'مع المحطة الجديدة عند فندق Marina Sete.',
      'Avec le nouvel arrêt Marina Sete.',
    ),
    lines: timetable(lakeStops, 370, 20),
  },
  {
    id: 'general-regulations',
    type: 'general',
    published: 1,
    version: 3,
    priority: 7,
    isPinned: true,
    title: makeTexts(
      'General regulations of the Games',
      'Reglamento general de los Juegos',
      'Regulamento geral dos Jogos',
      'Oyunların ümumi qaydaları',
      'اللوائح العامة للدورة',
      'Règlement général des Jeux',
    ),
    summary: makeTexts(
      'Eligibility, entries, protests, medals, conduct.',
      'Elegibilidad, inscripciones, protestas, medallas, conducta.',
      'Elegibilidade, inscrições, protestos, medalhas, conduta.',
      'İştirak hüququ, müraciətlər, etirazlar, medallar, davranış.',
      'الأهلية والتسجيل والاحتجاجات والميداليات والسلوك.',
      'Admissibilité, engagements, réclamations, médailles, conduite.',
    ),
    lines: rules([
      makeTexts(
        'Athletes compete for the state of their school.',
        'Los deportistas compiten por el estado de su escuela.',
        'Os atletas competem pelo estado de sua escola.',
        'İdmançılar təhsil aldıqları məktəbin ştatını təmsil edir.',
        'يمثل الرياضيون الولاية التي تقع فيها مدارسهم.',
        'Les athlètes concourent pour l’État de leur école.',
      ),
      makeTexts(
        'Entries are confirmed at the technical meeting.',
        'Las inscripciones se confirman en la reunión técnica.',
        'As inscrições são confirmadas na reunião técnica.',
        'İştirak müraciətləri texniki iclasda təsdiqlənir.',
        'تُؤكَّد التسجيلات في الاجتماع الفني.',
        'Les engagements sont confirmés à la réunion technique.',
      ),
      makeTexts(
        'Protests must be filed in writing within 30 minutes.',
        'Las protestas se presentan por escrito en un plazo de 30 minutos.',
        'Protestos são feitos por escrito em até 30 minutos.',
        'Etirazlar 30 dəqiqə ərzində yazılı şəkildə verilir.',
        'تُقدَّم الاحتجاجات خطيًا خلال 30 دقيقة.',
        'Les réclamations se font par écrit sous 30 minutes.',
      ),
      makeTexts(
        'Every athlete has an adult who is responsible for them.',
        'Cada deportista tiene un adulto responsable.',
        'Todo atleta tem um adulto responsável.',
        'Hər idmançı üçün cavabdeh olan yetkin şəxs var.',
        'لكل رياضي شخص بالغ مسؤول عنه.',
        'Chaque athlète est sous la responsabilité d’un adulte.',
      ),
    ]),
  },
  {
    id: 'venue-codes',
    type: 'general',
    published: 1,
    version: 1,
    title: makeTexts(
      'Venues and their codes',
      'Sedes y sus códigos',
      'Locais e seus códigos',
      'İdman obyektləri və kodları',
      'المواقع ورموزها',
      'Les sites et leurs codes',
    ),
    summary: makeTexts(
      'The codes on bus signs and accreditation cards.',
      'Los códigos de los autobuses y las acreditaciones.',
      'Os códigos dos ônibus e das credenciais.',
      'Avtobuslardakı və akkreditasiya kartlarındakı kodlar.',
      'الرموز على الحافلات وبطاقات الاعتماد.',
      'Les codes des bus et des accréditations.',
    ),
    lines: venueRows,
  },
];
