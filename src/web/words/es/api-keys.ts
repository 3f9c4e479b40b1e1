import type { Translation } from '../define-words.ts'
import type { t } from '../api-keys.ts'

export const words: Translation<typeof t> = {
  apiKeys: 'Claves de API',
  ownKeyLead: 'Usa tu propia clave y las imágenes y los vídeos se generarán con tu cuenta.',
  authenticationRequired: 'Inicio de sesión necesario',
  logInHint: 'Inicia sesión para gestionar tus claves de API.',
  goodToKnow: 'Conviene saber',
  imageProviderHint: 'El proveedor que crea las imágenes y los vídeos.',
  configured: 'Configurada',
  notSet: 'Sin configurar',
  noAnswer: 'sin respuesta',
  security: 'Seguridad',
  keyStorageHint: 'Tu clave se guarda cifrada y nunca se devuelve; ni siquiera tú la ves completa.',
  usage: 'Uso',
  keyUseHint: 'Solo se usa para lo que tú generas, para nada ni nadie más.',
  costs: 'Costes',
  googleBillingHint: 'Google te factura el uso de tu clave según los precios de tu propia cuenta.',
  fallback: 'Sin clave',
  withoutKeyHint:
    'Sin una clave tuya, Signet genera con sus propios medios. Una clave rechazada por Google nunca se sustituye sin avisar.',
  keyRemovedHint:
    'A partir de entonces, el contenido se generará sin ella. Puedes volver a guardar una clave en cualquier momento.',
  deleteApiKey: '¿Eliminar la clave de API?',
  apiKey: 'Clave de API',
  hiddenKey: 'Clave oculta',
  hide: 'Ocultar',
  show: 'Mostrar',
  deleteKey: 'Eliminar clave',
  findKeyHint: 'La encontrarás en Google AI Studio, en «API keys».',
  testKey: 'Probar clave',
  saveKey: 'Guardar clave',
}
