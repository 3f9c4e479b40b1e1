import type { Translation } from '../define-words.ts'
import type { t } from '../frame.ts'

export const frame: Translation<typeof t> = {
  unexpectedApplicationError: '¡Error inesperado!',
  thisPageStoppedWorkingLoading:
    'Esta página dejó de funcionar. Recargarla suele bastar; no se pierde nada de lo guardado.',
  loadAgain: 'Recargar',
  backToTheStart: 'Volver al principio',
  loading: 'Cargando…',
  skipToContent: 'Ir al contenido',
  processing: 'Procesando…',
}
