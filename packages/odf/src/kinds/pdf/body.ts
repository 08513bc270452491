import type { UnitInfo } from '../../elements/results.ts';

export interface PdfBody {
  kind: 'pdf';
  info: UnitInfo;
  base64: string;
}
