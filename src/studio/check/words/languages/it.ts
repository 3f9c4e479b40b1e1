import type { JudgeWords } from './judge-words.ts'

export const IT_JUDGE: JudgeWords = {
  tag: 'it',
  leads:
    'il, lo, la, i, gli, le, l’, un, uno, una, un’, di, del, dello, della, dei, degli, delle, dell’, a, al, allo, alla, ai, agli, alle, all’, da, dal, dalla, dai, dalle, in, nel, nella, nei, nelle, con, su, sul, sulla, per, tra, fra, fino, senza, durante, sotto, sopra, dopo, prima, nostro, nostra, nostri, nostre, tuo, tua, tuoi, tue, suo, sua, mio, mia, questo, questa, questi, queste, ogni, è, sono, era, molto, solo, che, chi, dove, se, quando, come, non, nessun, nessuna, sulle, sui, sugli, sull’, dall’, dagli, nell’, negli, coi',
  droppable:
    'a, al, alla, alle, ai, in, nel, nella, con, per, su, sul, il, la, i, gli, le, lo, un, una, di, del, della, da, e, presso',
  links: 'e, ed, o, ma, né, invece, anziché, che, &, +',
  price_leads: 'a, per, solo, ora, ora a, a solo, a soli, per soli, adesso, ora solo',
  former:
    'anziche, invece di, anziché, prima, prezzo precedente, di listino, listino, era, normalmente, al posto di, prezzo consigliato',
  per: 'cadauno, /',
  per_words: 'a, al, alla, ogni, per, il, la',
  per_units: 'mese, anno, settimana, giorno, notte, ora, persona, pezzo, chilo, kg, litro, bottiglia, metro, testa',
  limits: 'da, a partire da, fino a, oltre, più di, meno di, circa, almeno, massimo, minimo, quasi, sopra, dal',
  ranges: 'a, al, alle, fino',
  closed: 'chiuso, chiusa, chiusi, chiusura, chiude, esaurito, esauriti, annullato, annullata, rinviato, rinviata',
  negations: 'non, senza, nessun, nessuna, mai, niente, né',
  conditions:
    'se, quando, con il codice, con codice, codice, di spesa, per acquisti, eccetto, salvo, escluso, esclusi, purché, acquistando, sull’acquisto, selezionati, selezionate, spesa minima',
  only: 'solo per soci, per soci, solo soci, solo per membri, nuovi clienti, solo online, solo in negozio, fino ad esaurimento scorte',
  withhold:
    'non menzionare, senza menzionare, non dire, non mostrare, non scrivere, non indicare, non citare, non includere, non usare, senza mostrare, senza dire, senza indicare, senza prezzo, senza prezzi, niente prezzo',
  price_names: 'prezzo, prezzi, costo',
  orders:
    'fate, fatemi, fateci, preparate, create, scrivete, fammi, facci, creami, crea, creare, crei, fai, fare, scrivi, scrivere, genera, disegna, prepara, pubblica, voglio, vogliamo, ho bisogno, abbiamo bisogno, vorrei, mi fai, ci fai, puoi, potresti, potete, mi serve, ci serve, chiedo, vi chiedo, vorremmo, mi fate, ci fate, riuscite a, riesci a',
  posts:
    'post, pubblicazione, immagine, annuncio, storia, story, reel, locandina, banner, foto, video, carosello, volantino, grafica, instagram, facebook, linkedin, tiktok, qualcosa, cosa, ig, insta, un’immagine, immagini, storia ig',
  about:
    'su, sul, sulla, che, per annunciare che, per annunciare, per avvisare che, per dire che, per, di, riguardo, che dica che, dicendo che, che dica, con, del, della, sui',
  to_us:
    'rendilo, tienilo, usa il nostro, usa i nostri, usa i colori, utilizza il nostro, aggiungi il nostro, metti il nostro, per instagram, per facebook, per linkedin, per il nostro instagram, con il nostro logo, con i nostri colori, stile:, tono:, sfondo:, colori:, niente emoji, senza emoji',
  announce:
    'annuncia, annunciare, presenta, presentare, celebra, festeggia, mostra, mostrare, promuovi, promuovere, condividi, menziona',
  please: 'ragazzi, ragazze, raga, per favore, per piacere, ciao, buongiorno, salve, buonasera, grazie, gentile team',
  awards:
    'premio, premi, vincitore, vincitrice, certificato, certificata, visto su, medaglia d’oro, raccomandato da, consigliato da, clinicamente testato, scientificamente provato, dermatologicamente testato, brevettato, michelin, eletto, eletta, trofeo',
  titles: 'signor, signora, dott, dottor, dottoressa, professor, professoressa, chef',
  superlatives:
    'migliore, migliori, il migliore, più grande, più economico, più veloce, numero uno, n. 1, leader, unico, unica, perfetto, perfetta, garantito, garantita, premiato, premiata, rivoluzionario, imbattibile, definitivo, eccezionale, incomparabile, meglio di',
  free: 'gratis, gratuito, gratuita, gratuiti, gratuite, in omaggio, omaggio, offerto, offerta da noi',
  otherwise: 'altrimenti, in caso contrario, per gli altri, per i non soci, non soci, se no',
  afterwards: 'poi, dopo, in seguito, successivamente, dopodiché',
  fees: 'cauzione, caparra, acconto, spese di spedizione, spedizione a, supplemento, sovrapprezzo, multa, penale',
  spending: 'di spesa, acquisti, acquisto, ordini, ordine, spendi',
  beside: 'con, incluso, inclusa, compreso, compresa',
  extras: 'a parte, extra, in più',
}
