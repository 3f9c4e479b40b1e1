import type { t } from '../confirmation.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  title: 'Confirmez que c’est bien vous',
  lead: 'Cela change la destination de vos données ou les personnes qui peuvent les lire. Saisissez votre mot de passe pour enregistrer.',
  password: 'Mot de passe',
  sendCode: 'M’envoyer un code',
  sentTo: 'Nous avons envoyé un code à {email}. Il est valable 10 minutes.',
  code: 'Code reçu par e-mail',
  passwordInstead: 'Utiliser mon mot de passe',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  failed: 'La confirmation a échoué. Veuillez réessayer.',
}
