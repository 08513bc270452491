export const phrases = {
  title: 'Participants',
  about:
    'How much of a participant everyone can see, and how the name is spelled. A change counts at once, on every page.',
  search: 'Name, number or code',
  none: 'No participants found',
  name: 'Name',
  delegation: 'Delegation and sport',
  level: 'Publication level',
  levels: {
    full: 'Everything',
    basic: 'Name, gender and age group',
    number: 'Number and delegation only',
    folder: 'As specified in the Games folder',
  },
  decision: 'Decision',
  decidedBy: '{name}: {reason}',
  change: 'Change level',
  changeTitle: 'What can everyone see of {name}?',
  changed: 'Level changed',
  hint: 'With a number only, the name disappears from results, search, photos and notices too.',
  mentions:
    '{count, plural, one {One published text may name this participant. Correct it; the level doesn’t change it.} other {# published texts may name this participant. Correct them; the level doesn’t change them.}}',
  rename: {
    action: 'Correct name',
    title: 'Correct the name of {name}',
    family: 'Family name',
    given: 'Given name',
    done: 'The name has been corrected',
    hint: 'The correction counts until the feed or a folder sends another name.',
    clear: 'Show the name of the feed or folder again',
    overtaken: '“{said}”: no longer shown, another name has arrived since',
  },
} as const;
