import type { WishWords } from './wish-words.ts'

export const NL_WISHES: WishWords = {
  tag: 'nl',
  thing:
    'foto|foto’s|fotos|plaatje*|afbeelding*|icoon|iconen|icoontjes|logo*|emoji*|tekening*|illustratie*|patroon|rand|kader|letters|tekst|teksten|stijl|vormgeving|ontwerp|design|formaat|staand|liggend|vierkant|story|stories|verhaal|kop|hoofdletters|poespas|tierelantijnen',
  look: 'achtergrond*|lettertype*|kleur|kleuren|herfstkleuren|tinten|sfeer|uitstraling|look',
  fact: 'telefoonnummer|telefoon|nummer|website|site|webadres|link|adres|prijs|prijzen|datum|tijd|naam|mail|mailadres|code|qr-code|qr code',
  place:
    'onderaan|bovenaan|onderin|bovenin|in de hoek|hoek|in het midden|midden|links|rechts|eronder|groot|groter|grootst|grootste|klein|kleiner|vet|goed leesbaar|leesbaar|goed zichtbaar|zichtbaar|duidelijk|opvallend|voorop',
  manner:
    'rustiek|warm|warme|gezellig|gezellige|schattig|vrolijk|vrolijke|grappig|grappige|leuk|leuks|speels|elegant|chic|netjes|eenvoudig|simpel|strak|sober|minimalistisch|modern|ouderwets|oude|oud|vintage|retro|handgemaakt|ambachtelijk|natuurlijk|biologisch|aards|rustig|zacht|licht|lichte|kleurrijk|bont|donker|druk|schreeuwerig|kitscherig|feestelijk|kerstig|kerst|griezelig|romantisch|luxe|professioneel|serieus|vriendelijk|uitnodigend|fris|zomers|herfstig|winters|sportief|kinderlijk|traditioneel|klassiek|stijlvol|subtiel|roze|rood|blauw|groen|geel|oranje|paars|zwart|wit|grijs|bruin|beige|goud|zilver|pastel|neon',
  hint: 'niet te|niet zo|niks te|niets te|niks|niets|een beetje|beetje|iets|eerder|liever|liefst|graag',
  degree: 'wat|heel|erg|best|meer|minder|te|zo|alleen|misschien|veel|zoals',
  ask: 'zet|zetten|plaats|plaatsen|voeg toe|gebruik|gebruiken|maak|maken|houd|hou|schrijf|doe|moet|moeten|mag|kan|kunnen jullie|aanvoelen|voelen|uitzien|ogen|zijn|worden|erin|erop|erbij|het|de',
  needless: 'niet nodig|hoeft niet|hoeven niet|is niet nodig|overbodig|nodig',
}
