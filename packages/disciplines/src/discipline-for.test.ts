import { describe, expect, it } from 'vitest';
import { disciplineFor, disciplines } from './discipline-for.ts';

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
