import { defineShape } from '../../shapes/shape.ts';

export const recordShape = defineShape({ required: { code: 'Code' } });

export const recordNameShape = defineShape({ texts: { name: 'Name' } });

export const recordTypeShape = defineShape({
  required: { recordType: 'RecordType' },
  texts: { order: 'Order', notEstablishedLabel: 'NotEstablishedLabel', subcode: 'Subcode' },
  flags: { isNotEstablished: 'NotEstablished' },
  answers: { isShared: 'Shared' },
});

export const recordDataShape = defineShape({
  texts: {
    order: 'Order',
    resultType: 'ResultType',
    result: 'Result',
    unit: 'Unit',
    country: 'Country',
    place: 'Place',
    date: 'Date',
    competition: 'Competition',
  },
  flags: { isEqualled: 'Equalled', isUnconfirmed: 'Unconfirmed', isCurrent: 'Current' },
  answers: { isHistorical: 'Historical' },
  others: ['TimeStamp', 'Reinstated'],
});
