import type { t } from '../brand-logos.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  variantsOf: 'Variantes del logotipo de {name}',
  lead: 'Los diseños usan la variante que mejor se lee en su lugar. Cada cambio se guarda de inmediato.',
  variants: 'Variantes',
  nothingYet:
    'Esta marca aún no tiene logotipo. Sube uno en SVG aquí o en la marca y se ofrecerán versiones para fondos oscuros y en un color.',
  storedAsJpeg:
    'Guardado como JPEG porque como PNG superaría {limit}. Sus colores pueden variar un poco. Un PNG más pequeño conserva cada píxel.',
  svgAgain:
    'Este logotipo solo está guardado como imagen. Sube de nuevo su SVG, aquí como logotipo completo o en la marca, y se ofrecerán versiones para fondos oscuros y en un color. El SVG puede ocupar hasta 128 KB.',
  logo: 'Logotipo',
  logoText: 'El logotipo de la marca. Cámbialo en la marca.',
  full: 'Logotipo completo',
  fullText: 'Nombre y símbolo, donde hay espacio.',
  mark: 'Símbolo',
  markText: 'Solo el símbolo, en lugares pequeños y cuadrados.',
  onLight: 'Para fondos claros',
  onLightText: 'Sobre blanco y colores claros.',
  onDark: 'Para fondos oscuros',
  onDarkText: 'Sobre negro y colores oscuros.',
  mono: 'Un color',
  monoText: 'Donde los colores no se ven.',
  onLightGround: '{name} sobre un fondo claro',
  onDarkGround: '{name} sobre un fondo oscuro',
  upload: 'Subir: {name}',
  replace: 'Sustituir: {name}',
  uploadHelp: 'PNG, JPEG, WebP, GIF, AVIF o SVG, 2 MB',
  remove: 'Quitar: {name}',
  saving: 'Guardando…',
  computed: 'Calculado a partir de tu SVG',
  take: 'Usar',
  takeThis: 'Usar: {name}',
  notComputed: 'Esta variante no se puede calcular a partir del SVG. Súbela si la tienes.',
  notLoaded: 'No se pudieron cargar las variantes del logotipo',
  notChanged: 'No se pudieron cambiar las variantes del logotipo',
}
