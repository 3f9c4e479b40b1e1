import type { WishWords } from './wish-words.ts'

export const PL_WISHES: WishWords = {
  tag: 'pl',
  thing:
    'ludzi|osob|zdjec*|zdjecie|fotk*|foto|obraz*|ikon*|logo|emoji|emotk*|rysun*|ilustracj*|grafik*|wzor*|ramk*|liter*|tekst*|napis*|uklad*|projekt*|format*|pion*|poziom*|kwadrat*|stories|story|relacj*|naglow*',
  look: 'tl*|czcionk*|kolor*|barw*|odcien*|styl*|klimat*|nastroj*|wyglad*',
  fact: 'telefon*|numer*|stron*|adres*|link*|cen*|dat*|godzin*|nazw*|mail*|kod*',
  place:
    'na dole|u dolu|na gorze|u gory|w rogu|rog*|na srodku|w srodku|po lewej|po prawej|pod spodem|duz*|wiekszy|wieksza|wieksze|najwieksz*|mal*|mniejsz*|pogrubion*|czytel*|widoczn*|wyrazn*|duzy|duza|duze|wyroznion*',
  manner:
    'rustykaln*|ciepl*|przytuln*|uroczy|urocza|wesol*|radosn*|zabawn*|smieszn*|elegan*|stylow*|prost*|skromn*|czyst*|minimalist*|nowoczesn*|star*|retro|vintage|recznie robion*|domow*|naturaln*|spokojn*|delikatn*|jasn*|kolorow*|ciemn*|krzykliw*|kiczowat*|swiateczn*|odswietn*|romantyczn*|luksusow*|profesjonaln*|powazn*|przyjazn*|swiez*|wiosenn*|letni*|jesien*|zimow*|sportow*|dziecinn*|kobiec*|tradycyjn*|klasyczn*|ladn*|rozow*|czerwon*|niebiesk*|zielon*|zolt*|pomaranczow*|fioletow*|czarn*|bial*|szar*|brazow*|bezow*|zlot*|srebrn*|pastelow*|jesieni|zimy|wiosny|lata',
  hint: 'nie za bardzo|nie za|nie zbyt|nic zbyt|troche|cos|raczej|najlepiej',
  degree: 'bardzo|dosc|bardziej|mniej|za|tak|tylko|moze|jak|duzo',
  ask: 'dajcie|daj|dac|umiesccie|umiesc|wstaw|wstawcie|dodaj|dodajcie|uzyj|uzyjcie|zrob|zrobcie|napisz|napiszcie|niech bedzie|niech|ma byc|powinno byc|powinna byc|powinien byc|chcemy|prosze o|bedzie|byc',
  needless: 'niepotrzebn*|nie trzeba|nie potrzeba|nie potrzebujemy|nie jest potrzebne|nie musi byc|zbedn*',
}
