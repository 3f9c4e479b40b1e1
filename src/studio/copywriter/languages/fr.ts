import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
const MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)'
const DATE = String.raw`(?:(?:${DAY} )?(?:\d{1,2}(?:er)?(?: (?:au|et) \d{1,2})? ${MONTH}(?: 20\d\d)?)|${DAY}s?)`
const CLOCK = String.raw`(?:,? (?:à|dès|de|à partir de) \d{1,2} ?h(?:\d\d)?(?: à \d{1,2} ?h(?:\d\d)?)?)`

const FACTS: LanguagePatterns = {
  language: 'fr',
  calendar: 'own',
  discount: [
    /(?<![\p{L}\d])(?:jusqu['’]à )?(?:[-–−]\s?)?\d{1,2}(?:,\d)?\s?%(?: de (?:remise|réduction|rabais))?(?: sur (?:tout|toute? (?:le|la) \p{L}{2,20}|(?:tous les|toutes les|les|nos) \p{L}{2,20})(?!\p{L})(?! (?:d['’]|(?:de|du|des|en|à|pour)(?!\p{L}))))?/iu,
    /(?<!\p{L})à moitié prix(?!\p{L})/iu,
    /(?<!\p{L})\d{1,3} ?(?:€|euros) (?:offerts|de remise|de réduction)(?!\p{L})/iu,
  ],
  selling:
    /remise|réduction|rabais|soldes?|promo|promotion|offre|black friday|vente flash|[-–−]\s?\d{1,2}\s?%|\d ?% sur/i,
  bundle: [
    /(?<![\p{L}\d])(?:2|3|4|deux|trois|quatre) (?:pour|achetés?,?) (?:1|2|3|un|deux|trois)(?: offerte?)?(?!\p{L})/iu,
  ],
  free: [
    /(?<!\p{L})(?:la |le |votre |ta )?première? \p{L}{2,20} (?:est )?(?:gratuite?|offerte?)(?!\p{L})/iu,
    /(?<!\p{L})(?:entrée|livraison|parking|consultation|dégustation|essai|retours?|devis|inscription|café) (?:est )?(?:libre|gratuite?s?|offerte?s?)(?!\p{L})/iu,
  ],
  priceLead: /(?<!\p{L})(?:dès|à partir de|seulement|pour|à) (?:seulement )?$/iu,
  pricePeriod:
    /^ ?(?:par|\/|la|le|l['’]) ?(?:mois|an|semaine|jour|nuit|personne|enfant|heure|pièce|kg|séance|cours)(?!\p{L})/iu,
  deadlineLead: /^$/,
  dateLead: /^$/,
  deadline: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:inscriptions?|candidatures?|valable|offre valable|seulement) )?(?:jusqu['’]au|jusqu['’]à|avant(?: le)?)(?: ce)? (?:${DATE}${CLOCK}?|demain|minuit|ce soir|la fin du mois|épuisement des stocks)(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})(?:dans la limite des stocks disponibles|derniers jours|durée limitée|aujourd['’]hui seulement|dernière chance|ce week-end seulement)(?!\p{L})/iu,
  ],
  date: [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:tous les|chaque|dès(?: le)?|à partir du|du|le|les|ce|cette|samedi et) )?${DATE}(?: (?:au|et) ${DATE})?${CLOCK}?(?: au \d{1,2} ${MONTH})?(?!\p{L})`,
      'iu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:ce week-end|aujourd['’]hui|demain|ce soir|tous les jours|tous les week-ends|chaque (?:jour|semaine|matin|soir|mois))${CLOCK}?(?!\p{L})`,
      'iu',
    ),
    /(?<!\p{L})à \d{1,2} ?h(?:\d\d)?(?![\p{L}\d])/iu,
    new RegExp(String.raw`(?<!\p{L})(?:en|dès|début|fin|mi-) ?${MONTH}(?: 20\d\d)?(?!\p{L})`, 'iu'),
  ],
  place: [
    /(?<!\p{L})(?:à la|au|aux|dans la|dans le|sur la|sur le) (?:boutique|magasin|terrasse|jardin|parc|plage|musée|marché|port|toit|place(?: du marché)?)(?!\p{L})/iu,
    /(?<!\p{L})(?:au )?\d{1,4},? (?:rue|avenue|place|boulevard|quai) (?:de la |de l['’]|de |du |des )?\p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+)?/u,
    /(?<!\p{L})(?:à|en|dans le|dans la) (?:la |le )?\p{Lu}\p{L}+(?:[ -](?:de |du |en |la )?\p{Lu}\p{L}+){0,3}/u,
  ],
  placeAlone: /^(?:en ligne|sur place|hybride|à distance|en boutique|partout en France|télétravail)$/i,
  audience: [
    /(?<!\p{L})pour (?:les |des )?(?:\p{L}+ )?(?:débutants|enfants|familles|adultes|femmes|hommes|couples|tous|équipes|entreprises|étudiants|chiens|seniors)(?!\p{L})/iu,
  ],
  condition: [
    /(?<!\p{L})(?:[Aa]vec (?:le )?)?[Cc]ode(?: promo)?:? [A-Z\d]{4,16}(?![\p{L}\d])/u,
    /(?<!\p{L})avec le code [A-Z\d]{3,16}(?![\p{L}\d])/iu,
    /(?<!\p{L})(?:places limitées|sans engagement|réservé(?:e)? aux (?:membres|nouveaux clients)|sur réservation|sur inscription|réservation obligatoire|dès \d{1,4} ?(?:€|euros) d['’]achats?|hors soldes|hors promotions|offre non cumulable)(?!\p{L})/iu,
  ],
  action: [
    /(?<!\p{L})(?:achetez maintenant|réservez(?: maintenant| vite| votre place| votre table)?|commandez(?: maintenant| en ligne)?|inscrivez-vous(?: vite| maintenant)?|en savoir plus|postulez(?: maintenant| vite)?|découvrez(?: maintenant)?|profitez-en(?: vite)?|essayez gratuitement)(?!\p{L})$/iu,
  ],
  quantity: /^(?:(?:jusqu['’]à|plus de|seulement) )?\d/i,
  priceList: 'Nos prix',
  steps: /(?<!\p{L})(?:comment|étapes?|recette)(?!\p{L})/iu,
  before: /(?<!\p{L})avant ?:\s/iu,
  after: /(?<!\p{L})après ?:\s/iu,
  statistic:
    /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:out of|in|von|de cada|sur) \d{1,3}) (?:de|des) (?!remise|réduction|rabais|descuento|dto|desconto|sconto|cashback|rabatt)/i,
  and: /,? et /i,
  openEnd:
    /(?<!\p{L})(?:profitez|profite|bénéficiez|économisez)(?: (?:jetzt|maintenant|ahora|agora|ora|nu|teraz|de|un|d['’]un))?$/iu,
  with: /^(?:avec|plus|et) (?:un |une |le |la |notre |nos )?/i,
  dangling: /^(?:et|avec|le|la|les|de|du|des|en|à|au|pour|par|dès|jusqu['’]au|sur|,|;|:|–|—|-)$/i,
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
    remark:
      /^(?:mentionne[rz]?|indique[rz]?|utilise[rz]?|ajoute[rz]?|évite[rz]?|pas de|sans|n['’](?:affiche|indique|utilise)|garde[rz]?|style|ton|couleurs?|fond|texte|logo|précise[rz]?)(?!\p{L})/iu,
    noPrice: /(?<!\p{L})(?:pas de prix|sans (?:le )?prix|n['’](?:affiche|indique)[rz]? pas (?:le|de) prix)(?!\p{L})/iu,
    intents: [
      [
        'hiring',
        /(?<!\p{L})(?:nous recrutons|on recrute|recrute|recrutement|offre d['’]emploi|rejoignez notre équipe|\(?h\/f\)?|candidatures?)(?!\p{L})/iu,
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
    occasion:
      /^(?:nos |les |notre |la |le )?(?:grande?s? )?(?:soldes?(?: d['’](?:été|hiver))?|black friday|cyber monday|vente flash|ventes privées|promotions?|promo|offres?|déstockage|happy hour|anniversaire|semaine \p{L}+)(?: (?:d['’]|de |du )?\p{L}+)?$/iu,
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
  cut: /(?<!\s)\s+(?:avec|pour|par|dans|en|à|au|aux|sur|chez|dès|jusqu['’]\S{1,3}|pendant|sans|de|du|des)\s+\S+(?:\s+\S+){0,6}$/iu,
}
