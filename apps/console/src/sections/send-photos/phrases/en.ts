export const phrases = {
  menu: 'Send photos',
  title: 'Send photos',
  about:
    'Choose several at once. They are drafts until an editor publishes them; only photos of people who are public in full become public.',
  album: 'Album',
  newAlbum: 'New album: {day}',
  credit: 'Photographer',
  caption: 'What do the photos show?',
  captionHint: 'For all chosen photos. It can be written for each one later.',
  choose: 'Choose photos',
  progress: '{done, number} of {all, number} sent',
  failed: '{count, plural, one {# photo was not sent.} other {# photos were not sent.}}',
  next: 'They are waiting as drafts.',
  list: 'All photos',
  state: {
    waiting: 'waiting',
    sending: 'sending …',
    done: 'sent',
    failed: 'not sent',
  },
} as const;
