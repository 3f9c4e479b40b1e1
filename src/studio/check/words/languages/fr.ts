import type { JudgeWords } from './judge-words.ts'

export const FR_JUDGE: JudgeWords = {
  tag: 'fr',
  leads:
    'le, la, les, l’, un, une, des, du, de, d’, au, aux, à, en, dans, sur, sous, pour, par, avec, sans, dès, chez, vers, jusqu’à, jusqu’au, jusqu’aux, depuis, pendant, entre, avant, après, notre, nos, votre, vos, ton, ta, tes, mon, ma, mes, son, sa, ses, leur, leurs, ce, cet, cette, ces, chaque, est, sont, était, très, seulement, qui, que, dont, où, si, quand, comme, ne, n’, aucun, aucune',
  droppable: 'à, au, aux, en, dans, sur, pour, avec, chez, le, la, les, l’, un, une, des, du, de, et, par',
  links: 'et, ou, mais, ni, car, au lieu, que, &, +',
  price_leads: 'à, pour, seulement, à seulement, maintenant, maintenant à, au prix de',
  former:
    'au lieu de, au lieu d’, avant, prix conseillé, était, anciennement, prix normal, habituellement, auparavant, ancien prix, prix public',
  per: 'par, /',
  per_words: 'le, la, l’',
  per_units: 'mois, an, semaine, jour, nuit, heure, personne, pièce, kilo, kg, litre, bouteille, part, mètre, nuitée',
  limits: 'dès, à partir de, jusqu’à, plus de, moins de, environ, au moins, maximum, minimum, près de, de',
  ranges: 'à, au, jusqu’au',
  closed: 'fermé, fermée, fermés, fermées, fermeture, congés, annulé, annulée, reporté, reportée, épuisé',
  negations: 'pas, non, aucun, aucune, sans, jamais, ni, rien, ne, n’',
  conditions:
    'si, quand, avec le code, code, d’achat, d’achats, dès que, sauf, hors, à condition, sous réserve, sur présentation, pour tout achat, en échange, sélectionnés, sélection',
  only: 'réservé aux membres, pour les membres, réservé, nouveaux clients, en ligne uniquement, en magasin uniquement, dans la limite des stocks',
  withhold:
    'ne pas mentionner, ne mentionne pas, ne mentionnez pas, ne pas montrer, ne montre pas, ne pas dire, ne pas écrire, ne pas afficher, n’affiche pas, ne pas indiquer, sans mentionner, sans afficher, sans indiquer, ne dis pas, n’indiquez pas, n’indique pas, pas de prix, sans prix, sans le prix, ne parle pas, ne parlez pas, ne parle pas de, ne mets pas, ne mettez pas',
  price_names: 'prix, tarif, tarifs',
  orders:
    'crée, créer, créez, fais, faites, faire, écris, écrivez, rédige, rédigez, génère, conçois, prépare, préparez, je veux, nous voulons, j’ai besoin, il nous faut, je voudrais, tu peux, vous pouvez, peux-tu, pouvez-vous, pourriez-vous, pourrais-tu, merci de préparer, merci de faire, merci de créer, merci de, fais-moi, faites-nous, il me faut, on a besoin, j’aimerais, nous aimerions, préparer, il nous faudrait, il me faudrait',
  posts:
    'post, publication, image, visuel, annonce, story, reel, affiche, bannière, photo, vidéo, carrousel, flyer, pub, publicité, insta, instagram, facebook, linkedin, tiktok, truc, un truc, quelque chose, visuels, ig, qqch, quelque',
  about:
    'sur, pour annoncer que, pour annoncer, pour dire que, pour prévenir que, pour, à propos de, annonçant, de, au sujet de, qui dit que, disant que, qui annonce que, qui dit, avec, du, des, concernant',
  to_us:
    'rends-le, rends le, garde un, gardez un, utilise notre, utilise nos, utilisez notre, utilisez nos, ajoute notre, ajoutez notre, pour insta, pour instagram, pour facebook, pour linkedin, pour notre instagram, pour notre insta, avec notre logo, à nos couleurs, style :, ton :, fond :, couleurs :, style:, ton:, pas d’emoji, pas d’emojis, sans emoji, de faire sobre, de faire simple, de rester sobre, faire sobre, faire simple, restez sobre',
  announce:
    'annonce, annoncez, présente, présentez, célèbre, célébrez, montre, montrez, promeus, partage, partagez, mentionne, mentionnez',
  please: 's’il te plaît, s’il vous plaît, svp, stp, bonjour, salut, coucou, bonsoir, merci, hello, s’il te plait',
  awards:
    'prix d’excellence, récompensé, récompensée, lauréat, lauréate, certifié, certifiée, vu dans, médaille d’or, recommandé par, recommandée par, cliniquement prouvé, cliniquement testé, scientifiquement prouvé, testé dermatologiquement, breveté, michelin, élu, élue, label rouge, trophée',
  titles: 'monsieur, madame, mme, dr, docteur, professeur, chef, cheffe',
  superlatives:
    'meilleur, meilleure, meilleurs, meilleures, plus grand, moins cher, plus rapide, numéro un, n° 1, leader, unique, parfait, parfaite, garanti, garantie, primé, primée, révolutionnaire, imbattable, ultime, incomparable, exceptionnel, exceptionnelle, mieux que',
  free: 'gratuit, gratuite, gratuits, gratuites, offert, offerte, offerts, offertes, gratuitement, en cadeau',
  otherwise: 'sinon, autrement, pour les autres, pour les non-membres, à défaut, non-membres',
  afterwards: 'puis, ensuite, après quoi, par la suite, après',
  fees: 'caution, acompte, arrhes, consigne, frais de port, frais de livraison, livraison à, supplément, amende, pénalité, majoration',
  spending: 'd’achat, d’achats, achat, achats, commande, commandes, panier, de dépenses',
  beside: 'avec, inclus, incluse, compris, comprise',
  extras: 'en sus, en plus, en supplément',
}
