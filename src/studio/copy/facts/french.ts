import type { LanguagePatterns } from './language-patterns.ts'

/** Patterns of facts in French prompts. */
export const FRENCH: LanguagePatterns = {
  language: 'fr',
  discount: [
    /(?<![\p{L}\d])(?:jusqu['’]à )?(?:-\s?)?\d{1,2}(?:,\d)?\s?%(?: de (?:remise|réduction|rabais))?/iu,
    /(?<!\p{L})à moitié prix(?!\p{L})/iu,
  ],
  selling: /remise|réduction|rabais|soldes?|promo|promotion|offre/i,
  bundle: [/(?<![\p{L}\d])(?:2|3|deux|trois) pour (?:1|2|un|deux)(?!\p{L})/iu],
  free: [
    /(?<!\p{L})(?:la |le )?première? \p{L}{2,20} (?:est )?(?:gratuite?|offerte?)(?!\p{L})/iu,
    /(?<!\p{L})(?:entrée|livraison|parking|consultation|dégustation|essai) (?:est )?(?:libre|gratuite?|offerte?)(?!\p{L})/iu,
  ],
  priceLead: /(?<!\p{L})(?:dès|à partir de|seulement|pour) $/iu,
  pricePeriod: /^ ?(?:par|\/|la|le) ?(?:mois|an|semaine|jour|nuit|personne|heure|pièce|kg)(?!\p{L})/iu,
  deadlineLead: /(?<!\p{L})(?:jusqu['’]au|jusqu['’]à|avant(?: le)?) $/iu,
  dateLead: /(?<!\p{L})(?:tous les|chaque|dès(?: le)?|à partir du|du|le|ce|cette) $/iu,
  date: [
    /(?<!\p{L})(?:tous les |chaque |ce |le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?: (?:à|dès) \d{1,2} ?h(?:\d\d)?)?(?!\p{L})/iu,
    /(?<!\p{L})(?:ce week-end|aujourd['’]hui|demain|ce soir|tous les jours)(?!\p{L})/iu,
    /(?<!\p{L})en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/iu,
  ],
  deadline: [/(?<!\p{L})(?:dans la limite des stocks disponibles|derniers jours|durée limitée)(?!\p{L})/iu],
  place: [
    /(?<!\p{L})(?:à la|au|aux|dans la|dans le|sur la|sur le) (?:boutique|magasin|terrasse|jardin|parc|plage|musée|marché|port|toit)(?!\p{L})/iu,
    /(?<!\p{L})(?:à|en|dans le|dans la) (?:la |le )?\p{Lu}\p{L}+(?:[ -](?:de |du |en |la )?\p{Lu}\p{L}+){0,3}/u,
    /(?<!\p{L})\d{1,4},? (?:rue|avenue|place|boulevard|quai) (?:de |du |des |de la )?\p{Lu}\p{L}+/u,
  ],
  placeAlone: /^(?:en ligne|sur place|hybride|à distance|en boutique|partout en France)$/i,
  audience: [
    /(?<!\p{L})pour (?:les |des )?(?:\p{L}+ )?(?:débutants|enfants|familles|adultes|femmes|hommes|couples|tous|équipes|entreprises|étudiants|chiens)(?!\p{L})/iu,
  ],
  condition: [
    /(?<!\p{L})avec le code [A-Z\d]{3,16}(?![\p{L}\d])/iu,
    /(?<!\p{L})(?:places limitées|sans engagement|réservé aux membres|sur réservation|sur inscription)(?!\p{L})/iu,
  ],
  action: [
    /(?<!\p{L})(?:achetez maintenant|réservez(?: maintenant| votre place| votre table)?|commandez(?: maintenant)?|inscrivez-vous|en savoir plus|postulez|découvrez(?: maintenant)?)(?!\p{L})$/iu,
  ],
  quantity: /^(?:(?:jusqu['’]à|plus de|seulement) )?\d/i,
  priceList: 'Nos prix',
  steps: /(?<!\p{L})(?:comment|étapes?|recette)(?!\p{L})/iu,
  before: /(?<!\p{L})avant ?:\s/iu,
  after: /(?<!\p{L})après ?:\s/iu,
  statistic: /^(\d{1,3}(?:[.,]\d)? ?%|\d{1,2} (?:out of|in|von|de cada|sur) \d{1,3}) (?:de|des) ?/i,
  and: /,? et /i,
  with: /^(?:avec|plus|et) (?:un |une |le |la |notre |nos )?/i,
  dangling: /^(?:et|avec|le|la|les|de|du|des|en|à|au|pour|par|dès|jusqu['’]au|,|;|:|–|—|-)$/i,
}
