import type { DemoData } from '../demo-item.ts';
import type { SixTexts } from '../../words/texts.ts';
import type { Motif } from './drawings.ts';

export interface CourseRow {
  id: string;
  title: SixTexts;
  provider: string;
  summary: SixTexts;
  audience: DemoData<'course'>['audience'];
  hours: number;
  isOnline?: true;
  passPercent?: number;
  hasCertificate?: true;
  motif?: Motif;
  lessons: readonly { id: string; title: SixTexts; minutes: number; text: SixTexts; hasFile?: true }[];
}
