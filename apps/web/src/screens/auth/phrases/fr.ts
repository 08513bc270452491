export const phrases = {
  title: 'Se connecter ou s’inscrire',
  description: 'Connectez-vous, continuez en tant qu’invité ou créez un compte.',
  intro:
    'Programme, résultats et médailles sont ouverts à tous. Avec un compte, ce que vous suivez vous accompagne sur tous vos appareils.',
  forgotTitle: 'Mot de passe oublié ?',
  forgotText:
    'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  forgotSend: 'Envoyer le lien',
  sending: 'Envoi…',
  forgotDone: 'Si un compte existe avec cette adresse, un lien vient d’y être envoyé.',
  resetTitle: 'Choisissez un nouveau mot de passe',
  resetHint: 'Au moins 8 caractères. Vous devrez ensuite vous reconnecter sur chaque appareil.',
  resetSend: 'Enregistrer le mot de passe',
  resetDone: 'Votre nouveau mot de passe est enregistré. Vous pouvez vous connecter.',
  confirmTitle: 'Confirmez votre adresse e-mail',
  confirmText: 'Un appui, et votre compte est prêt.',
  confirmSend: 'Confirmer l’adresse',
  confirmDone: 'Votre adresse est confirmée. Vous pouvez vous connecter.',
  guardianTitle: 'Confirmez le compte d’un enfant',
  guardianText:
    'Un enfant dont vous avez la charge souhaite un compte dans cette application et vous a indiqué comme responsable légal. Si vous êtes d’accord, confirmez-le ici. Sans réponse de votre part, aucun compte ne sera ouvert.',
  guardianSend: 'Je suis d’accord',
  guardianDone: 'Merci. Le compte est confirmé.',
  noToken: 'Ce lien est incomplet. Ouvrez à nouveau le lien du message.',
};
