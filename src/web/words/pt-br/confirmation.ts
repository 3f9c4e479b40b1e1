import type { t } from '../confirmation.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  title: 'Confirme que é você',
  lead: 'Isto muda para onde vão seus dados ou quem pode lê-los. Digite sua senha e a alteração será salva.',
  password: 'Senha',
  sendCode: 'Enviar um código por e-mail',
  sentTo: 'Enviamos um código para {email}. Ele vale por 10 minutos.',
  code: 'Código do e-mail',
  passwordInstead: 'Usar minha senha',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  failed: 'Não foi possível confirmar. Tente novamente.',
}
