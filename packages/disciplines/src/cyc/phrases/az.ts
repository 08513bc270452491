import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Velosiped idmanı',
  checkpoint: 'Nəzarət nöqtəsi',
  checkpointNumber:
    '{number, selectordinal, one {#-ci nəzarət nöqtəsi} few {#-cü nəzarət nöqtəsi} many {#-cı nəzarət nöqtəsi} other {#-cu nəzarət nöqtəsi}}',
  startLoop: 'Start dövrəsi',
  halfLap: 'Yarım dövrə',
  lap: 'Dövrə',
  lapNumber: '{number, selectordinal, one {#-ci dövrə} few {#-cü dövrə} many {#-cı dövrə} other {#-cu dövrə}}',
  finishLoop: 'Finiş dövrəsi',
  lapsDown: 'Geri qalınan dövrələr',
  sprintPoints: 'Sprint xalları',
  sprintNumber: '{number, selectordinal, one {#-ci sprint} few {#-cü sprint} many {#-cı sprint} other {#-cu sprint}}',
  lapsGained: 'Qazanılmış dövrələrə görə xallar',
  averageSpeed: 'Orta sürət, km/saat',
  team: 'Komanda',
  bunch: 'Qrup',
  behindLeader: 'Liderdən geridə',
  gap: 'Fərq',
  attack: 'Hücum',
  crash: 'Yıxılma',
  puncture: 'Təkərin partlaması',
  caught: 'Çatıldı',
};
