import type { WishWords } from './wish-words.ts'

export const CS_WISHES: WishWords = {
  tag: 'cs',
  thing:
    'lidi|osob|fotk*|foto|fotograf*|obraz*|ikon*|logo|emoji|smajlik*|kresb*|ilustrac*|grafik*|vzor*|ramec*|ramek*|pisme*|text*|napis*|navrh*|format*|na vysku|na sirku|ctver*|story|storicko|nadpis*',
  look: 'pozadi|pism*|barv*|odstin*|styl*|nalad*|vzhled*|tonu|ton',
  fact: 'telefon*|cislo|web*|adres*|odkaz*|cen*|datum|cas*|nazev|jmeno|mail*|kod*',
  place:
    'dole|dolu|nahore|nahoru|v rohu|roh*|uprostred|doprostred|vlevo|vpravo|velk*|vetsi|nejvetsi|mal*|mensi|tucn*|citel*|viditel*|vyrazn*|zvyraz*',
  manner:
    'rustikal*|tepl*|utuln*|rozkosn*|vesel*|zabavn*|vtipn*|elegant*|stylov*|jednoduch*|prost*|cist*|minimalist*|modern*|star*|retro|vintage|rucne|domac*|prirod*|klidn*|jemn*|svetl*|barevn*|tmav*|kriklav*|kycovit*|vanocn*|svatecn*|romantick*|luxusn*|profesional*|vazn*|pratelsk*|sveze|jarn*|letn*|podzimn*|zimn*|sportovn*|detsk*|tradicn*|klasick*|hezk*|ruzov*|cerven*|modr*|zelen*|zlut*|oranzov*|fialov*|cern*|bil*|sed*|hned*|bezov*|zlat*|stribrn*|pastelov*',
  hint: 'ne moc|ne prilis|nic moc|trochu|neco|spis|nejlepe',
  degree: 'do|v|ve|na|moc|velmi|hodne|vice|mene|tak|jen|asi|jako|prosim',
  ask: 'ladit|sladit|ladte|dejte|dej|dat|umistete|umisti|pridejte|pridej|pouzijte|pouzij|udelejte|udelej|napiste|napis|at je|at to je|mel by byt|melo by byt|chceme|chci|bude|byt',
  needless: 'neni treba|neni potreba|nemusi byt|nepotrebujeme|zbytecn*|nechceme tam|nechci tam',
}
