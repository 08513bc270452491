import { printChoices, printChoicesQuery } from '@podium/contract';
import type { PrintChoices } from '@podium/contract';
import type { SignedIn } from '../../access/actor.ts';
import { hasGrant } from '../../access/actor.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { printableContests } from './printable-contests.ts';

export const printChoicesRoute = (kit: FeatureKit): Route =>
  route(
    {
      method: 'get',
      path: '/api/v1/desk/prints/choices',
      summary: 'Days, places, events, sports and delegations that papers can be limited to',
      description: 'Only those that your rights include.',
      tag: 'desk',
      access: { grants: ['manager', 'referee', 'scorer'], isForPart: true },
      query: printChoicesQuery,
      answer: printChoices,
    },
    ({ query: { lang }, user }) => findChoices(new Presenter(kit.program(), lang), user),
  );

function findChoices(presenter: Presenter, user: SignedIn): PrintChoices {
  const { snapshot, language } = presenter;
  const units = printableContests(snapshot, user);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = <Named extends { name: string }>(all: Iterable<Named>): Named[] =>
    [...all].toSorted((a, b) => compare(a.name, b.name));
  const places = new Map<string, { id: string; name: string }>();
  const events = new Map<string, { id: string; name: string; sport: string }>();
  const sports = new Map<string, { id: string; name: string }>();
  for (const unit of units) {
    const { venue, location, event, discipline } = presenter.item(unit);
    const place = location ?? venue;
    if (place && !places.has(place.id))
      places.set(place.id, {
        id: place.id,
        name: location && venue && location.name !== venue.name ? `${venue.name} · ${location.name}` : place.name,
      });
    if (discipline) sports.set(discipline.key, { id: discipline.key, name: discipline.name });
    if (event && !events.has(event.id))
      events.set(event.id, { id: event.id, name: event.name, sport: discipline?.name ?? '' });
  }
  const isOverAll = hasGrant(user, 'admin') || hasGrant(user, 'manager');
  const codes = new Set(
    isOverAll ? [...snapshot.people.persons.values()].flatMap(({ organisation }) => organisation ?? []) : [],
  );
  return {
    days: [...new Set(units.map(({ day }) => day))].filter((day) => day !== '').toSorted(compareDays),
    places: byName(places.values()),
    events: [...events.values()].toSorted((a, b) => compare(a.sport, b.sport) || compare(a.name, b.name)),
    sports: byName(sports.values()),
    delegations: byName([...codes].map((code) => ({ id: code, name: presenter.organisation(code)?.name ?? code }))),
  };
}

const compareDays = (a: string, b: string): number => (a < b ? -1 : 1);
