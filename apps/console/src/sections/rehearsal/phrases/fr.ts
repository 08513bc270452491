export const phrases = {
  title: 'Répétition',
  menu: 'Répétition',
  about: 'Essayez une journée entière des Jeux avant leur début. Il n’en reste rien ensuite.',
  points: {
    everything:
      'Les marqueurs, les écrans des salles, les impressions et les médailles fonctionnent comme un vrai jour.',
    public: 'Tout le monde voit les résultats et, sur chaque page, qu’ils sont fictifs.',
    quiet: 'Aucun appareil ne reçoit de notification à leur sujet.',
    gone: 'À la fin, tous les résultats depuis le début sont supprimés. Les engagements, le calendrier et les contenus restent.',
  },
  faults: {
    noContests: 'Il n’y a pas encore de compétitions. Publiez d’abord la préparation de vos Jeux.',
    hasResults: 'Il y a déjà des résultats. Une répétition supprimerait les vrais avec les siens.',
    hasBegun: 'La première compétition a commencé. Une répétition n’est possible qu’avant.',
  },
  ready:
    '{count, plural, one {# compétition est prête.} many {# de compétitions sont prêtes.} other {# compétitions sont prêtes.}}',
  begin: 'Commencer la répétition',
  begun: 'La répétition a commencé',
  beginText:
    'Dès maintenant, chaque page indique que les résultats sont fictifs. La préparation ne peut pas être publiée avant la fin de la répétition.',
  on: 'Répétition depuis {time}, commencée par {name}',
  played:
    '{played} sur {count, plural, one {# compétition a} many {# de compétitions ont} other {# compétitions ont}} un résultat.',
  makeUp: 'Inventer des résultats',
  makeUpAbout:
    'Joue les prochaines compétitions dans l’ordre de leur début, selon les règles de chaque épreuve. Vous pouvez aussi saisir des résultats vous-mêmes, avec les liens des marqueurs comme un vrai jour.',
  stop: 'Arrêter',
  waiting:
    '{count, plural, one {# compétition attend} many {# de compétitions attendent} other {# compétitions attendent}} une décision sur une égalité, un tirage ou les participants.',
  toToday: 'Aller à Aujourd’hui',
  left: 'Les résultats de ces compétitions doivent être saisis par vous :',
  endTitle: 'Fin',
  endAbout:
    'Tous les résultats depuis le début de la répétition sont supprimés : les vôtres, ceux des marqueurs et ceux qui ont été inventés.',
  end: 'Terminer et jeter les résultats',
  endText:
    '{count, plural, =0 {Aucune compétition n’a de résultat.} one {Le résultat de # compétition est supprimé.} many {Les résultats de # de compétitions sont supprimés.} other {Les résultats de # compétitions sont supprimés.}} C’est irréversible. Cela prend quelques secondes.',
  ends: 'Les résultats sont en cours de suppression. Cela prend quelques secondes.',
  look: 'Vérifier à nouveau',
  banner: 'Répétition depuis {time} : les résultats sont fictifs et seront supprimés.',
  open: 'Ouvrir la répétition',
  decisions: {
    'rehearsal-begin': 'Répétition commencée',
    'rehearsal-discard': 'Résultats de la répétition jetés',
    'rehearsal-end': 'Répétition terminée',
  },
} as const;
