import { defineShape } from '../../shapes/shape.ts';

export const sessionShape = defineShape({
  required: { code: 'SessionCode' },
  texts: {
    startDate: 'StartDate',
    endDate: 'EndDate',
    venue: 'Venue',
    venueName: 'VenueName',
    status: 'SessionStatus',
    type: 'SessionType',
    medal: 'Medal',
  },
  others: ['Leadin', 'FOP', 'HideStartDate', 'HideEndDate'],
});

export const unitShape = defineShape({
  required: { code: 'Code' },
  texts: {
    phaseType: 'PhaseType',
    scheduleStatus: 'ScheduleStatus',
    unitNum: 'UnitNum',
    startDate: 'StartDate',
    endDate: 'EndDate',
    actualStartDate: 'ActualStartDate',
    actualEndDate: 'ActualEndDate',
    order: 'Order',
    medal: 'Medal',
    venue: 'Venue',
    location: 'Location',
    sessionCode: 'SessionCode',
    modification: 'ModificationIndicator',
  },
  flags: { hideStartDate: 'HideStartDate', hideEndDate: 'HideEndDate' },
  others: ['HideUnitNum', 'MediaAccess'],
});

export const unitVenueShape = defineShape({ texts: { venueName: 'VenueName', locationName: 'LocationName' } });

export const startShape = defineShape({ texts: { startOrder: 'StartOrder', sortOrder: 'SortOrder' } });

/** A text in an attribute, such as the name of a unit or session. */
export const namedTextShape = defineShape({ required: { language: 'Language', text: 'Value' } });

/** A text between the tags. */
export const innerTextShape = defineShape({ required: { language: 'Language' } });
