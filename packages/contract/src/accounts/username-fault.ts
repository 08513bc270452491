/** Scripts that are written together. A name uses one group: `аna` with a Cyrillic а is not `ana`. */
const scripts = (
  'Latin Cyrillic Greek Arabic Hebrew Armenian Georgian Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada ' +
  'Malayalam Sinhala Thai Lao Khmer Myanmar Ethiopic'
)
  .split(' ')
  .map((name) => [name]);
const eastAsian = [
  ['Han', 'Hiragana', 'Katakana', 'Bopomofo'],
  ['Han', 'Hangul'],
];

const singleScript = [...scripts, ...eastAsian].map(
  (names) => new RegExp(`^[${names.map((name) => `\\p{scx=${name}}`).join('')}\\p{scx=Zinh}0-9._-]+$`, 'u'),
);

/** Endings that email programs and browsers turn into links. */
const domain = /\.(?:com|net|org|edu|gov|info|biz|app|dev|xyz|site|online|shop|top|club|link|live|io|tv|br|pt|az)$/iu;

export type UsernameFault = 'usernameCharacters' | 'usernameScript' | 'usernameAddress';

/**
 * The fault of a username's characters. Usernames are public and must be distinguishable from each other.
 *
 * @example usernameFault('ana..souza') // 'usernameCharacters'
 */
export function usernameFault(username: string): UsernameFault | undefined {
  const text = username.trim().normalize('NFKC');
  // Letters, digits and single separators between them; no invisible characters, and at most two marks on a letter.
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*$/u.test(text)) return 'usernameCharacters';
  if (/\p{Default_Ignorable_Code_Point}|[._-](?:[._-]|$)/u.test(text)) return 'usernameCharacters';
  if (/\p{M}{3}/u.test(text.normalize('NFD'))) return 'usernameCharacters';
  if (!singleScript.some((pattern) => pattern.test(text))) return 'usernameScript';
  if (/^www\.|^https?\b/iu.test(text) || domain.test(text) || isPhone(text)) return 'usernameAddress';
  return undefined;
}

/** `0800-555-1234`, `ligue.0800-555-1234` and `11987654321`, but not `ana2008`. */
function isPhone(text: string): boolean {
  const number = /\p{Nd}(?:[._-]?\p{Nd}){6,}/u.exec(text)?.[0];
  if (number === undefined) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters <= 2 || /[._-]/u.test(number);
}
