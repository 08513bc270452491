export const ar = {
  item: '{sport}: {event}، {phase}',
  itemWithoutPhase: '{sport}: {name}',
  place: '{venue}، {location}',
  calendar: '{games}: {what}',
  medals: 'منافسات الميداليات',
  followed: 'ما أتابعه',
  movedFrom: 'الموعد الأصلي: {time}',
  awaits: {
    heat: 'التصفية والحارة عند نشر قائمة البدء',
    lane: 'الحارة عند نشر قائمة البدء',
    startList: 'لم تُنشر قائمة البدء بعد',
    draw: 'لم تُنشر القرعة بعد',
    opponent: 'لم يتحدد الطرف الآخر بعد',
  },
};
