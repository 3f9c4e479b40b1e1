import type { ReadingWords } from './reading-words.ts'

export const FR_READING: ReadingWords = {
  tag: 'fr',
  dangling:
    "le|la|les|l’|l'|un|une|des|du|de|d’|d'|au|aux|à|a|en|dans|sur|sous|pour|pr|par|avec|sans|chez|vers|dès|depuis|jusque|jusqu’|jusqu'|et|ou|mais|donc|ni|que|qui|quoi|dont|où|si|comme|quand|notre|nos|votre|vos|mon|ma|mes|ton|ta|tes|son|sa|ses|leur|leurs|ce|cet|cette|ces|est|sont|était|étaient|sera|seront|a|ont|avait|nous|vous|il|elle|ils|elles|on|je|tu|se|s’|y|ne|n’|pas|plus|très|trop|seulement|maintenant|aussi|entre|avant|après|contre|chaque|lieu|partir|lieu de|au lieu",
  lead: "le|la|les|du|de|des|au|à|à partir de|dès|dès le|jusqu’à|jusqu'à|jusqu’au|jusqu'au|avant|avant le|après|ce|cet|cette|chaque|tous les|toutes les|en|pour|pour seulement|seulement|maintenant|à seulement|au prix de|depuis|pendant|durant|entre|environ|vers|les|prochain|prochaine|valable|rdv",
  tail: 'seulement|seul|chacun|chacune|pièce|prochain|prochaine|inclus|précises|environ|maintenant|aujourd’hui|uniquement',
  moment:
    "cette semaine|la semaine prochaine|ce mois-ci|le mois prochain|cette année|cet été|cet automne|cet hiver|ce printemps|ce soir|ce matin|cet après-midi|tout l’été|tout l'été|toute la semaine|toute l’année|toute la journée|à Noël|pour Noël|à Pâques|bientôt",
  open: 'trouvez-nous|retrouvez-nous|nous trouverez|nous retrouverez|nous trouvez|coûte|coûtent|paie|paient|payez|payer|économisez|économise|économiser|gagnez|gagner|gagne|remportez|recevez|profitez|commence|commencent|débute|débutent|ouvre|ouvrent|ouvrira|ferme|ferment|finit|finissent|termine|dure|durent|est|sont|achetez|acheter|vendu|vendus|réservez|réserver|commandez|commander|appelez|appeler|rendez-vous|vaut|valable|disponible|disponibles|arrive|arrivent|vient|venez|allez|voir|rejoignez|visitez|aime|veut|faites|fait|prend|aura|lieu|rabais|dépensez|offrez|offre|donnez|prix|tarif|seront|revient|reviennent|fête|célèbre|célébrez|découvrez|retrouvez|inscrivez',
  binding:
    'au lieu|lieu|était|étaient|avant|que|par|pas|ne|n’|jamais|aucun|aucune|sans|sauf|hors|excepté|fermé|fermée|fermés|fermeture|congés|annulé|annulée|reporté|complet|épuisé|si|quand|lorsque|jusqu|entre|plus de|moins de|ou|valeur|acompte|caution|prix conseillé|récoltés|collectés|noté|notée|amende|salaire|prime|lot|chaque|à moins|sous réserve|à condition',
  notPrice:
    "moins de|plus de|gagn\\p{L}*|prix à gagner|lot|lots|récolt\\p{L}*|collect\\p{L}*|don|dons|valeur|bon d['’]achat|chèque|carte cadeau|avoir|cagnotte|acompte|caution|arrhes|salaire|prime|amende|frais|budget|remboursement|économi\\p{L}*|pourboire|récompense|achat|minimum|tombola",
  continuing:
    'ensuite|après cela|et|mais|ou|donc|car|ni|que|qui|dont|où|puis|ainsi que|y compris|notamment|comme|afin|pour que|parce que|alors|aussi|sans|sauf|si|jusqu|plus|avec',
  subordinate:
    'pour (?:fêter|célébrer|remercier|marquer)|si|quand|lorsque|parce que|comme|puisque|bien que|tant que|dès que|avant de|après|afin de|pour que|avec|sans|au lieu',
  short:
    'esp|env|ets|pl|rte|rdc|pers|m|mme|mlle|dr|pr|st|ste|av|bd|blvd|env|etc|ex|p|n|no|tél|max|min|incl|cf|j|janv|févr|avr|juil|sept|oct|nov|déc|lun|mar|mer|jeu|ven|sam|dim|art|éd|vol|apt|appt|bât|esc|ét|rés|ass|assoc|quart|arr|rens|inscr|accomp|obl|gd|pt|cie|éq|niv|gr|sem|mens|ann|hebd|t.t.c|h.t|r.d.c|imp|chem|bvd|fg|n°|pce|cial|z.a|z.i|qté|tlj',
  reach:
    'appelez|appeler|appelle|tél|tel|téléphone|téléphonez|portable|whatsapp|mail|e-mail|email|courriel|contact|contactez|réservation|réservations|réservez|réserver|inscription|inscriptions|inscrivez|rendez-vous|rdv|infos|info|renseignements|renseignement|commande|commandes|commandez|écrivez|prenez|maintenant|joignez|vous',
  answer:
    'réservation|réservations|réservez|réserver|résa|résas|tél|tel|téléphone|appelez|appeler|appelle|contact|contactez|inscription|inscriptions|inscrivez-vous|rdv|rendez-vous|prendre|prenez|infos|info|renseignements|cv|envoyez|envoyer|écrivez|écrire|commandes|commandez|commander|whatsapp|mail|urgence|urgences',
  street: { before: '', behind: '' },
  numbers: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
  limit:
    "non compris|non comprise|non comprises|non inclus|non incluse|non incluses|en sus|uniquement|seulement|sauf|hors|excepté|exclus|excluant|non|ni|pas|valable|dans la limite|réservé|à l’exception|à l'exception",
  unchanged: 'même prix|mêmes prix|toujours|reste|restent|inchangé|inchangés',
  bare: 'rappel|info|infos|nouveau|nouveauté|nouveautés|attention|important|annonce|actu|offre|promo|bonjour|avis',
  quote: 'citation|proverbe|dicton',
  look: 'rester|faire|mettre|mettez|garder|garde|gardez|reste|restez|fais|faites|simple|court|sobre|élégant|moderne|festif|joli|mignon|fun|clair|sombre|foncé|chaud|doux|gros|grand|grandes|petit|petites|rien|trop|très|un peu|rose|rouge|bleu|vert|jaune|violet|noir|blanc|gris|marron|beige|doré|argenté|pastel|fluo|paillettes|cœurs|coeurs|lettres|texte|police|écriture|fond|cadre|couleur|couleurs|logo|emoji|emojis|photo|photos|style|kitsch|chichi|majuscules|chargé',
  order: {
    polite:
      "bonjour|salut|merci de|merci|s’il vous plaît|s'il vous plaît|s’il te plaît|s'il te plaît|svp|stp|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|je voudrais|nous voudrions|j’aimerais|j'aimerais|nous aimerions|je veux|on veut|nous voulons|j’ai besoin d’|j'ai besoin d'|il nous faut|il me faut|on a besoin d’|on a besoin d'|moi|nous|tu peux|vous pouvez|tu pourrais|vous pourriez|est ce que tu peux|est ce que vous pouvez|est ce que tu pourrais|est ce que vous pourriez|est-ce que tu pourrais|est-ce que vous pourriez|peux tu|pouvez vous|pourrais tu|pourriez vous|est-ce que tu peux|est-ce que vous pouvez|coucou|hello|bonsoir|il me faudrait|il nous faudrait|j’ai besoin|j'ai besoin|on aurait besoin|svp merci|bonjour à tous|de|me|toi|bonsoir à tous|salut à tous|coucou à tous|hello à tous|salut les amis",
    make: 'crée|créez|créer|fais|faites|faire|génère|générez|générer|conçois|concevez|rédige|rédigez|écris|écrivez|prépare|préparez|dessine|réalise|réalisez|imagine|imaginez|donne|propose|préparer|concevoir|rédiger|écrire|réaliser|imaginer|proposer|faudrait|besoin',
    post: 'post|posts|publication|publications|annonce|flyer|bannière|reel|carrousel|pub|publicité|visuel',
    picture:
      'liste de prix|carte des prix|site|site web|newsletter|image|photo|affiche|story|stories|carte|vidéo|illustration|invitation|campagne|couverture|texte|prospectus|visuel|contenu|quelque chose|pancarte|panneau|affichette',
    ask: "est ce que tu peux|est ce que vous pouvez|est ce que tu pourrais|est ce que vous pourriez|est-ce que tu pourrais|est-ce que vous pourriez|peux tu|pouvez vous|pourrais tu|pourriez vous|tu me fais|tu nous fais|vous me faites|vous nous faites|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez|tu pourrais|vous pourriez|est-ce que tu peux|est-ce que vous pouvez|je voudrais|nous voudrions|j’aimerais|j'aimerais|nous aimerions|je veux|on veut|nous voulons|il nous faut|il me faut|il me faudrait|il nous faudrait|merci de|fais-moi|fais moi|faites-nous|faites nous|fais-nous|faites-moi|on aimerait|on voudrait|j'ai besoin de|j'ai besoin d'|j’ai besoin de|j’ai besoin d’|on a besoin de|on a besoin d'|on a besoin d’|il faudrait|faudrait|je cherche à|on cherche à|je souhaite|nous souhaitons|on souhaite",
    vague: 'quelque chose|un truc|un petit truc|qqch',
    link: 'pr|pour dire que|pour prévenir que|disant que|sur|pour|à propos de|au sujet de|qui annonce|annonçant|qui présente|présentant|pour annoncer|pour présenter|pour promouvoir|pour fêter|qui dit|disant|avec le texte|que|de|concernant',
    publish:
      'poste|postez|poster|publie|publiez|publier|partage|partagez|partager|diffuse|diffusez|diffuser|mets en ligne|mettez en ligne',
    announce:
      'annonce|annoncez|présente|présentez|promeus|promouvez|mets en avant|mettez en avant|fais la promotion de|faites la promotion de',
    our: "notre|nos|mon|ma|mes|le|la|les|l’|l'|que",
    your: 'votre|vos|ta|tes|vous|toi',
    forOur: 'pr|pr notre|pr le|pr la|pour|pour notre|pour mon|pour le|pour la|sur notre|pour nos|sur',
    us: 'nous|moi',
  },
  mention:
    'mentionne|mentionnez|mentionner|mentionne que|mentionnez que|indique que|indiquez que|précise que|précisez que|ajoute que|n’oublie pas de mentionner|pense à mentionner|pensez à mentionner|incluez|écris que|écris aussi que|écrivez que|écrivez aussi que|ajoutez que|ajoutez aussi que|mets que|mettez que|mettez aussi que|dis que|dites que|dites aussi que',
  label:
    'titre|accroche|texte|sous-titre|slogan|légende|bouton|cta|sous titre|petites lignes|en dessous|et en dessous|message|texte principal',
  never:
    "(?:(?:ne|n['’]) ?(?:pas )?(?:mentionn|indiqu|affich|montr|di[stre]|cit|précis|écri|mett|mets|utilis|parl|révél|inclu(?!t|en|s)|donn)\\p{L}*(?: (?:pas|surtout pas|jamais|nulle part))?(?![\\p{L}\\p{M}])|sans (?:mentionner|indiquer|afficher|montrer|dire|citer|préciser|écrire|mettre|parler|donner)(?![\\p{L}\\p{M}])|(?:^|merci |svp |stp )(?:pas de|pas d['’]|sans(?: le| la| les)?|aucun|aucune) ?(?:prix|tarif|logo|texte|emojis?|émojis?|hashtags?|date|adresse|personnes?|remise|numéro|téléphone)(?: svp| stp| s['’]il (?:te|vous) plaît| sur (?:l['’]image|le visuel))?[.!]?$)",
  neverStart: "ne|n’|n'|sans|merci de ne pas|pas de|surtout ne|mais ne|mais sans",
  named: {
    price: 'prix|tarif|tarifs|coût|montant',
    date: 'date|dates|jour|heure|horaire',
    place: 'adresse|lieu|ville|endroit',
    contact: 'téléphone|numéro|mail|e-mail|site|site web',
    discount: 'remise|réduction|promo|offre|rabais',
  },
  note: "^(?:merci de |svp,? )?(?:(?:garde|gardez|rends|rendez|fais|faites|reste|restez) (?:le|la|les|un|une|quelque chose|ça|cela)(?: (?:ton|style|design|visuel|texte|fond|ambiance|couleurs|plus))?(?: \\p{L}+){0,4}[.!]?$|(?:style|ton|ambiance|fond|couleurs?|format|taille|police|langue|cible|public|objectif) ?[:=]|(?:utilise|utilisez|mets|mettez|prends|prenez|ajoute|ajoutez) (?:notre|nos|le|la|les|un|une|des)(?: [\\p{L}-]+){0,2} ?(?:couleurs?|police|logo|fond|ton|style|images?|photos?|emojis?|palette)|(?:dans|avec) (?:un|une|des|le|notre) (?:[\\p{L}-]+ ){0,3}(?:style|ton|ambiance|fond|couleurs?)(?: [\\p{L}-]+){0,3}[.!]?$|(?:style|ton|ambiance|couleurs?|fond) (?:[\\p{L}-]+,? ?(?:et )?){1,4}[.!]?$|(?:merci|merci d['’]avance|merci beaucoup)[.!]?$)",
  signOff:
    "(?:(?:votre|l['’]|ton|toute l['’])(?: ?équipe)(?: [\\p{L}&'’.-]+){0,4}|(?:à bientôt|cordialement|bien à vous|bises),?)",
}
