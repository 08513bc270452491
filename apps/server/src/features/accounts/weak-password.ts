import { dictionary } from '@zxcvbn-ts/language-common';
import type { SignUpRequest } from '@podium/contract';

/** 49,000 passwords of published breaches, in lower case. */
const breachedPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Common words of passwords, in the languages of the app and of the Games; such a word is weak with any digits or signs
 * attached.
 */
const commonWords = new Set(
  `password passwort parola senha contrasena clave motdepasse sifre admin administrator root user usuario login welcome
   bienvenue bemvindo hello letmein iloveyou teamo teamo teadoro jetaime seviremseni princess princesa princesse dragon
   monkey football futebol futbol soccer basketball volei handball judo karate natacao swimming athlete atleta brasil
   brazil portugal espana argentina mexico france azerbaijan baku azerbaycan flamengo corinthians palmeiras saopaulo
   barcelona realmadrid benfica galatasaray qarabag superman batman pokemon minecraft fortnite roblox sunshine shadow
   master summer winter verao inverno jesus jesuscristo deus deusefiel allah samsung google facebook instagram tiktok
   whatsapp internet computer secret secreto segredo test teste testing guest convidado games jogos juegos jeux podium
   medal medalha medalla medaille champion campeao campeon qwerty qwertz azerty asdf zxcv changeme trustno one abc abcd
   abcde abcdef mustang michael jordan ronaldo ronaldinho neymar messi pele gabriel maria joao`
    .split(/\s+/u)
    .filter(Boolean),
);
const rows = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
];
const signsForLetters = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
]);

/**
 * Returns whether an attacker would try a password early: it is in a published breach, is a common word with digits and signs
 * around it, a keyboard row, a few repeated characters, a date, or the person's own name.
 */
export function isWeakPassword(
  password: string,
  { username, email }: Pick<SignUpRequest, 'username' | 'email'>,
): boolean {
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const read = Array.from(plain, (sign) => signsForLetters.get(sign) ?? sign).join('');
  const cores = [plain, read].map((text) => text.replace(/[^\p{L}]+/gu, ''));
  const ownWords = [username, email.split('@', 1)[0]!].map((text) =>
    text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''),
  );
  return (
    breachedPasswords.has(password.toLowerCase()) ||
    new Set(plain).size < 4 ||
    cores.some((core) => commonWords.has(core) || isDoubled(core)) ||
    ownWords.some((name) => name.length >= 3 && strip(plain, name).length <= 4) ||
    /^[\d\s./-]+$/u.test(plain) ||
    isKeyboardRow(plain)
  );
}

const isDoubled = (core: string): boolean =>
  core.length % 2 === 0 &&
  core.slice(0, core.length / 2) === core.slice(core.length / 2) &&
  commonWords.has(core.slice(0, core.length / 2));

const strip = (text: string, name: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').replaceAll(name, '');

/**
 * True for passwords made only of keyboard-row pieces of three or more characters, forwards or backwards:
 * `qwerty123`, `987654asdf`.
 */
function isKeyboardRow(text: string): boolean {
  const both = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')]);
  let rest = text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  while (rest.length >= 3) {
    const piece = longestPiece(rest, both);
    if (piece < 3) break;
    rest = rest.slice(piece);
  }
  return rest.length < 3;
}

function longestPiece(text: string, lines: readonly string[]): number {
  for (let length = text.length; length >= 3; length--) {
    const start = text.slice(0, length);
    if (lines.some((row) => row.includes(start))) return length;
  }
  return 0;
}
