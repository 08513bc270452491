import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Güləş',
  bySuperiority: 'texniki üstünlüklə',
  byInjury: 'rəqibin zədəsi səbəbindən',
  byForfeit: 'rəqib gəlmədiyi üçün',
  byCautions: 'üç xəbərdarlıqla',
  bothDisqualified: 'hər ikisi diskvalifikasiya edilib',
  cautions: 'Xəbərdarlıqlar',
  onePoint: 'Bir xal',
  twoPoints: 'İki xal',
  fourPoints: 'Dörd xal',
  fivePoints: 'Beş xal',
  caution: 'Xəbərdarlıq',
  challenge: 'Çelenc',
  challengeAccepted: 'Çelenc təsdiqləndi',
  challengeRejected: 'Çelenc rədd edildi',
};
