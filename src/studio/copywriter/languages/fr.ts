import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const FACTS: LanguagePatterns = {
  language: 'fr',
  place: /(?<!\p{L})(?:à|en|dans le|dans la) (?:la |le )?\p{Lu}\p{L}+(?:[ -](?:de |du |en |la )?\p{Lu}\p{L}+){0,3}/u,
  action: [
    /(?<!\p{L})(?:achetez maintenant|réservez(?: maintenant| vite| votre place| votre table)?|commandez(?: maintenant| en ligne)?|inscrivez-vous(?: vite| maintenant)?|en savoir plus|postulez(?: maintenant| vite)?|découvrez(?: maintenant)?|profitez-en(?: vite)?|essayez gratuitement)(?!\p{L})$/iu,
  ],
  steps: /(?<!\p{L})(?:comment|étapes?|recette)(?!\p{L})/iu,
  before: /(?<!\p{L})avant ?:\s/iu,
  after: /(?<!\p{L})après ?:\s/iu,
  statistic:
    /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:out of|in|von|de cada|sur) \d{1,3}) (?:de|des) (?!remise|réduction|rabais|descuento|dto|desconto|sconto|cashback|rabatt)/i,
}

export const FR: LanguagePack = {
  tag: 'fr',
  facts: FACTS,
  prompt: {
    common:
      'le la les des du un une et pour avec dès jusqu notre nos votre vos nouveau nouvelle nouvelles nouveaux est sur dans au aux ce cette tous chaque remise soldes gratuite offerte livraison crée créez nous recrutons merci bienvenue découvrez à réservez candidature de par plus tout toute toutes qui que se son sa ses ma mon avant après jours heures prix conseils raisons trois mieux quel quelle cours atelier soirée chez sans vente bientôt rendez semaine dormir vélo clients boutique faire pas on',
    orders: [
      /^(?:s['’]il (?:te|vous) plaît,? )?(?:crée[rz]?|génère[rz]?|fai[ts]|faites|conçois|concevez|rédige[rz]?|prépare[rz]?|je (?:veux|voudrais)|il nous faut)(?:[ -](?:moi|nous))?(?: (?:un|une|le|la))?(?: (?:post|publication|image|visuel|bannière|annonce|photo|affiche|story|vidéo))?(?:(?: (?:pour|sur))? (?:instagram|facebook|twitter|linkedin))?(?: ?:|(?: (?:sur|pour|de|avec|qui (?:montre|annonce))(?: (?:annoncer|présenter|promouvoir|fêter)(?: que)?)?)?) /iu,
      /^(?:annonce[rz]?|présente[rz]?|fai(?:s|tes) la promotion de|promouvez|mets en avant|mettez en avant) /iu,
    ],
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:nous recrutons|on recrute|recrute|recrutement|(?:re)?cherchons(?= une?(?:[ (]|$))|recherche(?= une?(?:[ (]|$))|offre d['’]emploi|cd[id]|rejoignez notre équipe|\(?h\/f\)?|candidatures?)(?!\p{L})/iu,
      ],
      ['thanks', /(?<!\p{L})(?:merci|remerci\p{L}{1,6})(?!\p{L})/iu],
      [
        'greeting',
        /(?<!\p{L})(?:joyeux noël|bonne année|joyeuses (?:fêtes|pâques)|bonnes fêtes|bonne fête|meilleurs vœux|joyeux (?:halloween|anniversaire))(?!\p{L})/iu,
      ],
      [
        'event',
        /(?<!\p{L})(?:webinaire|webinar|atelier|séminaire|masterclass|stage|formation|conférence|cours)(?!\p{L})/iu,
      ],
      [
        'sale',
        /remise|réduction|rabais|(?<!\p{L})soldes?(?!\p{L})|promo(?!uv)|black friday|vente flash|moitié prix|[-–−]\s?\d{1,2}\s?%|\d ?% sur|déstockage|(?:2|3|deux|trois) (?:pour|achetés?)/iu,
      ],
      [
        'tips',
        /(?<!\p{L})(?:\d{1,3}|trois|quatre|cinq|six|sept|dix) (?:\p{L}+ )?(?:conseils|astuces|raisons|idées|erreurs|étapes|façons|mythes)(?!\p{L})/iu,
      ],
      [
        'launch',
        /(?<!\p{L})(?:nouveau|nouvel|nouvelle|nouveaux|nouvelles|nouveauté|arrive|est arrivée?|bientôt|ouverture|lancement|lançons|disponible|ouvrons)(?!\p{L})/iu,
      ],
      ['sale', /livraison (?:gratuite|offerte)/iu],
    ],
    giveaway: /jeu[- ]concours|concours|tirage au sort|à gagner/i,
    recording: /replay|rediffusion|enregistrement/i,
    served:
      /(?<!\p{L})(?:logiciel|appli|application|plateforme|outil|service|agence|conseil|coaching|(?<!en )cours|formation|assurance|banque|abonnement)s?(?!\p{L})/iu,
    booked:
      /(?<!\p{L})(?:coupe|coiffure|massage|nettoyage|réparation|leçon|vacances|(?<!de )voyage|croisière|vol|séjour|location|visite)s?(?!\p{L})/iu,
  },
  actions: {
    look: 'Découvrir',
    shop: 'Acheter',
    learn: 'En savoir plus',
    read: 'Lire la suite',
    discover: 'Découvrir',
    buy: 'Acheter maintenant',
    order: 'Commander',
    preorder: 'Précommander',
    book: 'Réserver',
    start: 'Commencer',
    sign_up: 'S’inscrire',
    save_seat: ['Réservez votre place', 'Réserve ta place'],
    join: ['Rejoignez-nous', 'Rejoins-nous'],
    apply: 'Postuler',
    enter: 'Participer',
    watch: 'Voir la vidéo',
    contact: 'Nous contacter',
  },
  offers: {
    new: 'Nouveauté',
    sale: 'Promo',
    off: (_, written) => `−${written}`,
    until: [
      'Jusqu’à lundi',
      'Jusqu’à mardi',
      'Jusqu’à mercredi',
      'Jusqu’à jeudi',
      'Jusqu’à vendredi',
      'Jusqu’à samedi',
      'Jusqu’à dimanche',
    ],
    until_date: 'Jusqu’au {date}',
    free_shipping: 'Livraison offerte',
    limited: 'Durée limitée',
    today: 'Aujourd’hui seulement',
    preorder: 'Précommander',
    soon: 'Bientôt disponible',
    from: 'Dès\u00A0{price}',
  },
  headlines: {
    introduce: ['Découvrez {name}', 'Découvre {name}'],
    question: ['Connaissez-vous {name}\u202F?', 'Tu connais {name}\u202F?'],
  },
  way: 'Lien en bio.',
  hashtags: { sale: 'BonPlan', hiring: 'Recrutement' },
  themes: {
    summer: { name: 'Été', greeting: 'L’été est là', question: 'Prêts pour l’été\u202F?' },
    black_friday: {
      name: 'Black Friday',
      greeting: 'Le Black Friday est là',
      question: 'Prêts pour le Black Friday\u202F?',
    },
    new_year: { name: 'Nouvel An', greeting: 'Bonne année', question: 'Vos projets pour la nouvelle année\u202F?' },
    christmas: { name: 'Noël', greeting: 'Joyeux Noël', question: 'Une idée cadeau pour Noël\u202F?' },
    halloween: { name: 'Halloween', greeting: 'Joyeux Halloween', question: 'Des bonbons ou un sort\u202F?' },
  },
  quotes: ['«\u202F', '\u202F»'],
  weak: /^(?:le|la|les|l['’]|un|une|des|du|de|d['’]|et|ou|avec|pour|par|dans|en|à|au|aux|sur|chez|notre|nos|votre|vos|est|sont|qui|que|très|plus|-|–)$/i,
}
