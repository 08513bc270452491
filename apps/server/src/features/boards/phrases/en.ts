/** Texts of a screen in a hall. */
export const en = {
  title: 'Boards',
  kind: {
    court: 'Contest on a court',
    venue: 'Day at a venue',
    day: 'Today',
    medals: 'Medal table',
    cup: 'Cup',
    unit: 'Contest',
    standing: 'Ranking of an event',
  },
  lost: 'No connection. Age of this board: {age}',
};
