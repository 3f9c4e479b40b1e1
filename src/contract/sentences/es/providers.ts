import type { TranslatedSentences } from '../english.ts'

/** The sentences of providers. */
export const providers = {
  providerNameRequired: 'Escribe un nombre',
  providerNameInvalid: 'Un nombre tiene de 1 a 40 letras, cifras, espacios, puntos y guiones',
  providerAddressInvalid: 'Escribe una dirección como https://api.example.com/v1',
  providerModelMissing: 'Escribe un modelo para textos o para imágenes',
  providerModelInvalid: 'Un modelo tiene como máximo 200 caracteres sin espacios',
  providerPriceInvalid: 'Un precio es un importe de 0 a 10000 dólares estadounidenses',
  providerNameTaken: 'Ya tienes un proveedor con este nombre.',
  providerNameReserved: 'Este nombre pertenece a un proveedor de la plataforma. Elige otro.',
  providerAddressRefused:
    'Signet no se conecta a esta dirección. Debe ser pública, con https y el puerto 443. El administrador puede permitir otras en FETCH_ALLOW.',
  providerKeyAgain: 'Escribe la clave otra vez. Una clave guardada solo se envía a la dirección para la que se guardó.',
  tooManyProviders: 'Puedes añadir como máximo 10 proveedores. Elimina uno primero.',
  providerMissing: 'Proveedor no encontrado',
  providerWorks: 'La conexión funciona.',
  providerWorksUnlisted: 'La conexión funciona, pero el servidor no ofrece el modelo {1}.',
  providerWorksBlind:
    'El servidor responde, pero no tiene una lista de modelos. La primera llamada mostrará si conoce tus modelos.',
  providerRefusedKey: 'El servidor rechazó la clave.',
  providerWantsKey: 'El servidor pide una clave.',
  providerNotReached: 'No se pudo conectar con el servidor. Comprueba la dirección y que el servidor funcione.',
  providerTooSlow: 'El servidor no respondió en 10 segundos.',
  providerOtherProtocol:
    'El servidor no habla el protocolo de OpenAI en esta dirección. La mayoría de las direcciones terminan en /v1.',
  providerNotComfyUi: 'El servidor no ejecuta ComfyUI en esta dirección.',
  providerBusy: 'El servidor responde, pero tiene un fallo en este momento. Inténtalo de nuevo en unos minutos.',
  ownKeyRefused: 'El proveedor {1} no acepta tu clave. Cámbiala en Claves de API.',
  ownNoCredit: 'Tu cuenta en el proveedor {1} no tiene saldo. Añade saldo o elige otro proveedor en Claves de API.',
  ownModelGone: 'El proveedor {1} no tiene el modelo {2}. Cambia el modelo en Claves de API.',
  ownPaused:
    'El proveedor {1} no respondió a tiempo a dos llamadas, así que Signet no le pedirá nada durante 15 minutos. Comprueba que funciona y prueba la conexión en Claves de API para usarlo de inmediato.',
  providerDeleted: 'Proveedor eliminado',
  choiceGoneText: 'El proveedor que elegiste para los textos ya no está disponible. Elige otro en Claves de API.',
  choiceGoneImage: 'El proveedor que elegiste para las imágenes ya no está disponible. Elige otro en Claves de API.',
  choiceGoneVideo: 'El proveedor que elegiste para los vídeos ya no está disponible. Elige otro en Claves de API.',
  choiceUnreadable: 'La clave guardada del proveedor {1} ya no se puede leer. Escríbela otra vez en Claves de API.',
  choiceUnlisted: 'Elige uno de los proveedores de la lista.',
  studioNeedsNone: 'El estudio integrado no necesita conexión.',
} satisfies Partial<TranslatedSentences>
