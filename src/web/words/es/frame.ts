import type { Translation } from '../define-words.ts'
import type { t } from '../frame.ts'

export const words: Translation<typeof t> = {
  unexpectedApplicationError: '¡Error inesperado!',
  crashHint:
    'Esta página ha dejado de funcionar. Suele bastar con volver a cargarla; no se pierde nada de lo guardado.',
  loadAgain: 'Volver a cargar',
  backToTheStart: 'Volver al inicio',
  loading: 'Cargando…',
  skipToContent: 'Ir al contenido',
  processing: 'Procesando…',
  pageNotFound:
    '404: no encontrada. No hay ninguna página en esta dirección; puede que el enlace sea antiguo o esté mal escrito.',
}
