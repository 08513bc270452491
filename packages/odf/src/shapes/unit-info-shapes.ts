import { defineShape } from './shape.ts';

export const updatedShape = defineShape({ texts: { updatedAt: 'Update' } });

export const unitDateTimeShape = defineShape({
  texts: { startDate: 'StartDate', endDate: 'EndDate', duration: 'Duration' },
});

export const progressShape = defineShape({
  texts: { lastUnit: 'LastUnit', unitsTotal: 'UnitsTotal', unitsComplete: 'UnitsComplete' },
});

export const sportShape = defineShape({
  texts: {
    disciplineName: 'DisciplineName',
    eventName: 'EventName',
    subEventName: 'SubEventName',
    gender: 'Gender',
    unitNum: 'UnitNum',
  },
});

export const venueShape = defineShape({
  texts: {
    venue: 'Venue',
    venueName: 'VenueName',
    location: 'Location',
    locationName: 'LocationName',
    attendance: 'Attendance',
  },
});
