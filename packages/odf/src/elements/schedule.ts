import type { Attributes, LanguageText } from './basics.ts';
import type { CompetitorElement } from './competitors.ts';

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

export interface PreviousUnit {
  unit: string;
  value?: string;
  wlt?: string;
  attributes?: Attributes;
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
