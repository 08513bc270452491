import type { Attributes, Detail } from './basics.ts';

export interface RegisteredEvent {
  event: string;
  bib?: string;
  class?: string;
  status?: string;
  substitute?: string;
  entries: Detail[];
  attributes?: Attributes;
}

export interface DisciplineRegistration {
  code: string;
  ifId?: string;
  entries: Detail[];
  events: RegisteredEvent[];
  attributes?: Attributes;
}
