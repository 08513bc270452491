import { describe, expect, it } from 'vitest';
import { disciplineFor, disciplines } from './discipline-for.ts';
import { rulesFor } from './rules-for.ts';

describe('disciplineFor', () => {
  it.each(['XXX', '', 'constructor', '__proto__', null, undefined])(
    '%j, unknown, is the generic discipline',
    (code) => {
      expect(disciplineFor(code).key).toBe('generic');
    },
  );

  it('finds each discipline by its code, its address and its feed codes', () => {
    for (const discipline of disciplines) {
      for (const code of [discipline.code, discipline.key, ...discipline.feedCodes]) {
        expect(disciplineFor(code)).toBe(discipline);
      }
    }
  });
});

describe('rulesFor', () => {
  it('are those of the discipline', () => {
    for (const { code, key, readDetails: _readDetails, ...rules } of disciplines)
      expect(rulesFor(code)).toEqual({ code, key, ...rules });
    expect(rulesFor('XXX').key).toBe('generic');
  });
});
