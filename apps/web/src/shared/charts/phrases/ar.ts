export const phrases = {
  run: 'تطور النتيجة',
  ahead: '{name} في المقدمة',
  runText:
    'أكبر فارق: {home} {homeLead, number}، {away} {awayLead, number}. {changes, plural, =0 {لم يتبدل التقدم.} zero {لم يتبدل التقدم.} one {تبدل التقدم مرة واحدة.} two {تبدل التقدم مرتين.} few {تبدل التقدم # مرات.} many {تبدل التقدم # مرة.} other {تبدل التقدم # مرة.}}',
  places: 'المراكز عند الأزمنة المرحلية',
  fartherBack: 'في مراكز أبعد',
  asTable: 'في جدول',
  medals: 'الميداليات حسب اليوم',
  medalRace: 'المراكز في جدول الميداليات',
  medalRaceHint: 'لكل يوم المركز، وتحته كل الميداليات حتى ذلك اليوم.',
  chooseDelegation: 'اختر وفدًا',
  day: 'اليوم',
  soFar: 'حتى ذلك اليوم',
  rank: 'المركز',
  medalsSoFar: 'الميداليات',
  rose: 'صعود',
  fell: 'تراجع',
} as const;
