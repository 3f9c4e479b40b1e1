import type { WishWords } from './wish-words.ts'

export const IT_WISHES: WishWords = {
  tag: 'it',
  thing:
    'foto|immagine|immagini|icona|icone|logo|loghi|emoji|disegno|disegni|illustrazion*|motivo|motivi|cornice|bordo|scritta|scritte|lettere|testo|testi|grafica|design|formato|verticale|orizzontale|quadrato|storia|storie|story|stories|titolo|maiuscole|fronzoli',
  look: 'sfondo|font|carattere|caratteri|colore|colori|toni|tonalita|stile|atmosfera|aria|aspetto|look',
  fact: 'telefono|numero|sito|sito web|indirizzo|link|prezzo|prezzi|data|ora|orario|nome|mail|codice|qr code',
  place:
    'in basso|in alto|in fondo|in cima|nell’angolo|in un angolo|angolo|al centro|centro|in mezzo|a sinistra|a destra|sotto|grande|in grande|piu grande|piccolo|piccola|in piccolo|piu piccolo|in grassetto|ben visibile|visibile|ben leggibile|leggibile|in evidenza|in primo piano|bello grande',
  manner:
    'rustico|rustica|caldo|calda|caldi|calde|freddi|fredde|accogliente|carino|carina|allegro|allegra|divertente|giocoso|elegante|raffinato|raffinata|fine|semplice|sobrio|sobria|pulito|pulita|minimal*|moderno|moderna|antico|antica|vecchio|vintage|retro|artigianale|fatto a mano|naturale|bio|tranquillo|tranquilla|morbido|chiaro|chiara|luminoso|luminosa|colorato|colorata|scuro|scura|vistoso|vistosa|pacchiano|pacchiana|kitsch|festoso|festosa|natalizio|natalizia|romantico|romantica|lussuoso|lussuosa|professionale|serio|seria|amichevole|fresco|fresca|primaverile|estivo|autunnale|autunnali|invernale|sportivo|infantile|femminile|tradizionale|classico|classica|discreto|discreta|bello|bella|rosa|rosso|blu|verde|giallo|arancione|viola|nero|bianco|grigio|marrone|beige|oro|argento|pastello|autunno|inverno|primavera|estate',
  hint: 'non troppo|niente di troppo|niente|un po’|un po|qualcosa di|qualcosa|piuttosto|se possibile|magari',
  degree: 'abbastanza|molto|bene|ben|piu|meno|troppo|cosi|solo|soltanto|come|tanto|tanti',
  ask: 'metti|mettete|mettere|metta|aggiungi|aggiungete|inserisci|inserite|usa|usate|usare|fai|fate|fare|tieni|tenete|lascia|lasciate|scrivi|scrivete|che sia|che risulti|che sembri|deve essere|deve|dovrebbe|vogliamo|ci piace|pensa a|con',
  needless:
    'non serve|non servono|non e necessario|non e necessaria|non occorre|non c’e bisogno di|inutile|senza bisogno di',
}
