import type { TranslatedSentences } from '../english.ts'

/** The sentences of providers. */
export const providers = {
  providerNameRequired: 'Saisissez un nom',
  providerNameInvalid: 'Un nom comporte de 1 à 40 lettres, chiffres, espaces, points et traits d’union',
  providerAddressInvalid: 'Saisissez une adresse comme https://api.example.com/v1',
  providerModelMissing: 'Saisissez un modèle pour les textes ou pour les images',
  providerModelInvalid: 'Un modèle comporte au plus 200 caractères sans espace',
  providerPriceInvalid: 'Un prix est un montant de 0 à 10000 dollars américains',
  providerNameTaken: 'Vous avez déjà un fournisseur de ce nom.',
  providerNameReserved: 'Ce nom appartient à un fournisseur de la plateforme. Choisissez-en un autre.',
  providerAddressRefused:
    'Signet ne se connecte pas à cette adresse. Elle doit être publique, en https et sur le port 443. L’administrateur peut en autoriser d’autres dans FETCH_ALLOW.',
  providerKeyAgain:
    'Saisissez la clé à nouveau. Une clé enregistrée n’est envoyée qu’à l’adresse pour laquelle elle a été enregistrée.',
  tooManyProviders: 'Vous pouvez ajouter au plus 10 fournisseurs. Supprimez-en un d’abord.',
  providerMissing: 'Fournisseur introuvable',
  providerWorks: 'La connexion fonctionne.',
  providerWorksUnlisted: 'La connexion fonctionne, mais le serveur ne propose pas le modèle {1}.',
  providerWorksBlind:
    'Le serveur répond, mais il n’a pas de liste de modèles. Le premier appel montrera s’il connaît vos modèles.',
  providerRefusedKey: 'Le serveur a refusé la clé.',
  providerWantsKey: 'Le serveur demande une clé.',
  providerNotReached: 'Le serveur est injoignable. Vérifiez l’adresse et que le serveur fonctionne.',
  providerTooSlow: 'Le serveur n’a pas répondu en 10 secondes.',
  providerOtherProtocol:
    'Le serveur ne parle pas le protocole OpenAI à cette adresse. La plupart des adresses se terminent par /v1.',
  providerNotComfyUi: 'Le serveur n’exécute pas ComfyUI à cette adresse.',
  providerBusy: 'Le serveur répond, mais il est en panne en ce moment. Réessayez dans quelques minutes.',
  ownKeyRefused: 'Le fournisseur {1} n’accepte pas votre clé. Modifiez-la dans Clés API.',
  ownNoCredit:
    'Votre compte chez le fournisseur {1} n’a plus de crédit. Ajoutez-en, ou choisissez un autre fournisseur dans Clés API.',
  ownModelGone: 'Le fournisseur {1} n’a pas le modèle {2}. Modifiez le modèle dans Clés API.',
  ownPaused:
    'Le fournisseur {1} n’a pas répondu à temps à deux appels. Signet ne l’interrogera donc plus pendant 15 minutes. Vérifiez qu’il fonctionne, puis testez la connexion dans Clés API pour l’utiliser tout de suite.',
  providerDeleted: 'Fournisseur supprimé',
  choiceGoneText:
    'Le fournisseur que vous avez choisi pour les textes n’est plus disponible. Choisissez-en un autre dans Clés API.',
  choiceGoneImage:
    'Le fournisseur que vous avez choisi pour les images n’est plus disponible. Choisissez-en un autre dans Clés API.',
  choiceGoneVideo:
    'Le fournisseur que vous avez choisi pour les vidéos n’est plus disponible. Choisissez-en un autre dans Clés API.',
  choiceUnreadable:
    'La clé enregistrée du fournisseur {1} ne peut plus être lue. Saisissez-la à nouveau dans Clés API.',
  choiceUnlisted: 'Choisissez l’un des fournisseurs proposés.',
  studioNeedsNone: 'Le studio intégré n’a besoin d’aucune connexion.',
} satisfies Partial<TranslatedSentences>
