import type { TranslatedSentences } from '../english.ts'

/** What the brand check says of films. */
export const films = {
  ruleFilm: 'Cada cena do filme pode ser lida',
  filmSmall: 'Segundo {seconds}: textos pequenos não se destacam do fundo',
  filmLarge: 'Segundo {seconds}: textos grandes não se destacam do fundo',
  filmSize: 'Segundo {seconds}: há textos pequenos demais para ler',
  filmSafe: 'Segundo {seconds}: há textos ou logo sob os botões da plataforma',
  filmUnseen: 'Segundo {seconds}: há textos que não podem ser vistos',
  filmUnsaid: 'Segundo {seconds}: algo da lista do que a marca não diz é dito',
  filmShort: 'Segundo {seconds}: isto some antes de poder ser lido: “{words}”',
  ruleFilmWords: 'Palavras do vídeo',
  ruleFilmFrames: 'Os textos e o logotipo do vídeo são vistos o tempo todo',
  ruleFilmMoves: 'Algo se move no vídeo o tempo todo',
  ruleFilmColor: 'A cor primária ocupa uma parte visível do vídeo',
  ruleFilmCaptions: 'As legendas podem ser lidas a tempo',
  filmFaint: 'Segundo {seconds}: os textos não se destacam do que se move atrás deles',
  filmLogo: 'Segundo {seconds}: o logotipo não é visto',
  filmStill: 'Segundo {seconds}: nada se move',
  filmFast: 'Segundo {seconds}: esta legenda é rápida demais: “{words}”',
  filmNoCaptions: 'O vídeo não tem espaço para legendas',
} satisfies Partial<TranslatedSentences>
