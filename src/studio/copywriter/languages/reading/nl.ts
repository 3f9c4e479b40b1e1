import type { ReadingWords } from './reading-words.ts'

export const NL_READING: ReadingWords = {
  tag: 'nl',
  dangling:
    'de|het|een|van|voor|met|op|in|uit|aan|bij|te|ten|ter|tot|om|naar|over|onder|door|tegen|tussen|na|sinds|zonder|vanaf|per|en|of|maar|want|dus|dat|die|wie|wat|waar|als|dan|toen|ons|onze|jouw|je|jullie|uw|mijn|zijn|haar|hun|deze|dit|is|was|waren|wordt|worden|heeft|hebben|wij|we|ik|hij|zij|ze|u|het|niet|geen|ook|nog|al|zeer|heel|nu|slechts|maar|alleen|meer|minder|elke|elk|plaats',
  lead: 'de|het|op|op de|om|in|in de|van|vanaf|tot|tot en met|t/m|voor|voor slechts|voor maar|na|sinds|elke|iedere|deze|dit|aankomende|komende|volgende|nu|nu voor|nu maar|nu slechts|slechts|maar|al vanaf|al voor|ca|rond|tijdens|tussen|uiterlijk|alleen',
  tail: 'doorlopend|beide dagen|per stuk|elk|nu|vandaag|aanstaande|alleen|p.p.|slechts',
  moment:
    'deze week|volgende week|deze maand|volgende maand|dit jaar|volgend jaar|deze zomer|deze herfst|deze winter|dit voorjaar|vanavond|vanmiddag|vanochtend|de hele zomer|de hele week|het hele jaar|de hele dag|met kerst|met Kerst|met Pasen|binnenkort',
  open: 'vind je ons|vindt u ons|vinden jullie ons|kost|kosten|betaal|betaalt|betalen|bespaar|bespaart|besparen|win|wint|winnen|krijg|krijgt|krijgen|ontvang|ontvangt|begint|beginnen|start|starten|opent|openen|sluit|sluiten|eindigt|duurt|duren|is|zijn|koop|koopt|kopen|verkopen|boek|boekt|boeken|bestel|bestelt|bestellen|bel|belt|bellen|geldig|beschikbaar|verkrijgbaar|waard|komt|komen|kom|gaat|gaan|bezoek|ontdek|vier|vieren|besteed|geef|prijs|reserveer|meld|schrijf|profiteer|pak|haal|doe|doneer|viert|wordt',
  binding:
    'in plaats|plaats|was|waren|dan|per|niet|nooit|geen|zonder|behalve|uitgezonderd|gesloten|dicht|afgelast|uitgesteld|uitverkocht|vol|als|indien|mits|tenzij|tot|tussen|boven|onder|meer dan|minder dan|of|waarde|twv|aanbetaling|borg|prijzen|boete|salaris|opgehaald|beoordeeld|elke|voorheen|eerst',
  notPrice:
    'onder|minder dan|meer dan|win|wint|winnen|prijzengeld|prijs winnen|opgehaald|gedoneerd|donatie|doneer|waarde|cadeaubon\\p{L}*|waardebon|tegoed|cashback|aanbetaling|borg|statiegeld|salaris|loon|uurloon|bonus|boete|kosten|budget|terugbetaling|bespaar\\p{L}*|fooi|beloning|besteding|minimaal|verloten|loterij',
  continuing:
    'daarna|vervolgens|en|of|maar|want|dus|dat|die|wie|waar|waarbij|waarmee|als|omdat|hoewel|zodat|toen|ook|inclusief|incl|vooral|met name|maar ook|zonder|behalve|tot|om|met',
  subordinate: 'als|wanneer|omdat|hoewel|terwijl|zodra|zolang|voordat|nadat|om|zonder|in plaats|met|indien',
  short:
    'evt|excl|nr|str|dr|mr|mevr|dhr|st|ca|bijv|bv|incl|excl|evt|max|min|tel|p|o|a|m|i|z|enz|vs|jan|feb|mrt|apr|jun|jul|aug|sep|sept|okt|nov|dec|ma|di|wo|do|vr|za|zo|jl|kl|gr|verd|geb|ing|wk|mnd|jr|pers|p.p|lok|verg|resp|aanm|inschr|gem|btw|ong|ivm|drs|ds|ir|t.e.m|t.w.v|i.p.v|t.a.v|d.m.v|m.u.v|a.s|j.l|v.a|o.a|e.d|i.v.m|m.i.v|p.m|p.j|p.w|p.u|zgn|pl|ln|telef',
  reach:
    'bel|bellen|tel|telefoon|telefoonnummer|mobiel|gsm|whatsapp|app|sms|mail|e-mail|email|aanmelden|aanmelding|aanmeldingen|inschrijven|inschrijving|inschrijvingen|reserveer|reserveren|reserveringen|reservering|reservaties|afspraak|afspraken|boek|boeken|info|informatie|contact|bestel|bestellen|bestellingen|vragen|meld|nu|even|gerust',
  street: { before: '', behind: '' },
  numbers: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien',
  limit:
    'niet inbegrepen|niet inclusief|alleen|enkel|uitsluitend|behalve|uitgezonderd|exclusief|niet|geen|geldig|geldt|zolang|mits|op vertoon',
  unchanged: 'zelfde prijs|zelfde prijzen|blijft|blijven|nog steeds|ongewijzigd',
  bare: 'herinnering|reminder|update|nieuws|nieuw|info|let op|belangrijk|aankondiging|aanbieding|actie|hallo|mededeling',
  quote: 'citaat|quote|spreuk|spreekwoord|gezegde',
  look: 'houden|maken|laten|hou|houd|maak|gebruik|het|kort|simpel|eenvoudig|strak|sober|chic|modern|feestelijk|leuk|lief|vrolijk|licht|donker|warm|zacht|groot|grote|klein|kleine|niks|niets|te|veel|beetje|heel|roze|rood|blauw|groen|geel|paars|zwart|wit|grijs|bruin|beige|goud|zilver|pastel|neon|glitter|hartjes|letters|tekst|lettertype|achtergrond|rand|kleur|kleuren|logo|emoji|emojis|foto|stijl|druk|poespas|hoofdletters|tuttig',
  order: {
    polite:
      'mensen|jongens|dames|hallo allemaal|hoi team|hey allemaal|allemaal|beste team|alsjeblieft|alstublieft|aub|hoi|hallo|hey|dag|kun je|kunt u|kan je|zou je|ik wil|wij willen|we willen|ik zou graag|we zouden graag|ik heb|wij hebben|nodig|graag|mij|me|ons|voor ons|voor mij|kunnen jullie|kun jij|kan jij|zouden jullie|zou jij|willen jullie|wil je|goedemorgen|goedemiddag|hai|hee|heey|hoi allemaal|even|snel|ik zoek|wij zoeken|we zoeken|ik heb nodig|mag ik',
    make: 'maak|maken|creëer|genereer|ontwerp|schrijf|teken|bereid|bedenk|geef|wil|willen|hebben|zoek|maken jullie|fabriceer',
    post: 'post|posts|bericht|advertentie|flyer|banner|reel|carrousel|instagrampost|instagram-post|facebookpost',
    picture:
      'prijslijst|website|nieuwsbrief|afbeelding|foto|poster|verhaal|story|stories|kaart|video|illustratie|uitnodiging|campagne|omslag|tekst|affiche|plaatje|beeld|iets',
    ask: 'maak je|maak je voor ons|maken jullie|maken jullie voor ons|doen jullie|kun je|kunt u|kan je|zou je|kunnen jullie|kun jij|kan jij|zouden jullie|zou jij|willen jullie|wil je|ik wil|wij willen|we willen|ik zou graag|we zouden graag|maak even|ik zoek|we zoeken|ik heb nodig|mag ik',
    vague: 'iets|wat leuks',
    link: 'over|voor|om|met de tekst|die aankondigt|dat aankondigt|waarin|waarin staat dat|om te promoten|om aan te kondigen|van|ter ere van|dat',
    publish: 'post|plaats|plaatsen|publiceer|publiceren|deel|delen',
    announce: 'promoot|kondig|adverteer|presenteer',
    our: 'onze|ons|mijn|de|het|dat',
    your: 'jouw|je|jullie|uw|jezelf',
    forOur: 'voor|voor onze|voor mijn|voor de|op onze|voor ons',
    us: 'ons|mij|me',
  },
  mention:
    'vermeld|vermeld dat|noem|noem dat|zeg dat|voeg toe dat|vergeet niet te vermelden|geef aan dat|benadruk dat|schrijf dat|schrijf ook dat|zet erbij dat|zet er ook bij dat|zet er bij dat|laatste slide|op de laatste slide|laatste dia|meld dat|meld ook dat|vermeld ook dat',
  label:
    'onderwerp|thema|titel|kop|tekst|ondertitel|slogan|cta|knop|bijschrift|koptekst|kleine lettertjes|eronder|en eronder|hoofdtekst',
  never:
    "(?:(?:noem|vermeld|toon|laat(?= [^,.;]{1,60} (?:zien|horen|weten))|zeg|schrijf|gebruik|zet)(?: \\S+){0,6}? (?:niet|geen|nergens)(?![\\p{L}\\p{M}])|(?:niet|geen)(?![\\p{L}\\p{M}])(?: \\S+){0,6}? (?:noemen|vermelden|tonen|laten zien|zeggen|schrijven|gebruiken|weergeven|opnemen)(?![\\p{L}\\p{M}])|zonder (?:\\p{L}+ ){0,4}(?:te )(?:noemen|vermelden|tonen|zeggen)(?![\\p{L}\\p{M}])|(?:laat)(?: \\S+){1,5}? weg(?![\\p{L}\\p{M}])|(?:^|graag |aub )(?:geen|zonder) (?:de |het )?(?:prijs|prijzen|logo|tekst|emoji['’]?s?|hashtags?|datum|adres|mensen|korting|telefoonnummer)(?: aub| graag| noemen| in beeld)?[.!]?$)",
  neverStart: 'zonder|maar zonder|zet|schrijf|gebruik|noem|vermeld|toon|zeg|laat',
  named: {
    price: 'prijs|prijzen|kosten|bedrag|tarief',
    date: 'datum|dag|tijd|tijdstip',
    place: 'adres|locatie|plaats|stad',
    contact: 'telefoonnummer|nummer|e-mail|email|website',
    discount: 'korting|aanbieding|actie',
  },
  note: "^(?:aub |graag )?(?:(?:houd|hou|maak) (?:het|de|alles)(?: (?:toon|stijl|ontwerp|tekst|achtergrond|sfeer|beeld))?(?: \\p{L}+){0,4}[.!]?$|(?:het moet|de (?:toon|stijl|sfeer|achtergrond) moet) (?:\\p{L}+ ?){1,5}[.!]?$|(?:stijl|toon|sfeer|achtergrond|kleuren|kleur|formaat|lettertype|taal|doelgroep|doel) ?[:=]|(?:gebruik|neem|voeg) (?:onze|ons|de|het|een)(?: [\\p{L}-]+){0,3} ?(?:kleuren|kleur|lettertype|logo|achtergrond|toon|stijl|beelden|foto['’]?s?|emoji['’]?s?|palet)|(?:met|in) (?:een|de|onze) (?:[\\p{L}-]+ ){0,3}(?:stijl|toon|sfeer|achtergrond|kleuren)[.!]?$|(?:[\\p{L}-]+e,? ?(?:en )?){1,3}(?:stijl|toon|sfeer|kleuren|achtergrond)[.!]?$|als (?:\\p{L}+ ){0,3}\\p{L}*(?:post|bericht|story|reel|carrousel)(?: graag| aub)?[.!]?$|(?:bedankt|dank je|dankjewel|alvast bedankt)[.!]?$)",
  signOff:
    "(?:(?:jullie|je|uw|het) team(?: van)?(?: [\\p{L}&'’.-]+){0,4}|(?:groetjes|groeten|liefs|met vriendelijke groet),?)",
}
