import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpfFault, normalizeCpf } from './cpf.ts';

describe('a CPF', () => {
  it.each([
    ['529.982.247-25', undefined],
    ['52998224725', undefined],
    ['529.982.247-24', 'digits'],
    ['111.111.111-11', 'digits'],
    ['1234567890A', 'digits'],
    ['', 'required'],
    [' - ', 'required'],
    ['AB12345', 'length'],
    ['AB123456', undefined],
    ['ab 123 456 78', undefined],
    ['123456789012', 'length'],
    ['AB#12345', 'characters'],
    ['Ə1234567', 'characters'],
  ])('written as %j is read as %s', (text, fault) => {
    expect(cpfFault(text)).toBe(fault);
  });

  it('has exactly one pair of check digits for nine digits that are not all the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{9}$/u), (nine) => {
        fc.pre(!/^(.)\1+$/u.test(nine));
        const validNumbers = Array.from({ length: 100 }, (_, pair) => nine + String(pair).padStart(2, '0')).filter(
          (cpf) => cpfFault(cpf) === undefined,
        );
        expect(validNumbers).toHaveLength(1);
      }),
      { numRuns: 2000 },
    );
  });

  it('is normalized to one spelling, and normalizing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{11}$/u), (cpf) => {
        const written = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`;
        expect(normalizeCpf(written)).toBe(cpf);
        expect(normalizeCpf(normalizeCpf(written))).toBe(cpf);
        expect(cpfFault(written)).toBe(cpfFault(cpf));
      }),
    );
  });
});
