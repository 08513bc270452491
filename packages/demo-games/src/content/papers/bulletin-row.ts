import type { DemoData } from '../demo-item.ts';
import type { SixTexts } from '../../words/texts.ts';

export interface BulletinRow {
  number: number;
  /** Day of the Games; zero and below are days before the first. */
  day: number;
  clock: string;
  title: SixTexts;
  text: SixTexts;
  /** Whether the bulletin has a PDF. */
  hasFile?: true;
  /** Number of the bulletin that this one replaces. */
  replaces?: number;
  priority?: number;
  isPinned?: true;
  audience?: DemoData<'bulletin'>['audience'];
  discipline?: string;
}
