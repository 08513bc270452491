export const phrases = {
  title: 'Names of competitors',
  about:
    '{count, plural, one {# person is} other {# people are}} entered. Ask those responsible before names of minors become public.',
  basic: 'With name, delegation and age group',
  number: 'Without a name: “Athlete 1034” with the delegation',
  later: 'Birth dates are never public this way. You can decide otherwise for each participant later.',
  becomePublic: '{count, plural, one {The name of # person becomes} other {The names of # people become}} public.',
} as const;
