import type { Attributes, Detail } from '../../elements/basics.ts';
import type { CompetitorElement } from '../../elements/competitors.ts';

export interface RecordDataElement {
  order?: string;
  resultType?: string;
  result?: string;
  unit?: string;
  country?: string;
  place?: string;
  date?: string;
  competition?: string;
  isEqualled: boolean;
  isUnconfirmed: boolean;
  isHistorical: boolean;
  isCurrent: boolean;
  attributes?: Attributes;
  details: Detail[];
  competitor?: CompetitorElement;
}

export interface RecordElement {
  code: string;
  name?: string;
  types: {
    order?: string;
    recordType: string;
    isShared: boolean;
    isNotEstablished: boolean;
    notEstablishedLabel?: string;
    subcode?: string;
    data: RecordDataElement[];
    attributes?: Attributes;
  }[];
  attributes?: Attributes;
}

export interface RecordsBody {
  kind: 'records';
  records: RecordElement[];
}
