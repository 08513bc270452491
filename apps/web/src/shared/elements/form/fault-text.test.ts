import { passwordChange, resetRequest, signInRequest, signUpRequest } from '@podium/contract/accounts';
import { describe, expect, it } from 'vitest';
import { faultCodes } from './fault-text.ts';
import { faultsIn } from './use-form.ts';

const right = {
  username: 'ana',
  email: 'ana@example.org',
  password: 'long enough',
  repeat: 'long enough',
  cpf: '529.982.247-25',
  birthYear: 2008,
  language: 'en',
  terms: '2026-11',
};
const wrong: Record<string, unknown>[] = [
  {},
  { ...right, username: 'a', email: 'x', password: 'short', cpf: '1', birthYear: 0, terms: '' },
  { ...right, username: 'x'.repeat(31), password: 'x'.repeat(129), cpf: '529.982.247-24' },
  { ...right, username: '@@@', email: '', repeat: '', cpf: 'ç!' },
  { ...right, repeat: 'other', birthYear: 2020 },
  { ...right, guardianEmail: 'ANA@example.org' },
  { ...right, username: '', password: '', cpf: '' },
];

describe('D04: the error of a field', () => {
  it('is described in words, whatever its code in the schema', () => {
    const issues = [
      ...wrong.flatMap((one) => signUpRequest(2026).safeParse(one).error?.issues ?? []),
      ...(signInRequest.safeParse({ username: '', password: '', code: 'x' }).error?.issues ?? []),
      ...(resetRequest.safeParse({ token: 'x'.repeat(20), password: 'x', repeat: '' }).error?.issues ?? []),
      ...(passwordChange.safeParse({ current: '', password: 'x', repeat: 'y' }).error?.issues ?? []),
    ];
    // Codes that a form cannot trigger, because it sends an empty text for a missing field, need no phrase.
    const codes = new Set(issues.map(({ message }) => message).filter((message) => /^\w+$/u.test(message)));
    expect(codes.size).toBeGreaterThan(20);
    for (const code of codes) expect(faultCodes).toContain(code);
  });

  it('is absent for valid answers', () => expect(signUpRequest(2026).safeParse(right).success).toBe(true));

  it('is shown once per field', () =>
    expect(
      faultsIn([
        { path: ['repeat'], message: 'repeatRequired' },
        { path: ['repeat'], message: 'passwordsDiffer' },
        { path: ['cpf', 0], message: 'cpfLength' },
        { path: [], message: 'other' },
      ]),
    ).toEqual([
      { field: 'repeat', message: 'repeatRequired' },
      { field: 'cpf', message: 'cpfLength' },
      { field: '', message: 'other' },
    ]));
});
