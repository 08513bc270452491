/** Texts of the pictures that represent a shared page. Numbers are drawn separately in a larger size. */
export const en = {
  mark: '{name}: {mark}',
  shootOut: 'Shootout: {score}',
  athlete: 'Athlete',
  next: 'Next',
  delegation: 'Delegation',
  place: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  rank: 'in the medal table',
  athletes: '{count, plural, one {athlete} other {athletes}}',
  sports: '{count, plural, one {sport} other {sports}}',
  finals: '{count, plural, one {final} other {finals}}',
  contests: '{count, plural, one {contest} other {contests}}',
  medalTable: 'Medal table',
  medals: '{count, plural, one {medal} other {medals}}',
  decided: '{count, plural, one {medal event decided} other {medal events decided}}',
  dayMedals: 'Medals of the day',
  program: 'Schedule',
};
