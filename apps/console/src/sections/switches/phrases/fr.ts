export const phrases = {
  title: 'Interrupteurs',
  about: 'Pour les urgences. Chaque changement vaut aussitôt pour tous.',
  names: { readOnly: 'Jeux en lecture seule', medalsFrozen: 'Médailles figées' },
  texts: {
    readOnly:
      'Rien de ce qu’envoient les utilisateurs ou les organisateurs n’est enregistré. Le flux de données continue et tout le monde peut consulter.',
    medalsFrozen:
      'Tout le monde voit les médailles de cet instant : tableau des médailles, médaillés et totaux. Les résultats continuent.',
  },
  offTexts: {
    readOnly: 'Utilisateurs et organisateurs peuvent de nouveau enregistrer.',
    medalsFrozen:
      'Tout le monde revoit toutes les médailles. Les appareils reçoivent une notification pour celles ajoutées entre-temps.',
  },
  on: 'Activé',
  off: 'Désactivé',
  last: 'Dernier changement : {time}, {name}',
  never: 'Pas encore activé',
  reason: 'Motif : {reason}',
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  turnOnNamed: 'Activer : {name}',
  turnOffNamed: 'Désactiver : {name}',
  publicReason: 'Motif (visible par tous)',
  done: 'Interrupteur modifié',
  also: 'Utile aussi',
  notice: 'Afficher un avis sur toutes les pages',
  hide: 'Masquer un participant',
  banner: 'Les Jeux sont en lecture seule : seuls les interrupteurs peuvent être modifiés.',
  medalsBanner: 'Médailles figées depuis : {time}',
  menu: 'Interrupteurs',
  decisions: { 'switch-set': 'Interrupteur activé ou désactivé' },
} as const;
