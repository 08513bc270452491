export const phrases = {
  title: 'Records: {count, number}',
  hint: 'Standing records of the event, and of each class with records of its own. They are shown on the page of the event.',
  one: 'Record {number, number}',
  add: 'Add a record',
  kind: 'Kind',
  ageGroup: 'Class (optional)',
  ageGroupHint: 'Empty: for the whole event. Otherwise such as U16.',
  mark: 'Mark',
  holder: 'Held by',
  date: 'Date (optional)',
  place: 'Place (optional)',
  remove: 'Remove record {number, number}',
} as const;
