import type { EmailWords } from './english.ts'

export const french: EmailWords = {
  greeting: 'Bonjour {username},',
  greetingUnnamed: 'Bonjour,',
  signInNotice: {
    subject: 'Nouvelle connexion après des échecs',
    text: 'Quelqu’un s’est connecté à votre compte le {time}, après plusieurs tentatives échouées.',
    closing: 'Si c’était vous, tout va bien. Sinon, changez votre mot de passe maintenant.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    text: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte Signet. Si c’était vous, choisissez-en un maintenant.',
    action: 'Définir un nouveau mot de passe',
    closing:
      'Le lien est valable 1 heure et une seule fois. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
  },
  invitation: {
    subject: 'Vous êtes invité à rejoindre Signet',
    text: 'Vous pouvez créer un compte sur ce serveur Signet avec cette adresse.',
    action: 'Créer un compte',
    closing: 'Le lien est valable 7 jours. Si vous ne l’attendiez pas, ignorez cet e-mail.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte Signet a été modifié le {time}. Tous les appareils ont été déconnectés.',
    closing:
      'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion.',
    feedEnded: 'L’adresse secrète de votre calendrier ne fonctionne plus.',
    kept: 'Ces éléments restent dans votre compte. Vérifiez sous Clés API qu’ils sont tous à vous :',
    keptKey: 'Clé Gemini, enregistrée le {time}',
    keptProvider: 'Fournisseur « {name} » : {address}',
    keptChoices: 'Choix du fournisseur de textes, d’images ou de vidéos : {count}',
    nothingKept: 'Votre compte n’a ni clé, ni fournisseur personnel, ni choix de fournisseur.',
  },
  passwordCode: {
    subject: 'Votre code de vérification',
    text: 'Utilisez ce code pour changer votre mot de passe :',
    closing:
      'Le code est valable 10 minutes et une seule fois. Si vous ne l’avez pas demandé, quelqu’un a accès à votre compte : changez votre mot de passe.',
  },
  confirmationCode: {
    subject: 'Votre code de confirmation',
    text: 'Utilisez ce code pour confirmer une modification de votre compte :',
    closing:
      'Le code est valable 10 minutes et une seule fois. Si vous ne l’avez pas demandé, quelqu’un a accès à votre compte : changez votre mot de passe.',
  },
  accountChanged: {
    subject: 'Un accès de votre compte a été modifié',
    text: 'Ceci a été modifié dans votre compte Signet le {time} :',
    providerAdded: 'Fournisseur « {name} » ajouté : {address}',
    providerChanged: 'Fournisseur « {name} » modifié : {address}',
    choiceChanged: 'Le fournisseur de textes, d’images ou de vidéos : un autre choix',
    feedCreated: 'Une nouvelle adresse secrète de votre calendrier',
    keySaved: 'Clé Gemini enregistrée',
    keyDeleted: 'Clé Gemini supprimée',
    closing:
      'Si c’était vous, il n’y a rien à faire. Sinon, quelqu’un a accès à votre compte : choisissez un nouveau mot de passe avec « Mot de passe oublié » sur la page de connexion, puis supprimez sous Clés API ce qui n’est pas à vous.',
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    text: 'Votre compte Signet a été supprimé, avec ses marques, ses produits et ses contenus. Leurs fichiers sont effacés sous 24 heures.',
    closing: 'Merci d’avoir été parmi nous.',
  },
  budgetMonth: {
    subject: 'Une partie de votre budget est utilisée',
    text: 'Le budget mensuel « {name} » a atteint {percent} % : {used} sur {limit} sont dépensés ou ont peut-être été facturés.',
    action: 'Ouvrir Analyses',
    closing:
      'À 100 %, plus aucun appel payant n’est effectué avant que vous n’augmentiez la limite ou qu’un nouveau mois commence.',
  },
  budgetTotal: {
    subject: 'Une partie de votre budget est utilisée',
    text: 'Le budget total « {name} » a atteint {percent} % : {used} sur {limit} sont dépensés ou ont peut-être été facturés.',
    action: 'Ouvrir Analyses',
    closing: 'À 100 %, plus aucun appel payant n’est effectué avant que vous n’augmentiez la limite.',
  },
  platformMonth: {
    subject: 'La limite de la clé de la plateforme a atteint {percent} %',
    text: 'La limite mensuelle des appels avec la clé de la plateforme a atteint {percent} % : {used} sur {limit} sont dépensés ou ont peut-être été facturés.',
    closing:
      'À 100 %, ces appels s’arrêtent pour tous les comptes jusqu’à ce que vous augmentiez la limite ou qu’un nouveau mois commence.',
  },
  platformTotal: {
    subject: 'La limite de la clé de la plateforme a atteint {percent} %',
    text: 'La limite totale des appels avec la clé de la plateforme a atteint {percent} % : {used} sur {limit} sont dépensés ou ont peut-être été facturés.',
    closing: 'À 100 %, ces appels s’arrêtent pour tous les comptes jusqu’à ce que vous augmentiez la limite.',
  },
  verification: {
    subject: 'Confirmez votre adresse e-mail',
    text: 'Quelqu’un s’est inscrit à Signet avec cette adresse sous le nom « {signUpName} » le {time}. Si c’était vous, confirmez l’adresse pour terminer la création de votre compte.',
    action: 'Confirmer l’adresse e-mail',
    closing:
      'Le lien est valable 24 heures. Si vous ne vous êtes pas inscrit, ignorez cet e-mail : il ne se passera rien.',
  },
  choosePassword: {
    subject: 'Confirmez votre adresse e-mail et choisissez un mot de passe',
    text: 'Quelqu’un s’est inscrit à Signet avec cette adresse sous le nom « {signUpName} » le {time}. Si c’était vous, confirmez l’adresse et choisissez un mot de passe pour terminer la création de votre compte.',
    action: 'Choisir un mot de passe',
    closing:
      'Le lien est valable jusqu’au {until} et une seule fois. Si vous ne vous êtes pas inscrit, ignorez cet e-mail : il ne se passera rien.',
  },
  existingAccount: {
    subject: 'Vous avez déjà un compte Signet',
    text: 'Quelqu’un, peut-être vous, s’est inscrit à Signet avec cette adresse sous le nom « {signUpName} » le {time}. Vous avez déjà un compte : connectez-vous ou réinitialisez votre mot de passe. Votre compte n’a pas été modifié.',
    action: 'Se connecter',
    closing: 'Si vous ne vous êtes pas inscrit, ignorez cet e-mail.',
  },
  addressReserved: {
    subject: 'Cette adresse e-mail est réservée',
    text: 'Quelqu’un, peut-être vous, a demandé à utiliser cette adresse pour un compte Signet. Elle appartenait à un autre compte il y a quelques jours et lui est réservée jusqu’au {until}. Rien n’a été modifié.',
    closing: 'Si c’était vous, réessayez après ce délai. Sinon, ignorez cet e-mail.',
  },
  addressWanted: {
    subject: 'Quelqu’un a demandé à utiliser votre adresse e-mail',
    text: 'Quelqu’un a demandé à utiliser cette adresse pour un autre compte Signet. Elle appartient déjà à votre compte, donc rien n’a été modifié.',
    closing: 'Si ce n’était pas vous, ignorez cet e-mail.',
  },
  emailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: 'Quelqu’un a demandé à utiliser cette adresse pour le compte Signet « {username} ». Si c’était vous, confirmez l’adresse.',
    action: 'Confirmer la nouvelle adresse',
    closing:
      'Le lien est valable jusqu’au {until}. Si ce compte n’est pas le vôtre, ignorez cet e-mail : il ne se passera rien.',
  },
  changeRequested: {
    subject: 'Votre adresse e-mail va changer',
    text: 'Quelqu’un a demandé à remplacer l’adresse e-mail de votre compte Signet par {newEmail}. Rien ne change tant que cette adresse n’est pas confirmée.',
    action: 'Annuler le changement',
    closing:
      'Si c’était vous, vous n’avez rien à faire. Sinon, annulez le changement puis changez votre mot de passe : quelqu’un a accès à votre compte.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: 'L’adresse e-mail de votre compte Signet a été modifiée ; celle-ci ne permet plus de se connecter. Si c’était vous, vous n’avez rien à faire.',
    action: 'Ce n’était pas moi',
    closing:
      'Le lien est valable 7 jours : il rétablit cette adresse, déconnecte tous les appareils, rend inutilisable le mot de passe actuel et vous permet d’en définir un nouveau.',
    closingReturned: 'Le compte utilise de nouveau l’adresse qu’il avait avant celle-ci.',
  },
}
