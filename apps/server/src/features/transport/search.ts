import type { SearchSource } from '../../read-model/program/building.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import { phrase } from '../../ground/phrases.ts';
import { TransportPresenter } from './present.ts';
import { publishedTimetable } from './published-timetable.ts';

type Found = Awaited<ReturnType<SearchSource>>[number];

/** Limits of lines and of stops; the page of transport finds the rest. */
const maxFound = 6;

/** Searches lines by name, ends and `bus`, stops by name, code and venue. What is found by name comes first. */
export const search: SearchSource = async ({ pool, snapshot, language }, finds) => {
  const published = await publishedTimetable(pool, snapshot.partition);
  if (!published) return [];
  const transport = new TransportPresenter(published.timetable, new Presenter(snapshot, language));
  const [lineWords, stopWords] = [phrase(language, 'transport.lineWords'), phrase(language, 'transport.stopWords')];
  const byName = (a: { name: string }, b: { name: string }): number => Number(finds(b.name)) - Number(finds(a.name));
  const lines = transport
    .lines()
    .filter(({ name, longName, headsigns }) => finds([lineWords, name, longName ?? '', ...headsigns].join(' ')))
    .toSorted(byName)
    .map(({ id, name, longName, headsigns }): Found => {
      const detail = longName ?? headsigns.filter(Boolean).join(', ');
      return { kind: 'line', id, name, lang: language, detail };
    });
  const stops = transport
    .stops()
    .filter(({ name, code, venue }) => finds([stopWords, name, code ?? '', venue?.name ?? ''].join(' ')))
    .toSorted(byName)
    .map(({ id, name, venue }): Found => {
      const detail = venue && venue.name !== name ? venue.name : '';
      return { kind: 'stop', id, name, lang: language, detail };
    });
  const found = [...lines.slice(0, maxFound), ...stops.slice(0, maxFound)];
  const isByName = ({ name }: Found): boolean => finds(name);
  return [...found.filter(isByName), ...found.filter((one) => !isByName(one))];
};
