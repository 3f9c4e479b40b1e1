import type { t } from '../confirmation.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  title: 'Confirma que eres tú',
  lead: 'Esto cambia adónde van tus datos o quién puede leerlos. Introduce tu contraseña y se guardará.',
  password: 'Contraseña',
  sendCode: 'Enviarme un código',
  sentTo: 'Hemos enviado un código a {email}. Funciona durante 10 minutos.',
  code: 'Código del correo',
  passwordInstead: 'Usar mi contraseña',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  failed: 'No se ha podido confirmar. Inténtalo de nuevo.',
}
