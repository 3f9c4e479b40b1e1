import type { BRAND_FONT_SENTENCES } from './brand-font-sentences.ts'
import type { TranslatedSentences } from './english.ts'
import { brandCheck } from './es/brand-check.ts'
import { campaigns } from './es/campaigns.ts'
import { messages } from './es/messages.ts'
import { replies } from './es/replies.ts'
import type { FILE_SENTENCES } from './file-sentences.ts'
import type { PROOF_SENTENCES } from './proof-sentences.ts'

/** The sentences about written prices. */
const prices = {
  priceNoAmount: 'El precio no se pudo leer como número y se guarda como texto',
  priceSeveral: 'El precio tiene varios importes y se guarda como texto',
  priceCondition: 'El precio tiene una condición como «desde» y se guarda como texto',
  priceUnclear: 'El precio puede ser {1} o {2} y se guarda como texto',
  priceTooLarge: 'El precio supera 9.999.999,99 y se guarda como texto',
  currencyNotListed: 'La moneda del precio no se reconoció y el precio se guarda como texto',
  currenciesDiffer: 'El precio nombra dos monedas y se guarda como texto',
  priceRounded: 'El precio tiene más de dos decimales: el número se redondea y el precio se guarda también como texto',
  signUnclear: 'El signo «{1}» es de varias monedas y el precio se guarda tal como está escrito',
  currencyNotKnown: 'La moneda no se reconoció y se omite',
} satisfies Partial<TranslatedSentences>

/** Why an uploaded file cannot be used. */
const files: Readonly<Record<keyof typeof FILE_SENTENCES, string>> = {
  imageOtherKind:
    'Selecciona un archivo de imagen válido. Aquí no se pueden usar archivos {1}. Sube PNG, JPEG, WebP, GIF, AVIF o SVG.',
  svgEntities:
    'Selecciona un archivo de imagen válido. Este SVG contiene declaraciones de entidades. Expórtalo sin ellas, por ejemplo como SVG simple.',
  svgScripts: 'Selecciona un archivo de imagen válido. Este SVG contiene un script. Expórtalo sin scripts.',
  svgPages:
    'Selecciona un archivo de imagen válido. Este SVG contiene partes de una página web (foreignObject). Expórtalo con el texto convertido en trazados.',
  svgReferences:
    'Selecciona un archivo de imagen válido. Este SVG remite a otros archivos. Expórtalo con sus imágenes y estilos incrustados.',
  svgPictures:
    'Las imágenes de este SVG tienen demasiados píxeles. El límite es de 12 megapíxeles en total. Expórtalo con imágenes más pequeñas.',
  avifTooLarge: 'Este AVIF necesita demasiada memoria para abrirse. Guárdalo como JPEG o PNG, o redúcelo.',
  svgColorUnknown: 'El color {1} de este SVG no se puede dibujar. Expórtalo con colores sencillos como #E02020.',
  svgValueMissing:
    'Este SVG toma un color de una página web: {1} no tiene ningún valor en él. Expórtalo con colores sencillos como #E02020.',
  svgValuesSeveral:
    'Este SVG define {1} varias veces, así que su color no es seguro. Expórtalo con colores sencillos como #E02020.',
  fontOtherKind: 'Los archivos {1} no se pueden usar como fuente. Sube un archivo OTF, TTF o WOFF2.',
  fileTooLarge: 'El archivo es demasiado grande. El límite es de {1} MB.',
}

type Translated = Readonly<Record<keyof typeof BRAND_FONT_SENTENCES | 'licenseNoteTooLong' | 'kindUnlisted', string>>

/** The sentences about uploaded fonts. */
const brandFonts: Translated = {
  fontMissing: 'No se encontró la fuente',
  fontUnknown: 'Esto no es una fuente. Sube un archivo OTF, TTF o WOFF2.',
  fontWoff: 'Los archivos WOFF no se pueden usar. Sube un archivo OTF, TTF o WOFF2.',
  fontCollection: 'Las colecciones de fuentes no se pueden usar. Sube un archivo con una sola fuente.',
  fontTooLarge: 'La fuente es demasiado grande. El límite es de 4 MB.',
  fontDamaged: 'La fuente está dañada y no se puede usar.',
  fontRestricted: 'La licencia de esta fuente prohíbe usarla en diseños: su archivo indica que no se puede incrustar.',
  fontColor: 'Las fuentes de color y de mapa de bits no se pueden usar. Sube una fuente de contornos simples.',
  fontLetters: 'La fuente no tiene letras latinas. Necesita de la A a la Z y de la a a la z.',
  fontBlank: 'Las letras de esta fuente están vacías.',
  fontComplex: 'La fuente tarda demasiado en dibujarse y no se puede usar.',
  fontTwice: 'La marca ya tiene esta fuente. Elimínala primero para reemplazarla.',
  fontsFull: 'Una marca tiene como máximo 8 fuentes. Elimina una primero.',
  fontsTooLarge: 'Las fuentes de una marca pueden ocupar 12 MB en total, descomprimidas. Elimina una primero.',
  fontNotChosen: 'La marca no tiene ninguna fuente con este nombre.',
  licenseNoteTooLong: 'La nota de licencia debe tener como máximo 1000 caracteres',
  kindUnlisted: 'Elige uno de los tipos de la lista',
}

/** The sentences of providers. */
const providers = {
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
  choiceGoneVoice: 'El proveedor que elegiste para las voces ya no está disponible. Elige otro en Claves de API.',
  choiceGoneVideo: 'El proveedor que elegiste para los vídeos ya no está disponible. Elige otro en Claves de API.',
  choiceUnreadable: 'La clave guardada del proveedor {1} ya no se puede leer. Escríbela otra vez en Claves de API.',
  choiceUnlisted: 'Elige uno de los proveedores de la lista.',
  studioNeedsNone: 'El estudio integrado no necesita conexión.',
} satisfies Partial<TranslatedSentences>

/** The sentences about Content Credentials. */
const proofs = {
  credentialsNotAdded:
    'No se pudieron añadir las Content Credentials. Inténtelo de nuevo o exporte el archivo sin ellas.',
  credentialsTooLarge:
    'Con sus Content Credentials, el archivo no cabe en este tamaño. Permita más o expórtelo sin ellas.',
  verifyNothing: 'Elija un archivo para comprobar.',
  verifyUrl: 'Introduzca una dirección que empiece por http:// o https://.',
  verifyNotFetched: 'No se pudo leer el archivo de esta dirección.',
  verifyType: 'Solo se pueden comprobar archivos PNG, JPEG, WebP, AVIF, GIF y MP4.',
  verifyBusy: 'Se están comprobando demasiados archivos. Inténtelo de nuevo en un momento.',
} satisfies Record<keyof typeof PROOF_SENTENCES, string>

export const sentences: TranslatedSentences = {
  ...messages,
  ...brandCheck,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
  ...proofs,
}
