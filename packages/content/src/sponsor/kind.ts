import { choice, logo, required, text, url } from '../field.ts';
import { defineKind } from '../kind.ts';
import { sponsorRows } from '../words.ts';

export const kind = defineKind({
  name: 'sponsor',
  file: 'sponsors',
  fields: {
    row: required(choice(sponsorRows)),
    name: required(text),
    logo: required(logo),
    logoDark: logo,
    web: url,
  },
  searched: ['name'],
  read: {
    list: 'sponsors',
    path: '/sponsors',
    summary: 'Sponsors by row',
    groupedBy: 'row',
    isAboutSport: false,
    keptOffline: true,
  },
});
