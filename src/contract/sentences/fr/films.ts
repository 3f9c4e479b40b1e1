import type { TranslatedSentences } from '../english.ts'

/** What the brand check says of films. */
export const films = {
  ruleFilm: 'Chaque scène du film est lisible',
  filmSmall: 'Seconde {seconds} : de petits textes ne se détachent pas de leur fond',
  filmLarge: 'Seconde {seconds} : de grands textes ne se détachent pas de leur fond',
  filmSize: 'Seconde {seconds} : des textes sont trop petits pour être lus',
  filmSafe: 'Seconde {seconds} : des textes ou le logo sont sous les boutons de la plateforme',
  filmUnseen: 'Seconde {seconds} : des textes ne se voient pas',
  filmUnsaid: 'Seconde {seconds} : un élément de la liste d’interdits de la marque est dit',
  filmShort: 'Seconde {seconds} : ceci disparaît avant d’être lu : « {words} »',
  ruleFilmWords: 'Mots du film',
  ruleFilmFrames: 'Les textes et le logo du film se voient à tout moment',
  ruleFilmMoves: 'Quelque chose bouge à tout moment dans le film',
  ruleFilmColor: 'La couleur principale occupe une part visible du film',
  ruleFilmCaptions: 'Les sous-titres sont lisibles dans leur durée',
  filmFaint: 'Seconde {seconds} : des textes ne se détachent pas de ce qui bouge derrière eux',
  filmLogo: 'Seconde {seconds} : le logo ne se voit pas',
  filmStill: 'Seconde {seconds} : rien ne bouge',
  filmFast: 'Seconde {seconds} : ce sous-titre est trop rapide : « {words} »',
  filmNoCaptions: 'Le film n’a pas de place pour des sous-titres',
} satisfies Partial<TranslatedSentences>
