import type { t } from '../brand-logos.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  variantsOf: 'Variantes do logotipo de {name}',
  lead: 'Os designs usam a variante que se lê melhor no lugar em que está. Cada alteração é salva na hora.',
  variants: 'Variantes',
  nothingYet:
    'Esta marca ainda não tem logotipo. Envie um em SVG aqui ou na marca, e versões para fundos escuros e em uma cor serão oferecidas.',
  storedAsJpeg:
    'Salvo como JPEG, porque como PNG passaria de {limit}. As cores podem variar um pouco. Um PNG menor mantém cada pixel.',
  svgAgain:
    'Este logotipo está salvo apenas como imagem. Envie o SVG de novo, aqui como logotipo completo ou na marca, e versões para fundos escuros e em uma cor serão oferecidas. O SVG pode ter até 128 KB.',
  logo: 'Logotipo',
  logoText: 'O logotipo da marca. Altere-o na marca.',
  full: 'Logotipo completo',
  fullText: 'Nome e símbolo, onde há espaço.',
  mark: 'Símbolo',
  markText: 'Só o símbolo, em lugares pequenos e quadrados.',
  onLight: 'Para fundos claros',
  onLightText: 'Sobre branco e cores claras.',
  onDark: 'Para fundos escuros',
  onDarkText: 'Sobre preto e cores escuras.',
  mono: 'Uma cor',
  monoText: 'Onde as cores não aparecem.',
  onLightGround: '{name} em fundo claro',
  onDarkGround: '{name} em fundo escuro',
  upload: 'Enviar: {name}',
  replace: 'Substituir: {name}',
  uploadHelp: 'PNG, JPEG, WebP, GIF, AVIF ou SVG, 2 MB',
  remove: 'Remover: {name}',
  saving: 'Salvando…',
  computed: 'Calculado a partir do seu SVG',
  take: 'Usar',
  takeThis: 'Usar: {name}',
  notComputed: 'Não é possível calcular esta variante a partir do SVG. Envie-a se tiver uma.',
  notLoaded: 'Não foi possível carregar as variantes do logotipo',
  notChanged: 'Não foi possível alterar as variantes do logotipo',
}
