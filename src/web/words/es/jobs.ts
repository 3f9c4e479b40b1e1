import type { Translation } from '../define-words.ts'
import type { t } from '../jobs.ts'

export const words: Translation<typeof t> = {
  queued: 'En cola',
  running: 'En curso',
  succeeded: 'Completado',
  partiallyFailed: 'Fallo parcial',
  failed: 'Fallido',
  canceled: 'Cancelado',
  writingTheWords: 'Redactando los textos',
  makingThePicture: 'Creando la imagen',
  layingItOut: 'Componiendo',
  rendering: 'Renderizando',
  renderingScene: 'Generando la escena {number} de {count}',
  renderingFrame: 'Generando la escena {number} de {count}, fotograma {frame} de {frames}',
  checkingAgainstTheBrand: 'Control de marca',
  saving: 'Guardando',
  starting: 'Iniciando',
  tryingAgainIn: 'Nuevo intento en {seconds}',
  tryingAgain: 'Nuevo intento',
  waiting: 'En espera',
  done: 'Listo',
  contentGeneratedSuccessfully: '¡Contenido generado correctamente! 🎉',
  partlyFailed: '{made} de {count} elementos generados. Parte del contenido no se ha podido generar.',
  generationFailed: 'La generación ha fallado: {failures}',
  failedToGenerate: 'La generación ha fallado',
  failedToGenerateContent: 'No se ha podido generar el contenido',
}
