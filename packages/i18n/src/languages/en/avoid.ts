import type { Avoided } from '../../phrase-style.ts';

/** One spelling, that of the United States, and words people use. A key is a form of the word. */
export const avoid: Avoided = {
  'programmes?': 'schedule',
  'behaviours?': 'conduct',
  'organisers?': 'organizer',
  'e-mail': 'email',
  '(?:kilo)?metres?': 'meter',
  'centres?': 'center',
  '(?:sign|signed|signing) (?:in|out)': 'log in, log out',
  whom: 'who',
};
