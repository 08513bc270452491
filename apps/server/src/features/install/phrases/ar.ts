export const ar = {
  description: 'برنامج الدورة ونتائجها وميدالياتها',
  live: 'مباشر',
  medals: 'الميداليات',
  schedule: 'البرنامج',
  help: 'المساعدة والرياضة الآمنة',
  shotSchedule: 'برنامج يوم',
  shotResult: 'نتيجة',
  shotMedals: 'جدول الميداليات',
  shotWide: 'الرياضات حسب اليوم',
};
