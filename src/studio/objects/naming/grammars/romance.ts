import { listWords, type SubjectGrammar } from '../subject-grammar.ts'

export const FRENCH: SubjectGrammar = {
  head: 'first',
  endings: /[sx]$/,
  prepositions:
    listWords(`de du des d a au aux en dans sur sous avec sans pour par chez vers entre jusqu des depuis pendant contre selon avant apres
    comme que code`),
  subjectPrepositions: listWords('de du des d a sur autour pour en'),
  negators: listWords('pas sans ni jamais aucun aucune ne n'),
  extras: listWords('exclu exclus exclue exclues inclus incluse offert offerte offerts compris'),
  light: listWords(
    `le la les l un une notre nos votre vos mon ma mes ton ta ce cet cette ces tous toutes chaque nouveau nouvel nouvelle nouveaux nouvelles bon bonne meilleur meilleure petit petite grand grande premier premiere dernier derniere beau belle deux trois quatre cinq vrai vraie joli jolie ici maintenant aujourd hui demain encore seulement aussi tres merci oui ouvert ouverte ferme fermee`,
  ),
  other: listWords(
    `je j nous vous il elle on ils elles qui quand ou pourquoi comment est sont etait sera ont a avons peut doit et mais car si alors c qu recrute cherche`,
  ),
  leadVerbs: listWords(
    'decouvrez cueillez venez offrez reservez savourez adoptez louez goutez apprenez fetez achetez commandez vendons fabriquons creons proposons annonce annoncer promouvoir testez',
  ),
  carriers:
    listWords(`cours atelier ateliers stage stages vente ventes offre offres promo promotion semaine journee soiree nuit week-end fete festival marche
    magasin boutique club menu carte saison lancement coffret coffrets box kit lot collection abonnement livraison service studio ecole
    equipe evenement visite formation location reparation fabricant producteur maison atelier cabinet centre expert specialiste bouteille
    tasse verre selection bon degustation exposition tournoi salon foire bourse debutants entreprise vendeur vendeuse post assortiment
    vendeurs artisan cave createur tout passion soldes remise remises reduction reductions nouveaute nouveautes arrivage destockage inscriptions balade balades promenade promenades sortie sorties excursion excursions tour vol vols observation entretien installation depannage cueillette projet protection`),
}

export const SPANISH: SubjectGrammar = {
  head: 'first',
  endings: /(?:es|s)$/,
  prepositions: listWords(
    `de del a al en con sin para por desde hasta entre sobre bajo contra hacia segun durante como que antes codigo`,
  ),
  subjectPrepositions: listWords('de del sobre en para a'),
  negators: listWords('no sin ni nunca ningun ninguna tampoco'),
  extras: listWords('excluido excluidos excluida excluidas aparte incluido incluida incluidos incluidas'),
  light: listWords(
    `el la los las un una unos unas nuestro nuestra nuestros nuestras tu tus mi mis su sus este esta estos estas ese esa todo toda todos todas cada nuevo nueva nuevos nuevas buen buena mejor primer primera ultimo ultima gran grandes pequeno pequena dos tres cuatro cinco mas aqui ahora hoy manana ya solo tambien muy gracias abierto abierta cerrado cerrada`,
  ),
  other: listWords(
    `yo nosotros tu usted el ella ellos se quien cuando donde porque como es son era sera hay tiene tenemos tengo puede debe y o e pero si entonces buscamos busca abrimos cerramos`,
  ),
  leadVerbs: listWords(
    'descubre recoge regala reserva adopta alquila prueba aprende celebra compra pide vendemos hacemos horneamos tostamos creamos ofrecemos anunciamos promociona',
  ),
  carriers:
    listWords(`curso cursos taller talleres clase clases venta ventas oferta ofertas semana dia dias noche tarde fiesta festival mercado mercadillo
    tienda club menu carta temporada lanzamiento caja cajas kit lote coleccion suscripcion entrega servicio estudio escuela equipo evento
    visita formacion alquiler reparacion fabricante productor productores casa centro experto especialista especialistas botella taza copa
    seleccion bono cata exposicion torneo feria principiantes empresa vendedor fabrica campamento campana todo apasionados rebajas rebaja descuento descuentos promocion promociones novedad novedades liquidacion inscripciones matricula paseo paseos excursion excursiones ruta rutas tour tours vuelo vuelos avistamiento observacion mantenimiento instalacion reparaciones recogida proyecto proteccion`),
}

export const ITALIAN: SubjectGrammar = {
  head: 'first',
  endings: /(?!)/,
  prepositions:
    listWords(`di del dello della dei degli delle dell d a al allo alla ai agli alle all da dal dalla in nel nella nello nei nelle con senza per
    su sul sulla tra fra fino verso contro durante come che prima codice`),
  subjectPrepositions: listWords('di del dello della dei degli delle dell d su per'),
  negators: listWords('non senza ne mai nessun nessuna'),
  extras: listWords('escluso esclusi esclusa escluse incluso inclusa inclusi incluse compreso'),
  light: listWords(
    `il lo la i gli le l un uno una nostro nostra nostri nostre tuo tua mio mia questo questa questi queste ogni tutto tutta tutti tutte nuovo nuova nuovi nuove buon buona miglior migliore primo prima ultimo ultima grande piccolo piccola due tre quattro cinque piu bel bella qui ora oggi domani ancora solo anche molto grazie aperto aperti aperta chiuso chiusi chiusa`,
  ),
  other: listWords(
    `io noi tu voi lui lei loro si chi quando dove perche come e sono era sara c ha abbiamo puo deve ed o ma se allora cercasi cerchiamo siamo`,
  ),
  leadVerbs: listWords(
    'scopri raccogli regala prenota gusta adotta noleggia prova impara festeggia compra ordina vendiamo facciamo produciamo creiamo offriamo annuncia promuovi',
  ),
  carriers:
    listWords(`corso corsi laboratorio workshop lezione lezioni vendita vendite offerta offerte settimana giorno giornata serata notte festa festival
    mercato mercatino negozio club menu stagione lancio scatola confezione kit set collezione abbonamento consegna servizio studio scuola
    squadra evento visita formazione noleggio riparazione produttore produzione casa centro esperto specialista bottiglia tazza bicchiere
    selezione buono degustazione mostra torneo fiera principianti azienda bottega tutto gusto coppa cono saldi sconto sconti promozione promozioni novita svendita arrivi iscrizioni gita gite escursione escursioni giro giri passeggiata passeggiate tour volo voli avvistamento osservazione manutenzione installazione riparazioni raccolta progetto tutela`),
}

export const PORTUGUESE: SubjectGrammar = {
  head: 'first',
  endings: /(?:es|s)$/,
  prepositions:
    listWords(`de do da dos das a ao aos em no na nos nas com sem para pra pro por pelo pela ate entre sobre sob contra desde durante como que
    antes codigo cupom`),
  subjectPrepositions: listWords('de do da dos das sobre em para'),
  negators: listWords('nao sem nem nunca nenhum nenhuma'),
  extras: listWords('excluido excluidos incluso inclusa inclusos'),
  light: listWords(
    `o a os as um uma uns umas nosso nossa nossos nossas seu sua seus suas meu minha este esta esse essa todo toda todos todas cada novo nova novos novas bom boa melhor primeiro primeira ultimo ultima grande pequeno pequena dois duas tres quatro cinco mais aqui agora hoje amanha ja so tambem muito obrigado obrigada aberto aberta fechado fechada feliz`,
  ),
  other: listWords(
    `eu nos voce voces ele ela eles se quem quando onde porque como e sao era sera ha tem temos pode deve ou mas entao buscamos contratando estamos`,
  ),
  leadVerbs: listWords(
    'descubra colha ofereca reserve adote alugue prove aprenda celebre compre peca vendemos fazemos criamos oferecemos anuncie divulgue conheca',
  ),
  carriers:
    listWords(`curso cursos oficina oficinas aula aulas venda vendas oferta ofertas promocao semana dia dias noite festa festival mercado loja clube
    menu cardapio temporada lancamento caixa kit conjunto colecao assinatura entrega servico estudio escola equipe evento visita formacao
    aluguel conserto fabricante produtor casa centro especialista garrafa xicara selecao vale degustacao exposicao torneio feira iniciantes
    empresa vaga combo tudo hora saldos liquidacao desconto descontos promocoes novidade novidades inscricoes matriculas passeio passeios excursao excursoes tour voo voos observacao manutencao instalacao colheita projeto protecao`),
}
