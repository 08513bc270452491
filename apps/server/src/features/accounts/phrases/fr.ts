export const fr = {
  confirmSubject: 'Confirmez votre adresse e-mail',
  confirmText:
    'Bonjour {username},\n\nOuvrez ce lien pour confirmer votre adresse e-mail. Il fonctionne une seule fois, pendant trois jours.',
  guardianSubject: 'Un enfant demande votre accord',
  guardianText:
    'Bonjour,\n\nLa personne dont le nom d’utilisateur est « {username} » souhaite un compte dans l’application des Jeux et vous a désigné comme parent ou tuteur. Le compte conserve un nom d’utilisateur, une adresse e-mail, l’année de naissance et, chiffré, un numéro de pièce d’identité. Il permet de gagner des points dans des quiz ; les autres ne voient que le nom d’utilisateur.\n\nSi vous êtes d’accord, ouvrez ce lien dans les deux semaines. Si vous ne faites rien, le compte ne sera pas créé.',
  guardianToldSubject: 'Un compte a été ouvert',
  guardianToldText:
    'Bonjour,\n\nLa personne dont le nom d’utilisateur est « {username} » a ouvert un compte dans l’application des Jeux et vous a désigné comme parent ou tuteur. Vous n’avez rien à faire. Pour faire supprimer ce compte, répondez à ce message.',
  resetSubject: 'Nouveau mot de passe',
  resetText:
    'Bonjour {username},\n\nOuvrez ce lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant dix minutes. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  knownSubject: 'Vous avez déjà un compte',
  knownText:
    'Bonjour {username},\n\nQuelqu’un a essayé de s’inscrire avec vos données. Vous avez déjà un compte, rien n’a donc changé. Si c’était vous et que vous avez oublié votre mot de passe, choisissez-en un nouveau ici.',
  passwordChangedSubject: 'Votre mot de passe a été modifié',
  passwordChangedText:
    'Bonjour {username},\n\nVotre mot de passe vient d’être modifié et tous les autres appareils ont été déconnectés. Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe sur la page de connexion.',
  closing: 'Podium',
};
