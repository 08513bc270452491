import type { ResultSheet } from '@podium/contract';
import type { FormProps } from './use-sheet.ts';

/** A field of one competitor's line on a sheet. */
export interface LineFieldProps extends Pick<FormProps, 'sheet' | 'isOpen' | 'enter'> {
  line: ResultSheet['lines'][number];
}
