export const fr = {
  confirmSubject: 'Confirmez votre adresse e-mail',
  confirmText:
    'Bonjour {username},\n\nOuvrez ce lien pour confirmer votre adresse e-mail. Il fonctionne une seule fois, pendant trois jours.',
  guardianSubject: 'Un enfant demande votre accord',
  guardianText:
    'Bonjour,\n\nLa personne dont le nom d’utilisateur est « {username} » souhaite un compte dans l’application des Jeux et a indiqué votre adresse comme celle d’un parent ou tuteur. Le compte conserve un nom d’utilisateur, une adresse e-mail, l’année de naissance et, chiffré, un numéro de pièce d’identité. Il permet de gagner des points dans des quiz ; les autres ne voient que le nom d’utilisateur.\n\nSi vous êtes d’accord, ouvrez ce lien dans les deux semaines. Si vous ne faites rien, le compte ne sera pas créé.',
  guardianToldSubject: 'Votre adresse est celle d’un parent ou tuteur',
  guardianToldText:
    'Bonjour,\n\nLa personne dont le nom d’utilisateur est « {username} » a ouvert un compte dans l’application des Jeux et a indiqué votre adresse comme celle d’un parent ou tuteur. Vous n’avez rien à faire. Pour faire supprimer ce compte, répondez à ce message.',
  resetSubject: 'Réinitialisez votre mot de passe',
  resetText:
    'Bonjour {username},\n\nOuvrez ce lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant dix minutes. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  knownSubject: 'Vous avez déjà un compte',
  knownText:
    'Bonjour {username},\n\nQuelqu’un a essayé de s’inscrire avec vos informations. Vous avez déjà un compte, rien n’a donc changé. Si c’était vous et que vous avez oublié votre mot de passe, choisissez-en un nouveau ici.',
  passwordChangedSubject: 'Votre mot de passe a été modifié',
  passwordChangedText:
    'Bonjour {username},\n\nVotre mot de passe vient d’être modifié et tous les autres appareils ont été déconnectés. Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe sur la page de connexion.',
  emailSubject: 'Confirmez votre nouvelle adresse e-mail',
  emailText:
    'Bonjour {username},\n\nOuvrez ce lien pour que cette adresse e-mail devienne celle de votre compte. Il fonctionne une seule fois, pendant trois jours. Si vous n’avez rien demandé, ignorez ce message : rien ne change.',
  emailAskedSubject: 'Demande de changement de votre adresse e-mail',
  emailAskedText:
    'Bonjour {username},\n\nQuelqu’un qui connaît votre mot de passe a demandé à changer l’adresse e-mail de votre compte. Rien ne change tant que la nouvelle adresse n’est pas confirmée. Si ce n’était pas vous, choisissez ici un nouveau mot de passe : la demande sera annulée par la même occasion.',
  emailTakenSubject: 'Vous avez déjà un compte',
  emailTakenText:
    'Bonjour {username},\n\nQuelqu’un a essayé d’utiliser cette adresse e-mail pour un autre compte. C’est celle de votre compte, rien n’a donc changé. Vous n’avez rien à faire.',
  twoFactorOnSubject: 'La validation en deux étapes est activée',
  twoFactorOnText:
    'Bonjour {username},\n\nUne application d’authentification vient d’être configurée pour votre compte, et tous les autres appareils ont été déconnectés. Si ce n’est pas vous, choisissez ici un nouveau mot de passe.',
  twoFactorOffSubject: 'La validation en deux étapes est désactivée',
  twoFactorOffText:
    'Bonjour {username},\n\nLa validation en deux étapes de votre compte vient d’être désactivée. Si ce n’est pas vous, choisissez ici un nouveau mot de passe.',
  closing: 'Podium',
};
