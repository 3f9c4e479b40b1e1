import type { TranslatedSentences } from '../english.ts'

/** What the brand check says of films. */
export const films = {
  ruleFilm: 'Jede Szene des Films ist lesbar',
  filmSmall: 'Sekunde {seconds}: Kleine Texte heben sich nicht vom Grund ab',
  filmLarge: 'Sekunde {seconds}: Große Texte heben sich nicht vom Grund ab',
  filmSize: 'Sekunde {seconds}: Texte sind zu klein zum Lesen',
  filmSafe: 'Sekunde {seconds}: Texte oder Logo liegen unter den Schaltflächen der Plattform',
  filmUnseen: 'Sekunde {seconds}: Texte sind nicht zu sehen',
  filmUnsaid: 'Sekunde {seconds}: Etwas von der Verbotsliste der Marke wird gesagt',
  filmShort: 'Sekunde {seconds}: Das ist weg, bevor man es lesen kann: „{words}“',
  ruleFilmWords: 'Wörter des Films',
  ruleFilmFrames: 'Text und Logo des Films sind jederzeit zu sehen',
  ruleFilmMoves: 'Im Film bewegt sich jederzeit etwas',
  ruleFilmColor: 'Die Primärfarbe nimmt einen sichtbaren Teil des Films ein',
  ruleFilmCaptions: 'Untertitel sind in ihrer Zeit lesbar',
  filmFaint: 'Sekunde {seconds}: Texte heben sich nicht von dem ab, was sich hinter ihnen bewegt',
  filmLogo: 'Sekunde {seconds}: Das Logo ist nicht zu sehen',
  filmStill: 'Sekunde {seconds}: Nichts bewegt sich',
  filmFast: 'Sekunde {seconds}: Dieser Untertitel ist zu schnell: „{words}“',
  filmNoCaptions: 'Der Film hat keinen Platz für Untertitel',
} satisfies Partial<TranslatedSentences>
