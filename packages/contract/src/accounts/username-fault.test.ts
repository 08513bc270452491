import { describe, expect, it } from 'vitest';
import { username } from './accounts.ts';
import { usernameFault } from './username-fault.ts';

describe('F10: a username cannot be confused with others', () => {
  it.each([
    ['an invisible sign', 'ana.souza\uFE0F', 'usernameCharacters'],
    ['a joiner', 'ana.souza\u034F', 'usernameCharacters'],
    ['fillers alone', '\u3164\u3164\u3164', 'usernameCharacters'],
    ['a letter under ten marks', `an${'a\u0301\u0302'.repeat(1)}${'\u0301'.repeat(10)}`, 'usernameCharacters'],
    ['two separators in a row', 'Ana..Souza', 'usernameCharacters'],
    ['a separator at the end', 'ana.', 'usernameCharacters'],
    ['a letter of another script', '\u0430na.souza', 'usernameScript'],
    ['digits of another script', 'ana\u0661\u0662', 'usernameScript'],
    ['an address', 'www.evil-site', 'usernameAddress'],
    ['a domain', 'evil-site.com', 'usernameAddress'],
    ['a phone number in words', 'ligue.0800-555-1234', 'usernameAddress'],
    ['a phone number alone', '11987654321', 'usernameAddress'],
  ])('is refused with %s', (_, name, fault) => {
    expect(usernameFault(name)).toBe(fault);
    expect(username.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([fault]);
  });

  it.each([
    'Ana.Souza',
    'ana2008',
    'joão_da-silva',
    'İsmayıl18',
    'Nguyễn.Thị',
    'иван.петров',
    'محمد.علي',
    'مُحَمَّد',
    '王小明',
    'さくらサクラ桜',
    '김민준',
    'p8f3a1c9d2e7b4065',
  ])('is accepted with %s', (name) => {
    expect(usernameFault(name)).toBeUndefined();
    expect(username.safeParse(name).success).toBe(true);
  });
});
