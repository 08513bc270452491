import type { Translate } from '../../shell/messages.ts';
import type { EventAnswer } from '@podium/contract';

/**
 * "Swimming: Women's 100 m backstroke U18": the title includes the sport, because many events are named only "Women".
 */
export const eventTitle = (t: Translate, { discipline, name }: Pick<EventAnswer, 'discipline' | 'name'>) =>
  t('shared.labelled', { name: discipline.name, value: name });
