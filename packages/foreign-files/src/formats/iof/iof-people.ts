import type { FolderRow } from '@podium/games-folder';
import { Delegations } from '../../delegations.ts';
import type { ForeignOptions } from '../../foreign-format.ts';
import { lookUp } from '../../look-up.ts';
import { personRow } from '../../person-row.ts';
import { refuseValue } from '../../xml/attributes.ts';
import { isDay } from '../../text-lines.ts';
import { childNamed } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { childText, countryOf, sexOf, textOf } from './iof-values.ts';

const national = new Set(['IOF', 'IOFRegion', 'NationalFederation', 'NationalTeam']);

/** People and delegations of a file. */
export class IofPeople {
  readonly delegations: Delegations;
  readonly participants = new Map<string, FolderRow>();

  constructor(options: ForeignOptions) {
    this.delegations = new Delegations(options);
  }

  /** A club by name and country, a national team by its country; nobody is without a delegation. */
  organisation(element: XmlElement | undefined): string {
    const country = countryOf(childNamed(element, 'Country'));
    const type = element?.attributes['type']?.trim();
    if (country !== undefined && national.has(type ?? '')) return this.delegations.country(country);
    const name = childText(element, 'Name') ?? childText(element, 'ShortName');
    return this.delegations.club(name, country, type === 'School' ? 'school' : 'club');
  }

  /** Adds a person; undefined without a name. */
  person(element: XmlElement | undefined, organisation: string): string | undefined {
    const name = childNamed(element, 'Name');
    const family = childText(name, 'Family') ?? childText(name, 'Given');
    if (!element || family === undefined) return undefined;
    const given = childText(name, 'Family') === undefined ? undefined : childText(name, 'Given');
    const gender = sexOf(element);
    const born = birthDay(element);
    const nationality = countryOf(childNamed(element, 'Nationality'));
    const license = childText(element, 'Id');
    const person = personRow({
      role: 'athlete',
      organisation,
      family,
      ...(given !== undefined && { given }),
      ...(gender !== undefined && { gender }),
      ...(born !== undefined && { born }),
      ...(nationality !== undefined && { nationality }),
      ...(license !== undefined && { license }),
    });
    const id = person['id']!;
    if (!this.participants.has(id)) this.participants.set(id, person);
    return id;
  }
}

const firstYear = 1900;

function birthDay(person: XmlElement): string | undefined {
  const element = childNamed(person, 'BirthDate');
  const text = textOf(element)?.slice(0, 10);
  if (!element || text === undefined) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text) || !isDay(text)) return refuseValue(element, '', text, '2012-03-15');
  return Number(text.slice(0, 4)) > firstYear ? text : undefined;
}

/** `M`, `W` or `O` for a class of everybody. */
export const genderOfClass = (element: XmlElement | undefined): string =>
  lookUp({ M: 'M', F: 'W' }, element?.attributes['sex']?.trim().toUpperCase()) ?? 'O';
