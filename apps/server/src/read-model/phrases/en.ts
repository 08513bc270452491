export const en = {
  /** Stands in the place of a name where only a number is public. */
  athleteNumber: 'Athlete {number}',
  /** Of an event whose name alone says too little: a time trial on the road, where there is one on the track too. */
  eventOfBranch: '{event} ({branch})',
  /** Who goes on from a round, by place and by result; `mark` is what it takes at least while heats are to come. */
  goOn: {
    places: '{places, plural, one {The winner goes on to the next round.} other {The top # go on to the next round.}}',
    best: '{marks, plural, one {The best result of the whole round goes on.} other {The # best results of the whole round go on.}}',
    others:
      '{marks, plural, one {The next best result of the whole round goes on too.} other {The next # best results of the whole round go on too.}}',
    mark: 'It takes {mark} or better to go on.',
    otherMark: 'Outside these places it takes {mark} or better.',
  },
  /** What a team of a group needs to finish among its first, or in first place. */
  prospect: {
    through: '{places, plural, one {Sure of first place} other {Sure of the top #}}',
    win: '{places, plural, one {A win makes sure of first place} other {A win makes sure of the top #}}',
    draw: '{places, plural, one {A draw makes sure of first place} other {A draw makes sure of the top #}}',
    mustWin:
      '{places, plural, one {Only a win keeps first place possible} other {Only a win keeps the top # possible}}',
    mustNotLose: '{places, plural, one {A defeat rules out first place} other {A defeat rules out the top #}}',
    out: '{places, plural, one {Can no longer finish first} other {Can no longer finish in the top #}}',
  },
};
