import type { Translation } from '../define-words.ts'
import type { t } from '../api-keys.ts'

export const apiKeys: Translation<typeof t> = {
  apiKeys: 'Claves API',
  bringYourOwnKeyAnd: 'Usa tu propia clave y las imágenes y los vídeos se generarán en tu cuenta.',
  authenticationRequired: 'Inicio de sesión necesario',
  pleaseLogInToManage: 'Inicia sesión para gestionar tus claves API.',
  goodToKnow: 'Conviene saber',
  theProviderThatPaintsPictures: 'El proveedor que pinta imágenes y hace vídeos.',
  configured: 'Configurada',
  notSet: 'Sin configurar',
  noAnswer: 'sin respuesta',
  security: 'Seguridad',
  yourKeyIsStoredEncrypted: 'Tu clave se guarda cifrada y nunca se devuelve; ni siquiera tú la ves sin ocultar.',
  usage: 'Uso',
  itIsUsedForWhat: 'Se usa para lo que generas tú, y para nada ni nadie más.',
  costs: 'Costes',
  googleBillsTheUsageOf: 'Google te factura el uso de tu clave según los precios de tu cuenta.',
  fallback: 'Sin clave',
  withoutAKeyOfYours:
    'Sin una clave tuya, Signet genera con sus propios medios. Una clave que Google rechaza nunca se sustituye sin avisar.',
  contentIsGeneratedWithoutIt:
    'A partir de entonces el contenido se genera sin ella. Puedes volver a guardar una clave cuando quieras.',
  deleteApiKey: '¿Eliminar la clave API?',
  apiKey: 'Clave API',
  hiddenKey: 'Clave oculta',
  hide: 'Ocultar',
  show: 'Mostrar',
  deleteKey: 'Eliminar clave',
  youFindItInGoogle: 'La encuentras en Google AI Studio, en «API keys».',
  testKey: 'Probar clave',
  saveKey: 'Guardar clave',
}
