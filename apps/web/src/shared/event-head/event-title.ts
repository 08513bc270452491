import type { Translate } from '../messages.ts';
import type { EventAnswer } from '@podium/contract';

/** "Swimming: Women's 100 m backstroke U18": many events are called "Women" alone. */
export const eventTitle = (t: Translate, { discipline, name }: Pick<EventAnswer, 'discipline' | 'name'>) =>
  t('shared.labelled', { name: discipline.name, value: name });
