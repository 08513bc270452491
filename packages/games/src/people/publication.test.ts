import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrganisationCode, ParticipantId } from '../model/ids.ts';
import type { PublicationLevel } from '../model/vocabulary.ts';
import { publicationLevels } from '../model/vocabulary.ts';
import type { Person } from './publication.ts';
import { publishedPerson } from './publication.ts';

const person: Person = {
  participantId: '7100102' as ParticipantId,
  role: 'athlete',
  organisation: 'BRS' as OrganisationCode,
  givenName: 'Teodora',
  familyName: 'Vante',
  displayName: null,
  bib: '214',
  gender: 'W',
  birthDate: '2009-11-02',
  nationality: 'BRS',
  height: 172,
  weight: 60.5,
  institution: 'Colégio da Brisa',
  schoolYear: '2ª série',
  photo: 'photos/7100102.jpg',
};
const emptyPerson = {
  displayName: null,
  spokenName: null,
  givenName: null,
  familyName: null,
  gender: null,
  ageGroup: null,
  birthDate: null,
  nationality: null,
  height: null,
  weight: null,
  institution: null,
  schoolYear: null,
  photo: null,
};
const always = { participantId: '7100102', role: 'athlete', organisation: 'BRS', number: '214', bib: '214' };
const basics = {
  displayName: 'VANTE Teodora',
  spokenName: 'Teodora Vante',
  givenName: 'Teodora',
  familyName: 'Vante',
  gender: 'W',
  ageGroup: 'U18',
};

describe('a published person', () => {
  it('number: bib, number and delegation, no name', () => {
    expect(publishedPerson(person, 'number', 2026)).toEqual({ ...emptyPerson, ...always, level: 'number' });
  });

  it('basic: adds name, gender and age group, no date of birth', () => {
    expect(publishedPerson(person, 'basic', 2026)).toEqual({ ...emptyPerson, ...always, ...basics, level: 'basic' });
  });

  it('full: adds birth date, height, weight, institution, school year, photo and nationality', () => {
    expect(publishedPerson(person, 'full', 2026)).toEqual({
      ...always,
      ...basics,
      level: 'full',
      birthDate: '2009-11-02',
      nationality: 'BRS',
      height: 172,
      weight: 60.5,
      institution: 'Colégio da Brisa',
      schoolYear: '2ª série',
      photo: 'photos/7100102.jpg',
    });
  });

  it('publishes the least for an unknown level', () => {
    expect(publishedPerson(person, 'everything' as PublicationLevel, 2026)).toEqual({
      ...emptyPerson,
      ...always,
      level: 'number',
    });
  });

  it('keeps a name as its sender writes it, otherwise family name in capitals', () => {
    expect(publishedPerson({ ...person, displayName: 'T. Vante' }, 'basic', 2026).displayName).toBe('T. Vante');
    expect(publishedPerson({ ...person, givenName: ' ' }, 'basic', 2026).displayName).toBe('VANTE');
    expect(publishedPerson({ ...person, familyName: undefined }, 'basic', 2026).displayName).toBe('Teodora');
    expect(publishedPerson({ ...person, familyName: '', givenName: '' }, 'basic', 2026).displayName).toBeNull();
  });

  it("prefers the person's number to the bib", () => {
    expect(publishedPerson({ ...person, number: '9001' }, 'number', 2026)).toMatchObject({
      number: '9001',
      bib: '214',
    });
    expect(publishedPerson({ ...person, bib: '' }, 'number', 2026)).toMatchObject({ number: null, bib: null });
  });

  it.each([
    [{ birthDate: null, birthYear: 2009 }, 'U18'],
    [{ birthDate: '2011' }, 'U16'],
    [{ birthYear: 2026 }, 'U14'],
    [{ birthDate: 'unknown' }, null],
    [{ birthDate: null }, null],
    [{ birthDate: '2030-01-01' }, null],
  ])('%j gives the age group %s', (birth, ageGroup) => {
    expect(publishedPerson({ ...person, ...birth }, 'basic', 2026).ageGroup).toBe(ageGroup);
  });

  it('returns nulls for a person without any data', () => {
    const stub: Person = { participantId: '1' as ParticipantId, role: 'athlete', organisation: null };
    for (const level of publicationLevels) {
      expect(publishedPerson(stub, level, 2026)).toEqual({
        ...emptyPerson,
        level,
        participantId: '1',
        role: 'athlete',
        organisation: null,
        number: null,
        bib: null,
      });
    }
  });

  it('never contains a hidden field, whatever its value', () => {
    const canary = fc.string({ minLength: 4 }).map((text) => `canary${text}`);
    fc.assert(
      fc.property(canary, canary, canary, canary, (familyName, displayName, institution, photo) => {
        const secret = {
          ...person,
          familyName,
          givenName: familyName,
          displayName,
          institution,
          photo,
          nationality: institution,
          schoolYear: institution,
        };
        expect(JSON.stringify(publishedPerson(secret, 'number', 2026))).not.toContain('canary');
        const basic = publishedPerson(secret, 'basic', 2026);
        const { displayName: _shown, spokenName: _spoken, givenName: _given, familyName: _family, ...rest } = basic;
        expect(JSON.stringify(rest)).not.toContain('canary');
        expect(JSON.stringify(rest)).not.toContain('2009');
      }),
      { numRuns: 1000 },
    );
  });
});
