import { describe, expect, it } from 'vitest';
import { scheduleItemTypes } from '../model/vocabulary.ts';
import type { ScheduleItemType } from '../model/vocabulary.ts';
import type { ScheduleItemFacts } from './item-type.ts';
import { scheduleItemType } from './item-type.ts';

const final = 'SWMW200MFR------------FNL-000100--';
const cases: [ScheduleItemFacts, ScheduleItemType][] = [
  [{ phaseType: '0', rsc: 'CER-OPENING-----------------------' }, 'opening-ceremony'],
  [{ phaseType: '0', rsc: 'CER-CLOSING-----------------------' }, 'closing-ceremony'],
  [{ phaseType: '6', rsc: 'SWMW200MFR------------VICTMEDAL---' }, 'medal'],
  [{ phaseType: '6', rsc: final }, 'medal'],
  [{ rsc: 'BTHWSPRINT--12050-----VICTFLOWER--' }, 'medal'],
  [{ phaseType: '8', rsc: 'JUD-------------------MEET000200--', isWeighIn: true }, 'weighting'],
  [{ phaseType: '8', rsc: 'JUD-------------------MEET000200--' }, 'technical-meeting'],
  [{ phaseType: '4', rsc: 'SWM-------------------MEET000100--' }, 'technical-meeting'],
  [{ phaseType: '9', rsc: 'SWM-------------------------------' }, 'technical-meeting'],
  [{ phaseType: '1', rsc: 'SWM-------------------TRNO000100--' }, 'training'],
  [{ phaseType: '2', rsc: 'SWM-------------------------------' }, 'training'],
  [{ rsc: 'SWM-------------------TRNU000100--' }, 'training'],
  [{ phaseType: '3', medal: '1', rsc: final }, 'competition-medal'],
  [{ phaseType: '3', medal: '3', rsc: 'JUDW57KG--------------REPF000100--' }, 'competition-medal'],
  [{ phaseType: '3', medal: '0', rsc: 'SWMW200MFR------------HEAT000100--' }, 'competition'],
  [{ phaseType: '3', medal: '', rsc: final }, 'competition'],
  [{ phaseType: '3', medal: null, rsc: 'a code of no shape' }, 'competition'],
  [{ rsc: 'FRSWHP----------------QUAL--------' }, 'competition'],
  [{ phaseType: 'FNL', rsc: final }, 'competition'],
  [{ phaseType: '0', rsc: 'CER-FLAGS-------------------------' }, 'others'],
  [{ phaseType: '5', rsc: 'SWM-------------------------------' }, 'others'],
  [{ phaseType: '7', rsc: 'JUD-------------------DRAW000100--' }, 'others'],
  [{ phaseType: '8', rsc: 'JUD-------------------------------' }, 'others'],
  [{ phaseType: 'FNL', rsc: 'a code of no shape' }, 'default'],
  [{ rsc: 'CER-OPENING-----------------------' }, 'default'],
  [{ rsc: 'SWM-------------------TMRY000100--' }, 'default'],
  [{ phaseType: null, rsc: '' }, 'default'],
];

describe('the type of a schedule item', () => {
  it.each(cases)('with %j is %s', (facts, type) => {
    expect(scheduleItemType(facts)).toBe(type);
  });

  it('can be any except broadcast, which the feed does not have', () => {
    const types = new Set(cases.map(([, type]) => type));
    expect(scheduleItemTypes.filter((type) => !types.has(type))).toEqual(['broadcast']);
  });
});
