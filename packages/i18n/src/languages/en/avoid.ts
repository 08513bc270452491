import type { AvoidedWords } from '../../phrase-style.ts';

/** American spelling and everyday words. Each key is a form of a word to avoid. */
export const avoid: AvoidedWords = {
  'programmes?': 'schedule',
  'behaviours?': 'conduct',
  'organisers?': 'organizer',
  'e-mail': 'email',
  '(?:kilo)?metres?': 'meter',
  'centres?': 'center',
  '(?:sign|signed|signing) (?:in|out)': 'log in, log out',
  whom: 'who',
  'cancell(?:ed|ing)': 'canceled, canceling',
  'equalled|labelled|modelled|travell(?:ed|er|ing)': 'one l',
  'medallists?': 'medalist',
  '(?:col|fav|hon|lab|neighb)our(?:s|ed|ing|ite|ites)?': 'color, favor',
  'sabres?': 'saber',
  'tyres?': 'tire',
  '(?:organ|recogn|synchron)is\\p{L}+': 'z, as in organize',
  'shoot-outs?': 'shootout',
  'line-ups?': 'lineup',
  'licences?': 'license',
  'defence|offence': 'defense, offense',
  'towards|amongst|whilst': 'toward, among, while',
};
