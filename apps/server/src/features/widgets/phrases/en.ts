/** Texts of the widgets that other pages embed. */
export const en = {
  events: 'Schedule and results',
  medals: 'Medal table',
  cup: 'Cup',
  team: 'Team',
  points: 'Points',
  noPoints: 'No points yet',
  live: 'Live',
  next: 'Next',
  latest: 'Latest results',
  noEvents: 'No items in the schedule',
  noMedals: 'No medals yet',
  open: 'Open in Podium',
  rehearsal: 'Rehearsal: these results are made up and will be removed.',
  asOf: 'As of {time}',
  rank: 'Rank',
  delegation: 'Delegation',
};
