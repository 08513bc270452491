export const phrases = {
  open: 'Choose people already known',
  openFor: 'Choose people already known for {event}',
  title: 'Already known: {event}',
  about: 'They keep their numbers, and nobody is made twice. Nothing is public before you publish.',
  kind: 'What to choose',
  kinds: { teams: 'Teams with their members', people: 'People one by one' },
  search: 'Search by name or number',
  searchTeams: 'Search by name or event',
  teamHint:
    'People join the team of their delegation in this event. If there is none, they form one with the name of the delegation.',
  found: '{count, plural, =0 {Nobody found} one {# found} other {# found}}',
  chooseAll: '{count, plural, one {Choose # shown} other {Choose all # shown}}',
  clear: 'Choose none',
  full: '{room, plural, =0 {The event is full.} one {The event has room for # more entry.} other {The event has room for # more entries.}}',
  enter: '{count, plural, =0 {Enter people} one {Enter # person} other {Enter # people}}',
  enterTeams: '{count, plural, =0 {Enter teams} one {Enter # team} other {Enter # teams}}',
  entered: '{count, plural, one {# entry was added: {event}} other {# entries were added: {event}}}',
} as const;
