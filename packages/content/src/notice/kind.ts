import { choice, required, text, time, url } from '../field.ts';
import { defineKind } from '../kind.ts';
import { severities } from '../words.ts';

/** A banner on every screen, between two times. */
export const kind = defineKind({
  name: 'notice',
  file: 'notices',
  fields: {
    severity: required(choice(severities)),
    text: required(text),
    from: time,
    until: time,
    link: url,
  },
  searched: [],
  read: {
    list: 'notices',
    path: '/notices',
    summary: 'Notices of the organizers',
    isAboutSport: false,
    keptOffline: true,
  },
});
