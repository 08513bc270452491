import { email, flag, phone, required, text, url } from '../field.ts';
import { defineKind } from '../kind.ts';

/** Contacts for help. */
export const kind = defineKind({
  name: 'safe-contact',
  file: 'safe_contacts',
  fields: {
    name: required(text),
    description: text,
    phone,
    email,
    chat: url,
    web: url,
    hours: text,
    isEmergency: flag,
  },
  searched: ['name'],
});
