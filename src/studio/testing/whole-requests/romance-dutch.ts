/** Requests of businesses that write Italian, Portuguese, and Dutch. */
export const ROMANCE_DUTCH = `
# Gelateria Brina | it
[[*cono grande 3,50 € invece di 4,20 €]] fino a [[*domenica]] 🍦 [[*solo al chiosco di via Garibaldi]]

{{crea un post per}} l’apertura di [[*venerdì 4 aprile alle 16]]: primo gusto [[*gratis per i bambini]], musica dal vivo, [[*Piazza Dante 7]]

nuovi gusti: [[*pistacchio salato]], [[*fico e noci]], [[*zenzero candito]]

[[*chiusi dal 3 novembre al 28 febbraio]]. ci vediamo [[*il 1° marzo]]! grazie di cuore, [[*la famiglia Brina]]

torta gelato su ordinazione, [[*almeno 2 giorni prima]], da [[*28 € al kg]], tel [[*0523 123456]]

{{non scrivere il prezzo}} – granita siciliana con [[*brioche]], tutti i giorni [[*dalle 7 alle 11]], [[*senza lattosio]]

cerchiamo [[*banconista part-time]], 18–30 anni, [[*contratto stagionale]], [[*curriculum in negozio]]

con 10 timbri l’11° cono è [[*gratis]]. [[*tessera valida fino al 31/10]], [[*non cumulabile]]

"[[*la crema migliore di piacenza]]" – [[*Il Gusto, 2025]]

consegna a domicilio [[*sopra i 20 €]] gratis, altrimenti [[*3 €]], [[*ven–dom 18–22]]

# Studio Pilates Onda | it
prova gratuita [[*lunedì 8 e mercoledì 10]], [[*max 6 persone]], scrivici al [[*340 123 4567]]

abbonamento trimestrale prima 270 €, [[*ora 199 €]], solo [[*per nuovi iscritti]], scade il [[*30 settembre]]

{{fai una grafica}}: lezione all’aperto [[*sabato ore 8:00]], parco Sempione, [[*portate il tappetino]], in caso di pioggia [[*annullata]]

[[*niente lezioni il 25 aprile]]. recupero [[*sabato 26 alle 10]], [[*stessa sala]]

mal di schiena? workshop con [[*la fisioterapista Anna Riva]], 2 ore, [[*35 € (soci 25 €)]], [[*posti limitati]]

regala un’ora: buono da [[*40 €]], valido [[*6 mesi]], [[*anche online]]

nuovo orario: lun–ven [[*7–21]], sab [[*9–13]], [[*dom chiuso]]

grazie! [[*4,9/5 su 180 recensioni]] ⭐ [[*per voi 10% di sconto]] fino a fine mese

3 errori comuni
1. [[*trattenere il respiro]]
2. [[*spalle alte]]
3. [[*avere fretta]]

cercasi [[*insegnante con certificazione mat]], 25 €/ora, [[*sera e weekend]], cv a [[*ciao@onda.example]]

# Pousada Maré Alta | pt-BR
feriado de carnaval: [[*pacote 4 noites R$ 1.890 o casal]], café incluso, [[*últimas 3 suítes]], reserve pelo [[*(73) 99876-5432]]

{{cria um post}} pra divulgar: diárias de R$ 420 [[*por R$ 299]] de [[*domingo a quinta]], [[*até 30/06]]. {{sem falar do café}}

[[*fechados de 2 a 12 de maio]] para reforma. voltamos [[*dia 13]] com [[*piscina nova]] 🌊

jantar à beira-mar toda [[*sexta às 19h30]], menu [[*R$ 120 por pessoa]] + 10% de serviço, [[*crianças até 6 anos não pagam]]

aceitamos pets até [[*10 kg]], taxa [[*R$ 50]], [[*um por quarto]]

vagas: [[*recepcionista noturno]], CLT, [[*R$ 2.100 + VT]], mande cv pra [[*rh@marealta.example]]

passeio de escuna incluso [[*a partir de 3 diárias]], saídas [[*9h e 14h]], [[*sujeito ao tempo]]

aula de surf p/ iniciantes [[*R$ 90 a hora]] com o [[*professor Téo]], [[*prancha inclusa]]

ganhe [[*15% off]] usando o cupom [[*MAR15]], só [[*no site]]

obrigado pelos [[*10 mil seguidores]] 💛 vamos sortear [[*2 diárias]] entre quem comentar até [[*sábado]]

# Padaria do Zé | pt-BR
pão francês quentinho às [[*6h, 11h e 16h]], kg [[*R$ 17,90]]. [[*todo dia, até domingo]]

cesta de café da manhã [[*de R$ 129 por R$ 99]], encomendas até [[*sexta 18h]], [[*entrega grátis no bairro]]

{{faça um story}} hoje tem [[*feijoada completa]] R$ 38,90, [[*das 11h30 às 15h]], [[*serve 1 pessoa]]

[[*segunda não abrimos]] (feriado). terça [[*a partir das 6h]] normal, [[*boa páscoa]]

panetone artesanal: 500 g [[*R$ 45]], 1 kg [[*R$ 79]], trufado [[*R$ 98]]

{{não coloque preço}} bolo de aniversário do seu jeito, pedir com [[*3 dias de antecedência]], whats [[*11 98765-4321]], sinal de [[*50%]]

compras acima de [[*R$ 60]] ganham [[*um sonho]] 😋 [[*só nesta semana]]

estamos contratando [[*padeiro com experiência]], turno [[*3h às 11h]], [[*Rua das Flores, 210]]

há [[*32 anos]] no mesmo endereço. obrigado, [[*vila mariana]]! venha no [[*dia 15]]

rodízio de sopas toda quarta, [[*R$ 49,90]], [[*3ª idade paga meia]], [[*18h–22h]]

# Fietsenmaker Jansen | nl
voorjaarsbeurt [[*€ 39 i.p.v. € 55]], de hele [[*maart]], breng je fiets voor [[*10 uur]] en haal m dezelfde dag op

{{maak een post over}} onze open dag op [[*zaterdag 12 april van 10 tot 16 uur]], [[*gratis koffie]], 10% korting op [[*alle accessoires]]

[[*gesloten op koningsdag]] en [[*28 april]]. vanaf [[*dinsdag 8:30]] staan we weer klaar

e-bike accu testen [[*gratis]], nieuwe accu [[*vanaf € 349]], [[*klaar terwijl je wacht]]

gezocht: [[*fietsmonteur 32 uur]], € 2.400 – € 2.900 bruto, [[*geen zondagen]], app [[*06 12345678]]

{{de prijs van € 899 niet noemen}}: [[*stadsfiets met 7 versnellingen]], [[*terugtraprem]], in [[*mosgroen of crème]]

bij besteding [[*boven € 75]] een [[*gratis fietsbel]]. op=op [[*alleen in de winkel]]

5 tips voor de winter
- [[*verlichting checken]]
- [[*ketting smeren]]
- [[*banden op spanning]]
- slot niet laten vastvriezen
- handschoenen aan

wist je dat wij [[*al 40 jaar]] in de [[*Kerkstraat 18]] zitten? bedankt [[*buurt]]!

kinderfiets inruilen = [[*minimaal € 25 terug]] bij aankoop van een nieuwe. [[*alleen in juni]], [[*tel. 020 123 45 67]]
`
