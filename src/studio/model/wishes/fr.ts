import type { WishWords } from './wish-words.ts'

export const FR_WISHES: WishWords = {
  tag: 'fr',
  thing:
    'photo|photos|image|images|icone|icones|logo|logos|emoji|emojis|dessin|dessins|illustration*|motif|motifs|cadre|bordure|arriere-plan|lettres|texte|textes|mise en page|design|visuel|format|portrait|paysage|carre|story|stories|titre|majuscules|fioritures|chichi',
  look: 'fond|police|ecriture|couleur|couleurs|tons|teintes|style|ambiance|esprit|look|rendu',
  fact: 'telephone|tel|numero|numero de telephone|site|site web|adresse|lien|prix|tarif|date|heure|nom|mail|e-mail|code|qr code',
  place:
    'en bas|en haut|tout en bas|tout en haut|dans le coin|dans un coin|coin|au milieu|au centre|centre|a gauche|a droite|dessous|en dessous|grand|en grand|gros|en gros|plus grand|plus gros|petit|en petit|plus petit|en gras|bien visible|visible|bien lisible|lisible|en evidence|en avant|en premier',
  manner:
    'rustique|chaleureu*|chaud*|cosy|mignon*|gai|gaie|joyeu*|rigolo*|drole|fun|ludique|elegant*|chic|raffine*|simple|sobre|epure*|minimal*|moderne|ancien*|vieux|vieille|vintage|retro|artisanal*|fait main|naturel*|bio|terreu*|calme|doux|douce|clair*|lumineu*|colore*|sombre|voyant*|criard*|kitsch|charge*|festif*|festive*|noel|romantique|luxe|luxueu*|haut de gamme|professionnel*|pro|serieu*|sympa|accueillant*|frais|fraiche|printanier*|estival*|automnal*|hivernal*|sportif*|enfantin*|girly|traditionnel*|classique|discret*|rose|rouge|bleu*|vert*|jaune|orange|violet*|noir*|blanc*|gris*|marron|beige|dore*|argente*|pastel|gourmand*|appetissant*|automne|hiver|printemps|ete',
  hint: 'pas trop|rien de trop|rien|un peu|un petit peu|plutot|quelque chose|un truc|qqch|si possible',
  degree: 'assez|tres|bien|vraiment|plus|moins|trop|juste|seulement|peut-etre|comme|beaucoup',
  ask: 'mettez|mets|mettre|met|ajoutez|ajoute|placez|place|utilisez|utilise|faites|fais|faire|gardez|garde|restez|reste|ecrivez|que ce soit|que ca soit|que ca fasse|que ca|il faut|faudrait|doit etre|doit|soit|sera|ayez|pensez|on aime|on veut|on voudrait|un rendu',
  needless: 'pas besoin de|pas besoin d’|pas besoin|pas necessaire|inutile|pas obligatoire|pas la peine',
}
