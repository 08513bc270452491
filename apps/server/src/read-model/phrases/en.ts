export const en = {
  /** Replaces the name of a person whose public data is only a number. */
  athleteNumber: 'Athlete {number}',
  /** For events whose name alone is ambiguous: a road time trial if there is also one on the track. */
  eventOfBranch: '{event} ({branch})',
  /** Rule of advancing from a round, by place and by result; `mark` is the minimum needed while heats are still to come. */
  undecided: 'The earlier contests are official. Who takes the open place here is still to be decided.',
  goOn: {
    places:
      '{places, plural, one {The winner advances to the next round.} other {The top # advance to the next round.}}',
    best: '{marks, plural, one {The best result across the round advances.} other {The # best results across the round advance.}}',
    others:
      '{marks, plural, one {The next best result across the round advances too.} other {The next # best results across the round advance too.}}',
    mark: 'It takes {mark} or better to advance.',
    otherMark: 'Anyone outside these places needs {mark} or better.',
  },
  /** The needs of a team to finish among the top teams of its group, or first. */
  prospect: {
    through: '{places, plural, one {First place secured} other {Place in the top # secured}}',
    win: '{places, plural, one {A win secures first place} other {A win secures a place in the top #}}',
    draw: '{places, plural, one {A draw secures first place} other {A draw secures a place in the top #}}',
    mustWin:
      '{places, plural, one {Must win to have a chance of finishing first} other {Must win to have a chance of finishing in the top #}}',
    mustNotLose: '{places, plural, one {A defeat rules out first place} other {A defeat rules out the top #}}',
    out: '{places, plural, one {Can no longer finish first} other {Can no longer finish in the top #}}',
    open: '{places, plural, one {Can still finish first} other {Can still finish in the top #}}',
  },
  /** Methods of entry: the way a competitor got into an event, by code. */
  entryMethod: {
    WC: 'Wild card',
    Q: 'Qualifying tournament',
    LL: 'Lucky loser',
    PR: 'Protected ranking',
    SR: 'Special ranking',
    SE: 'Special exempt',
    JE: 'Junior exempt',
    ALT: 'Alternate',
    DA: 'Direct acceptance',
    UP: 'Universality place',
    HQ: 'Host place',
  },
  /** Rounds that a feed names in English only. */
  round: {
    heats: 'Heats',
    heat: 'Heat {number}',
    qualification: 'Qualification',
    final: 'Final',
    semifinals: 'Semifinals',
    semifinal: 'Semifinal {number}',
    quarterfinals: 'Quarterfinals',
    quarterfinal: 'Quarterfinal {number}',
    roundOf: 'Round of {number, number}',
    group: 'Group {number}',
    repechage: 'Repechage',
  },
};
