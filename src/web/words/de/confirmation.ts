import type { t } from '../confirmation.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  title: 'Bestätigen Sie, dass Sie es sind',
  lead: 'Das ändert, wohin Ihre Daten gehen oder wer sie lesen kann. Geben Sie Ihr Passwort ein, dann wird gespeichert.',
  password: 'Passwort',
  sendCode: 'Code per E-Mail senden',
  sentTo: 'Wir haben einen Code an {email} gesendet. Er gilt 10 Minuten.',
  code: 'Code aus der E-Mail',
  passwordInstead: 'Passwort verwenden',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  failed: 'Das konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.',
}
