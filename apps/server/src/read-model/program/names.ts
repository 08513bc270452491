import { disciplineName, canonicalCode } from '@podium/disciplines';
import { isPlaceholder, spokenName } from '@podium/games';
import type { Language, Texts } from '@podium/games';
import type { Competitor, DisciplineRef, EventRef, NamedRef, OrganisationRef } from '@podium/contract';
import { stampInstant } from '../../feed/order.ts';
import { organisationFlag } from '../../flags/organisation-flag.ts';
import { phrase } from '../../ground/phrases.ts';
import type { TeamInfo } from '../snapshot/people.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { textIn } from '../snapshot/texts.ts';
import { instantText } from '../snapshot/zone.ts';
import type { NamedCompetitor, NamedMember } from './named-competitor.ts';
import { roundName } from './round-name.ts';
import { isCompetition } from './unit-state.ts';

/** Converts codes and instants of the snapshot to names and times in one language. */
export class Names {
  readonly snapshot: Snapshot;
  readonly language: Language;

  constructor(snapshot: Snapshot, language: Language) {
    this.snapshot = snapshot;
    this.language = language;
  }

  text(texts: Texts | null | undefined): string | undefined {
    return textIn(texts, this.language);
  }

  instant(epochMs: number | null | undefined): string | null {
    return epochMs === null || epochMs === undefined ? null : instantText(epochMs, this.snapshot.reference.games.zone);
  }

  /** Time at which the newest message of a document was sent. */
  asOf(stamp: string): string | null {
    return stamp === '' ? null : instantText(this.sentAt(stamp), this.snapshot.reference.games.zone);
  }

  /** Time at which a message was sent. A future date is capped at the time of the newest received message. */
  sentAt(stamp: string): number {
    return Math.min(stampInstant(stamp, this.snapshot.reference.games.zone), this.snapshot.receivedAt);
  }

  /** Name of a code in a code set; the code itself if it has no name. */
  label(set: string, code: string | undefined): string | null {
    return this.text(this.snapshot.reference.labels.get(`${set} ${code}`)) ?? code ?? null;
  }

  /**
   * The name that the Games use in this language, otherwise our own name in this language, otherwise the name that the
   * Games use in another.
   */
  discipline(code: string): DisciplineRef {
    const name = this.snapshot.reference.disciplines.get(code)?.name;
    const here = name?.[this.language] ?? disciplineName(code, this.language);
    return { key: code.toLowerCase(), code, name: here ?? this.text(name) ?? code };
  }

  event(id: string, fallback?: string): EventRef {
    const info = this.snapshot.reference.events.get(id);
    const name = this.text(info?.name) ?? fallback ?? this.#sportOf(id) ?? id;
    return {
      id,
      name: info?.isNamedWithBranch ? this.#ofBranch(name, info.feedCode) : name,
      gender: info?.gender ?? genderOfId(id),
      division: info?.division ?? null,
      isExhibition: info?.isExhibition ?? false,
      ...(info?.rules?.lanes !== undefined && { lanes: info.rules.lanes }),
    };
  }

  /** Name of the sport, from the discipline code that an event id begins with. */
  #sportOf(id: string): string | undefined {
    const code = canonicalCode(id.slice(0, 3));
    const name = this.snapshot.reference.disciplines.get(code)?.name;
    return disciplineName(code, this.language) ?? this.text(name);
  }

  #ofBranch(event: string, feedCode: string): string {
    const branch = this.text(this.snapshot.reference.branches.get(feedCode)?.name) ?? feedCode;
    return phrase(this.language, 'read-model.eventOfBranch', { event, branch });
  }

  /** The event of a unit; null for ceremonies and the like whose event no message has described. */
  eventOf(unit: UnitInfo): EventRef | null {
    if (!unit.eventId) return null;
    const hasEventName = this.snapshot.reference.events.has(unit.eventId) || unit.names['event'] !== undefined;
    return hasEventName || isCompetition(unit) ? this.event(unit.eventId, unit.names['event']) : null;
  }

  phase(id: string): NamedRef | null {
    const info = this.snapshot.reference.phases.get(id);
    return info ? { id, name: this.#roundText(info.name) ?? id } : null;
  }

  /** A text in this language; our own phrase for a round named only in English. */
  #roundText(texts: Texts | undefined): string | undefined {
    const hasOwn = texts?.[this.language] !== undefined;
    return (hasOwn ? undefined : roundName(texts?.en, this.language)) ?? this.text(texts);
  }

  /** The phase, named by the Games, otherwise by the message, otherwise by its code. */
  phaseOf(id: string, name?: string): NamedRef {
    return this.phase(id) ?? { id, name: name === undefined ? id : this.written(name) };
  }

  organisation(code: string | null | undefined): OrganisationRef | null {
    if (!code) return null;
    const info = this.snapshot.reference.organisations.get(code);
    const flag = pictureAddress(info?.flag) ?? organisationFlag(code, { letters: info?.flag, type: info?.type });
    return { code, name: this.text(info?.name) ?? code, flag };
  }

  venue(id: string | null | undefined, fallback?: string): NamedRef | null {
    if (!id) return null;
    return { id, name: this.text(this.snapshot.reference.venues.get(id)?.name) ?? fallback ?? id };
  }

  /** A person's public name; for people without a row yet, the message's name; or only the number. */
  personName(id: string, fallback?: string | null): string {
    const { people } = this.snapshot;
    const person = people.persons.get(id);
    if (person?.published.displayName) return person.published.displayName;
    if (!this.#isNumberOnly(id) && fallback) return fallback;
    return this.#number(id);
  }

  /** A person's name in spoken order; undefined if it can be derived from the listed name. */
  spokenName(id: string): string | undefined {
    const person = this.snapshot.people.persons.get(id);
    const { displayName, spokenName: spoken } = person?.published ?? {};
    if (!displayName || !spoken) return undefined;
    return spoken === spokenName(displayName, person?.organisation) ? undefined : spoken;
  }

  #isNumberOnly(id: string): boolean {
    const { people, reference } = this.snapshot;
    return (people.levels.get(id) ?? reference.games.publicationDefault) === 'number';
  }

  readonly #number = (id: string): string =>
    phrase(this.language, 'read-model.athleteNumber', {
      number: this.snapshot.people.persons.get(id)?.published.number ?? id.slice(-4),
    });

  /** Bib in the team, otherwise the person's own bib. */
  memberBib(id: string, team?: string): string | undefined {
    const { persons, teams } = this.snapshot.people;
    const member = team === undefined ? undefined : teams.get(team)?.members.find((member) => member.id === id);
    return member?.bib ?? persons.get(id)?.bib;
  }

  /** Free text, without the names of people whose public data is only a number. */
  written(text: string): string {
    return this.snapshot.people.hidden.withoutNames(text, this.#number);
  }

  /**
   * A team's name, otherwise the name in the message. A message name may consist of people's names, so it is not used
   * if only numbers are public by default. Names of members with number-only level are replaced by their numbers.
   */
  teamName(id: string, fallback?: string | null, members: readonly NamedMember[] = []): string {
    const team = this.snapshot.people.teams.get(id);
    if (team && this.#hasNameOfOrganisation(team)) return this.organisation(team.organisation)!.name;
    const publicName = this.snapshot.reference.games.publicationDefault === 'number' ? undefined : fallback;
    const name = this.text(team?.name) ?? publicName;
    if (!name) return this.organisation(team?.organisation)?.name ?? id;
    return this.writtenOf([...(team?.members ?? []), ...members], name);
  }

  /** Like `written`, for a text about known people, in which a family name alone identifies them. */
  writtenOf(people: readonly NamedMember[], text: string): string {
    const numbers = people.filter(({ id }) => this.#isNumberOnly(id));
    return this.written(this.snapshot.people.hidden.withoutNamesOf(numbers, text, this.#number));
  }

  /**
   * A feed names teams in one language only; a team with the name of its organization gets that name in every language.
   */
  #hasNameOfOrganisation({ name, organisation }: TeamInfo): boolean {
    const names = Object.values(this.snapshot.reference.organisations.get(organisation ?? '')?.name ?? {});
    return name !== undefined && Object.values(name).some((text) => names.includes(text));
  }

  competitor(named: NamedCompetitor): Competitor {
    const source = named.from ? this.#source(named.from) : undefined;
    if (isPlaceholder(named.id))
      return { id: null, type: 'placeholder', name: '', organisation: null, placeholder: named.id, from: source };
    const { people } = this.snapshot;
    const isTeam = named.type ? named.type !== 'A' : people.teams.has(named.id);
    const organisation =
      (isTeam ? people.teams.get(named.id)?.organisation : people.persons.get(named.id)?.organisation) ??
      named.organisation;
    return {
      id: named.id,
      type: isTeam ? 'team' : 'athlete',
      name: isTeam ? this.teamName(named.id, named.name, named.members) : this.personName(named.id, named.name),
      spoken: isTeam ? undefined : this.spokenName(named.id),
      organisation: this.organisation(organisation),
      from: source,
    };
  }

  /** Contests of an earlier round, which stand for the losers against a winner. */
  #source({ unit, result }: NonNullable<NamedCompetitor['from']>): Competitor['from'] {
    const before = /^L(\d)$/u.exec(result ?? '')?.[1];
    const ids = before === undefined ? [] : this.#contestsBefore(unit, Number(before));
    const names = ids.flatMap((id) => this.unitName(id) ?? []);
    return names.length > 0
      ? { unit, name: names.join(' / '), result: 'L' }
      : { unit, name: this.unitName(unit), result };
  }

  #contestsBefore(id: string, rounds: number): string[] {
    if (rounds === 0) return [id];
    const { starts = [], summary = [] } = this.snapshot.units.get(id) ?? {};
    const places = starts.length > 0 ? starts : summary;
    return places.flatMap(({ from }) => (from?.result === 'W' ? this.#contestsBefore(from.unit, rounds - 1) : []));
  }

  unitName(id: string): string | undefined {
    const unit = this.snapshot.units.get(id);
    if (unit) return this.nameOfUnit(unit);
    const { units, phases } = this.snapshot.reference;
    return this.text(units.get(id)?.name) ?? this.text(phases.get(id)?.name);
  }

  nameOfUnit(unit: UnitInfo): string {
    const phase = unit.phaseId ? this.#roundText(this.snapshot.reference.phases.get(unit.phaseId)?.name) : undefined;
    // A schedule is mostly written in one language, so a reference name in the reader's language takes precedence over
    // a schedule name in another.
    const named = this.snapshot.reference.units.get(unit.id)?.name;
    const name =
      unit.name?.[this.language] ??
      named?.[this.language] ??
      this.#roundText(unit.name) ??
      this.#roundText(named) ??
      phase ??
      unit.names['unit'] ??
      phrase(this.language, `itemType.${unit.type}`);
    return this.written(this.#withBranch(name, unit.eventId));
  }

  /** Adds the branch to a name that begins with the event's name. */
  #withBranch(name: string, eventId: string | undefined): string {
    const info = eventId === undefined ? undefined : this.snapshot.reference.events.get(eventId);
    const event = info?.isNamedWithBranch ? this.text(info.name) : undefined;
    if (!info || !event || !name.startsWith(event)) return name;
    return this.#ofBranch(event, info.feedCode) + name.slice(event.length);
  }
}

/** Address of a picture: a file stored with the Games, or a path on this server. Other addresses are not shown. */
export function pictureAddress(picture: string | null | undefined): string | null {
  if (!picture) return null;
  if (picture.startsWith('file:')) return `/api/v1/files/${picture.slice(5)}`;
  return picture.startsWith('/') && !picture.startsWith('//') ? picture : null;
}

/** Gender from the fourth letter of an event id. */
function genderOfId(id: string): 'M' | 'W' | 'X' | 'O' | null {
  const genderCode = id[3];
  return genderCode === 'M' || genderCode === 'W' || genderCode === 'X' || genderCode === 'O' ? genderCode : null;
}
