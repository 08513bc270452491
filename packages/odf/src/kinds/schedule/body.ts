import type { Attributes } from '../../elements/basics.ts';
import type { CompetitorElement } from '../../elements/competitors.ts';
import type { PreviousUnit } from '../../elements/previous-unit.ts';

export interface LanguageText {
  language: string;
  text: string;
}

export interface SessionElement {
  code: string;
  startDate?: string;
  endDate?: string;
  venue?: string;
  venueName?: string;
  status?: string;
  type?: string;
  medal?: string;
  names: LanguageText[];
  attributes: Attributes;
}

export interface StartElement {
  startOrder?: string;
  sortOrder?: string;
  previousUnit?: PreviousUnit;
  competitor?: CompetitorElement;
  attributes?: Attributes;
}

export interface ScheduleUnitElement {
  code: string;
  phaseType?: string;
  scheduleStatus?: string;
  unitNum?: string;
  startDate?: string;
  endDate?: string;
  hideStartDate: boolean;
  hideEndDate: boolean;
  actualStartDate?: string;
  actualEndDate?: string;
  order?: string;
  medal?: string;
  venue?: string;
  location?: string;
  venueName?: string;
  locationName?: string;
  sessionCode?: string;
  modification?: string;
  startTexts: LanguageText[];
  names: LanguageText[];
  descriptions: LanguageText[];
  starts: StartElement[];
  attributes: Attributes;
}

export interface ScheduleBody {
  kind: 'schedule';
  isUpdate: boolean;
  sessions: SessionElement[];
  units: ScheduleUnitElement[];
}
