/** Delegations, people and teams of a list: those that the Games have, and new ones. */
import { DelegationNames, editDistance, foldedDelegation, readPerson, wordsOf } from '@podium/games-folder/own-sheets';
import { titleCaseName } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { EnteredPerson } from '@podium/games-folder/own-sheets';
import { Delegations } from '../delegations.ts';
import { personRow } from '../person-row.ts';
import { own } from '../six-texts.ts';
import { hashParts, slug, stableId } from '../stable-id.ts';
import { namesOf, rowsBy } from './known-games.ts';
import type { KnownRows } from './known-games.ts';
import type { ListDoubts } from './list-doubts.ts';
import type { ListPlaces } from './list-places.ts';
import type { ListCompetitor } from './list-record.ts';

interface Place {
  sheet: string;
  line: number;
}

/** Words that show a school, in six languages. */
const schoolWords = new Set(
  wordsOf(
    'escola colégio ee em emef eeef emeb ie instituto school college academy liceo escuela colegio école collège lycée məktəb lisey مدرسة ثانوية المدرسة',
  ),
);

/** Names without accents and in any order: `SILVA, Maria` is `Maria Silva`. */
const nameKey = (names: readonly (string | undefined)[]): string =>
  wordsOf(names.filter((name) => name !== undefined).join(' '))
    .toSorted()
    .join(' ');

export class ListPeople {
  readonly #known: KnownRows;
  readonly #doubts: ListDoubts;
  readonly #places: ListPlaces;
  readonly #knownDelegations: DelegationNames;
  readonly #delegations = new Delegations({});
  readonly #coded = new Map<string, FolderRow>();
  /** Ids of delegations by their name without accents and abbreviations. */
  readonly #byName = new Map<string, string>();
  readonly #shownNames = new Map<string, string>();
  readonly #people = new Map<string, string[]>();
  readonly #rows = new Map<string, Record<string, string>>();
  readonly #teamsByEvent: ReadonlyMap<string, FolderRow[]>;
  readonly teams = new Map<string, FolderRow>();

  constructor(known: KnownRows, doubts: ListDoubts, places: ListPlaces) {
    this.#places = places;
    this.#known = known;
    this.#doubts = doubts;
    const organisations = known.organisations ?? [];
    this.#knownDelegations = new DelegationNames(
      organisations.map((each) => ({
        id: each['id']!,
        code: each['code'] ?? '',
        names: [...namesOf(each), ...namesOf(each, 'short_name')],
      })),
    );
    for (const each of organisations)
      this.#shownNames.set(each['id']!, namesOf(each)[0] ?? each['code'] ?? each['id']!);
    for (const person of known.participants ?? []) if (person['role'] === 'athlete') this.#index(person);
    this.#teamsByEvent = rowsBy(known.teams, 'event');
  }

  get madeCodes(): number {
    return this.#delegations.made;
  }

  organisations(): FolderRow[] {
    return [...this.#delegations.list(), ...this.#coded.values()];
  }

  participants(): FolderRow[] {
    return [...this.#rows.values()].map((cells) => row(cells));
  }

  delegationName(id: string): string {
    return this.#shownNames.get(id) ?? id;
  }

  /** The delegation that a text names: one of the Games, or a new one. */
  delegation(text: string | undefined, place: Place): string {
    const name = text?.replaceAll(/\s+/gu, ' ').trim();
    if (name === undefined || foldedDelegation(name) === '') return this.#delegations.club(undefined, undefined);
    const key = foldedDelegation(name);
    const before = this.#byName.get(key);
    if (before !== undefined) return before;
    const id = this.#findKnown(name, place) ?? this.#add(name);
    this.#byName.set(key, id);
    this.#places.note(place, id);
    return id;
  }

  /** Returns whether a text is the name of a delegation that the Games or other lines have. */
  isDelegation(text: string): boolean {
    return this.#byName.has(foldedDelegation(text)) || 'id' in this.#knownDelegations.find(text);
  }

  #findKnown(name: string, place: Place): string | undefined {
    const match = this.#knownDelegations.find(name);
    if ('id' in match) return match.id;
    const likely = match.maybe.find((id) => isAlike(name, this.delegationName(id)));
    if (likely !== undefined)
      this.#doubts.add({ code: 'likely', ...place, value: `${name} → ${this.delegationName(likely)}` }, true);
    return likely;
  }

  #add(name: string): string {
    const similar = [...this.#shownNames.values()].find((other) => other !== name && isAlike(name, other));
    if (similar !== undefined)
      this.#doubts.add({ code: 'similar', sheet: '', line: 0, value: `${name} · ${similar}` }, true);
    if (/^[A-Z0-9]{2,8}$/u.test(name)) {
      this.#coded.set(name, row({ id: name, code: name, ...texts('name', own(name)), type: 'other' }));
      this.#shownNames.set(name, name);
      return name;
    }
    const words = wordsOf(name);
    // `E.E.` is `EE`.
    const isSchool = [...words, words.slice(0, 2).join('')].some((word) => schoolWords.has(word));
    const id = this.#delegations.club(name, undefined, isSchool ? 'school' : 'club');
    this.#shownNames.set(id, name);
    return id;
  }

  #index(person: Readonly<Record<string, string>>): void {
    const name = nameKey([person['family_name'], person['given_name']]);
    for (const key of [`${person['organisation']} ${name}`, `* ${name}`])
      this.#people.set(key, [...new Set([...(this.#people.get(key) ?? []), person['id']!])]);
  }

  /** The id of a person, and its row if the Games do not have it. */
  person(competitor: ListCompetitor, gender: 'M' | 'W' | undefined, place: Place): string | undefined {
    const { person, delegation, born, school } = competitor;
    if (!person) return undefined;
    const name = nameKey([person.familyName, person.givenName]);
    if (name === '') return undefined;
    const isNamed = delegation !== undefined;
    const everywhere = this.#people.get(`* ${name}`) ?? [];
    const organisation = isNamed || everywhere.length !== 1 ? this.delegation(delegation, place) : undefined;
    const candidates = organisation === undefined ? everywhere : (this.#people.get(`${organisation} ${name}`) ?? []);
    const sex = competitor.sex ?? gender;
    const found = candidates.find((id) => this.#fits(id, born, sex));
    if (found !== undefined) {
      this.#complete(found, { born, sex, school });
      return found;
    }
    const shown = shownName(person);
    const made = personRow({
      role: 'athlete',
      organisation: organisation ?? this.delegation(undefined, place),
      family: shown.familyName.slice(0, 100),
      ...(shown.givenName !== undefined && { given: shown.givenName.slice(0, 100) }),
      ...(sex && { gender: sex }),
      ...(born !== undefined && { born }),
      ...(school !== undefined && { institution: school }),
    });
    const key = ['list', made['organisation'], name];
    // The order of names does not matter, nor do facts that another sheet may lack.
    const id = `A-${hashParts(candidates.length === 0 ? key : [...key, born, sex, String(candidates.length)], 12)}`;
    const cells = { ...made, id };
    this.#rows.set(id, cells);
    this.#places.note(place, id);
    this.#index(cells);
    return id;
  }

  #rowOf(id: string): Readonly<Record<string, string>> | undefined {
    return this.#rows.get(id) ?? this.#knownPeople.get(id);
  }

  get #knownPeople(): ReadonlyMap<string, FolderRow> {
    const index = this.#peopleIndex ?? new Map((this.#known.participants ?? []).map((each) => [each['id']!, each]));
    this.#peopleIndex = index;
    return index;
  }
  #peopleIndex: Map<string, FolderRow> | undefined;

  /** Birth and sex distinguish two people of one name and delegation, as far as both are known. */
  #fits(id: string, born: string | undefined, sex: string | undefined): boolean {
    const known = this.#rowOf(id);
    const birth = known?.['birth_date'] ?? known?.['birth_year'];
    const isSameBirth = born === undefined || birth === undefined || birth.startsWith(born) || born.startsWith(birth);
    return isSameBirth && (sex === undefined || known?.['gender'] === undefined || known['gender'] === sex);
  }

  /** Adds to a new person what a later line says. */
  #complete(
    id: string,
    { born, sex, school }: { born: string | undefined; sex: string | undefined; school: string | undefined },
  ): void {
    const cells = this.#rows.get(id);
    if (!cells) return;
    if (sex !== undefined) cells['gender'] ??= sex;
    if (school !== undefined) cells['institution_en'] ??= school;
    if (born === undefined || cells['birth_date'] !== undefined) return;
    if (born.length > 4) {
      delete cells['birth_year'];
      cells['birth_date'] = born;
    } else cells['birth_year'] ??= born;
  }

  /** The team of a delegation in an event. */
  team(event: string, competitor: ListCompetitor, gender: string | undefined, place: Place): string | undefined {
    const { team, delegation } = competitor;
    // `Itajubá B` is a team of Itajubá.
    const base = team?.replace(/\s+["“(]?[A-D]["”)]?$/u, '');
    const organisation = this.delegation(delegation ?? base, place);
    if (delegation === undefined && team === undefined) return undefined;
    const name = team ?? this.delegationName(organisation);
    const known = (this.#teamsByEvent.get(event) ?? []).filter((each) => each['organisation'] === organisation);
    const same = known.find((each) => namesOf(each).some((one) => foldedDelegation(one) === foldedDelegation(name)));
    const found =
      same ??
      (known.length === 1 && (team === undefined || foldedDelegation(team) === foldedDelegation(base ?? ''))
        ? known[0]
        : undefined);
    if (found) {
      // The checks of a folder compare the event of a team with that of its lines.
      this.teams.set(found['id']!, found);
      return found['id'];
    }
    const id = stableId(organisation, event, slug(name) || hashParts([name], 4));
    this.#places.note(place, id);
    if (!this.teams.has(id))
      this.teams.set(id, row({ id, event, organisation, ...texts('name', own(name.slice(0, 100))), gender }));
    return id;
  }

  /** People by their names, such as the members of a relay. */
  members(
    names: readonly string[],
    delegation: string | undefined,
    gender: 'M' | 'W' | undefined,
    place: Place,
  ): string[] {
    const ids = names.flatMap(
      (name) =>
        this.person(
          { person: readPerson(name), members: [], ...(delegation !== undefined && { delegation }) },
          gender,
          place,
        ) ?? [],
    );
    return [...new Set(ids)];
  }
}

/** Names in capitals as they are written otherwise: `MARIA DO CARMO` is `Maria do Carmo`. */
function shownName({ familyName, givenName }: EnteredPerson): EnteredPerson {
  const name = [givenName, familyName].filter(Boolean).join(' ');
  const small = (part: string): string =>
    part
      .split(' ')
      .map((word, index) => {
        if (/\p{Ll}/u.test(word) || !/\p{Lu}{2}/u.test(word)) return word;
        return particles.has(word) && part !== word && (index > 0 || givenName !== undefined)
          ? word.toLowerCase()
          : titleCaseName(word, { name });
      })
      .join(' ');
  return { familyName: small(familyName), ...(givenName !== undefined && { givenName: small(givenName) }) };
}
const particles: ReadonlySet<string> = new Set(['DA', 'DAS', 'DE', 'DEL', 'DO', 'DOS', 'E', 'LA', 'Y']);

/** One typing error per six letters; other numbers and single letters are other names: `Escola 1` and `Escola 2`. */
function isAlike(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const marks = (list: readonly string[]): string =>
    list.filter((word) => word.length < 3 || /\d/u.test(word)).join(' ');
  if (marks(words) !== marks(others)) return false;
  const [a, b] = [foldedDelegation(one), foldedDelegation(other)];
  if (a === b) return true;
  const limit = Math.min(2, Math.floor(Math.min(a.length, b.length) / 6));
  return limit > 0 && editDistance(a, b, limit + 1) <= limit;
}
