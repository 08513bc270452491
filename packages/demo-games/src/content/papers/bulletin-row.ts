import type { DemoData } from '../demo-item.ts';
import type { SixTexts } from '../../words/texts.ts';

/** A bulletin as the secretariat writes it. */
export interface BulletinRow {
  number: number;
  /** Day of the Games; zero and below are the days before the first. */
  day: number;
  clock: string;
  title: SixTexts;
  text: SixTexts;
  /** Sent with a PDF. */
  hasFile?: true;
  /** Number of the bulletin that this one replaces. */
  replaces?: number;
  priority?: number;
  isPinned?: true;
  audience?: DemoData<'bulletin'>['audience'];
  discipline?: string;
}
