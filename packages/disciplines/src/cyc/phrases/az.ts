import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const az: Phrases<typeof en> = {
  name: 'Velosiped idmanı',
  checkpoint: 'Nəzarət nöqtəsi',
  checkpointNumber: 'Nəzarət nöqtəsi {number}',
  startLoop: 'Start dövrəsi',
  halfLap: 'Yarım dövrə',
  lap: 'Dövrə',
  lapNumber: 'Dövrə {number}',
  finishLoop: 'Finiş dövrəsi',
  lapsDown: 'Geri qalınan dövrələr',
  sprintPoints: 'Sprint xalları',
  sprintNumber: 'Sprint {number}',
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
