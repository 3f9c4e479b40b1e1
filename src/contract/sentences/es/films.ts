import type { TranslatedSentences } from '../english.ts'

/** What the brand check says of films. */
export const films = {
  ruleFilm: 'Cada escena de la película se puede leer',
  filmSmall: 'Segundo {seconds}: los textos pequeños no destacan sobre su fondo',
  filmLarge: 'Segundo {seconds}: los textos grandes no destacan sobre su fondo',
  filmSize: 'Segundo {seconds}: hay textos demasiado pequeños para leerlos',
  filmSafe: 'Segundo {seconds}: hay textos o logo debajo de los botones de la plataforma',
  filmUnseen: 'Segundo {seconds}: hay textos que no se ven',
  filmUnsaid: 'Segundo {seconds}: se dice algo de la lista de lo que la marca no dice',
  filmShort: 'Segundo {seconds}: esto desaparece antes de poder leerse: «{words}»',
  ruleFilmWords: 'Palabras del vídeo',
  ruleFilmFrames: 'El texto y el logotipo del vídeo se ven en todo momento',
  ruleFilmMoves: 'Algo se mueve en el vídeo en todo momento',
  ruleFilmColor: 'El color primario ocupa una parte visible del vídeo',
  ruleFilmCaptions: 'Los subtítulos se pueden leer a tiempo',
  filmFaint: 'Segundo {seconds}: el texto no destaca sobre lo que se mueve detrás',
  filmLogo: 'Segundo {seconds}: el logotipo no se ve',
  filmStill: 'Segundo {seconds}: no se mueve nada',
  filmFast: 'Segundo {seconds}: este subtítulo va demasiado rápido: «{words}»',
  filmNoCaptions: 'El vídeo no tiene sitio para subtítulos',
} satisfies Partial<TranslatedSentences>
