export const phrases = {
  title: 'Rehearsal',
  menu: 'Rehearsal',
  about: 'Try a whole day of the Games before they begin. Afterwards nothing of it is left.',
  points: {
    everything: 'Scorers, screens in the halls, prints and medals work as on a real day.',
    public: 'Everyone sees the results, and on every page that they are made up.',
    quiet: 'No device gets a notification about them.',
    gone: 'When it ends, all results since its beginning are removed. Entries, schedule and content stay.',
  },
  faults: {
    noContests: 'There are no contests yet. Publish the setup of your Games first.',
    hasResults: 'There are results already. A rehearsal would remove real ones with its own.',
    hasBegun: 'The first contest has begun. A rehearsal is only possible before it.',
  },
  ready: '{count, plural, one {# contest is ready for it.} other {# contests are ready for it.}}',
  begin: 'Begin the rehearsal',
  begun: 'The rehearsal has begun',
  beginText:
    'From now on every page says that results are made up. Until the end of the rehearsal the setup can’t be published.',
  on: 'Rehearsal since {time}, begun by {name}',
  played: '{played} of {count, plural, one {# contest has a result} other {# contests have results}}.',
  makeUp: 'Make up results',
  makeUpAbout:
    'Plays the next contests in order of their start, by the rules of each event. You can also enter results yourselves, with scorers’ links as on a real day.',
  stop: 'Stop',
  waiting:
    '{count, plural, one {# contest waits} other {# contests wait}} for a decision about a tie, a draw, or competitors.',
  toToday: 'To Today',
  left: 'Results of these contests have to be entered by you:',
  endTitle: 'End',
  endAbout:
    'All results since the beginning of the rehearsal are removed: yours, those of scorers, and those that were made up.',
  end: 'End and throw away the results',
  endText:
    '{count, plural, =0 {No contest has a result.} one {The result of # contest is removed.} other {The results of # contests are removed.}} This can’t be taken back. It takes some seconds.',
  ends: 'The results are being removed. This takes some seconds.',
  look: 'Look again',
  banner: 'Rehearsal since {time}: results are made up and will be removed.',
  open: 'Open the rehearsal',
  decisions: {
    'rehearsal-begin': 'Rehearsal begun',
    'rehearsal-discard': 'Results of the rehearsal thrown away',
    'rehearsal-end': 'Rehearsal ended',
  },
} as const;
