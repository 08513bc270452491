/** Timetables and papers about the Games as a whole. */
import type { Language } from '@podium/games';
import { hotels } from '../../places/hotels.ts';
import { venues } from '../../places/venues.ts';
import { makeTexts } from '../../words/texts.ts';
import { rules } from './paper-lines.ts';
import type { PaperLines } from './paper-lines.ts';

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

export const generalPapers: Readonly<Record<string, PaperLines>> = {
  'timetable-north-1': timetable(northStops, 360, 30),
  'timetable-north-2': timetable(northStops, 360, 15),
  'timetable-south': timetable(southStops, 365, 20),
  'timetable-lake': timetable(lakeStops, 370, 20),
  'general-regulations': rules([
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
      'As inscrições são confirmadas no congresso técnico.',
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
  'venue-codes': venueRows,
};
