import type { Phrases } from '../../phrases.ts';
import type { en } from './en.ts';

export const fr: Phrases<typeof en> = {
  name: 'Football',
  goalsConceded: 'Buts encaissés',
  minutes: 'Minutes',
  possession: 'Possession',
  corners: 'Corners',
  freeKicks: 'Coups francs',
  offsides: 'Hors-jeu',
  fouls: 'Fautes',
  foulsDrawn: 'Fautes subies',
  formation: 'Dispositif',
  penaltySaved: 'Penalty arrêté',
  penaltyPost: 'Penalty sur le poteau',
  penaltyMissed: 'Penalty manqué',
  videoReview: 'Arbitrage vidéo',
  reviewReason: 'Motif',
  handball: 'Main',
  goalLine: 'Ballon sur la ligne',
  aheadMetDifference: 'Devant à la différence de buts dans les confrontations directes',
  aheadMetFor: 'Devant aux buts marqués dans les confrontations directes',
  aheadDifference: 'Devant à la différence de buts',
  aheadFor: 'Devant aux buts marqués',
};
