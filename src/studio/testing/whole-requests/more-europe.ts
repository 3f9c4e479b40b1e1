/** Requests of more businesses that write German, French, Spanish, Italian, Portuguese, Dutch, Polish, and Turkish. */
export const MORE_EUROPE = `
# Salon Haarmonie | de
[[*neukunden-rabatt 20 %]] auf den ersten schnitt, mo–mi, [[*nicht mit anderen aktionen kombinierbar]], whatsapp [[*0151 23456789]]

balayage vorher 189 € jetzt [[*149 €]] inkl. pflege & föhnen, nur im [[*februar]], [[*bei Lena]]

{{bitte poste}} dass wir am [[*rosenmontag und faschingsdienstag zu]] haben, ab aschermittwoch [[*9 uhr]] wieder da. [[helau]] 🎭

brautstyling: probestecken [[*89 €]], anfahrt ab 20 km [[*0,50 €/km]], termine [[*nur samstags]]

wir ziehen um!!! ab [[*2. mai]] findet ihr uns in der [[*Bahnhofstraße 7]], gleiche nummer, [[*mehr plätze]]

3 tipps gegen spliss
1) [[*alle 8 wochen schneiden]]
2) [[*nie nass bürsten]]
3) [[*hitzeschutz]]

kinderhaarschnitt [[*bis 10 jahre 15 €]], mittwochnachmittag, [[*ohne termin]], mit [[*lolli]]

suchen [[*friseur:in (m/w/d)]] 30–40 std., 4-tage-woche möglich, [[*ab 2.600 € brutto]], einfach anrufen: [[*0221 9876543]]

gutscheine zum muttertag 💐 ab [[*25 €]], ab 50 € legen wir [[*eine handcreme]] drauf, bis [[*sa. 10.5.]]

{{preise bitte weglassen.}} neu: [[*vegane farben ohne ammoniak]], [[*tierversuchsfrei]], frag dein [[*team]]

# Yogaloft Mitte | de
yoga am morgen [[*di + do 7:00–8:00]], 10er-karte [[*120 € statt 150 €]] bis [[*31.1.]]

schwangerschaftsyoga ab der [[*14. woche]], kurs mit 8 terminen, start [[*mo 3.3.]], [[*kasse zahlt bis zu 80 %]]

{{mach ein reel-cover:}} retreat auf rügen [[*9.–12. oktober]], 489 € im dz, vegane küche, [[*noch 5 plätze]], anzahlung [[*100 €]]

krankheitsbedingt [[*entfällt heute der kurs um 18:30]]. [[*20 uhr findet statt]]. sorry & [[gute besserung Kim]]

probemonat für [[*29 €]], danach 59 €/monat, [[*monatlich kündbar]], [[*nur für neue mitglieder]]

workshop „Handstand in 3 stunden“ mit [[*Timo Vogel]], so. 23.2., 14–17 uhr, [[*45 € / erm. 35 €]], [[*mittelstufe]]

bring a friend woche: [[*freundin kommt gratis mit]], 10.–16. märz, [[*anmeldung nicht nötig]], [[*Torstr. 140]]

danke für [[*5 jahre]]! am [[*1. april]] gibts tee, kuchen & [[*offene klassen auf spendenbasis]]

lehrerausbildung [[*200 h]], beginn september, frühbucher bis 30.6. [[*2.390 € statt 2.790 €]], infoabend [[*15.5. online]]

der ofen ist kaputt 🥶 bitte [[*decken mitbringen]], yin-yoga heute [[*online per zoom]], link im [[*newsletter]]

# Boulangerie Faure | fr
galette des rois [[*6 pers. 18 €]], sur commande [[*48 h avant]], jusqu’au [[*31 janvier]] 👑

{{fais une story}} : dès demain [[*on ouvre le dimanche]], 7h–13h, [[*1 baguette achetée = 1 croissant offert]], [[*jusqu’à 9h]]

nous serons [[*fermés du 4 au 20 août]]. bonnes vacances, réouverture [[*jeudi 21]] avec [[*le pain de seigle]]

sandwich + boisson + dessert [[*8,50 € au lieu de 10 €]], étudiants, sur présentation de la carte, [[*lundi–vendredi 11h30–14h]], [[*2 place du Marché]]

notre levain a [[*12 ans]] ! [[*farine bio de la Drôme]], 18 h de repos, [[*zéro additif]]

on cherche un·e [[*vendeur·se le week-end]], 11,88 €/h, [[*à partir de mars]], passez avec votre [[*cv]]

bûches de noël : poire-caramel [[*32 €]], trois chocolats [[*34 €]], citron [[*29 €]]

{{sans afficher le prix}} : atelier [[*croissants pour enfants]] mercredi 16 avril à 14 h, [[*dès 7 ans]], inscription au [[*04 75 12 34 56]]

invendus à [[*-50 %]] après [[*19h]], [[*tous les soirs]]. moins de gaspillage !

merci pour vos [[*300 avis]] et [[*4,7/5]] 💛 à très vite, [[*la famille Faure]]

# Academia Lingua | es
curso de inglés intensivo julio, [[*60 horas]], 390 € [[*290 € para antiguos alumnos]], grupos de [[*máx. 8]]

{{crea un post}} prueba de nivel [[*gratis y online]], 20 min, sin compromiso, [[*academialingua.example/test]], plazas [[*limitadas]]

[[*no hay clase el jueves 1 ni el viernes 2 de mayo]]. se recupera el [[*sábado 10 a las 10 h]], [[*aula 3]]

¿B2 en junio? 9 de cada 10 [[*aprueban a la primera]]. empieza el [[*3 de febrero]], martes y jueves [[*19–21 h]]

francés para viajar: 10 clases [[*120 €]], matrícula [[*gratis hasta el 15/9]], libro [[*no incluido]]

intercambio de idiomas 🍻 todos los [[*viernes a las 20:30]], Bar Central, [[*entrada libre]], primera caña [[*2 €]]

se busca [[*profe de alemán]] (C1), 10 h/semana, 18 €/h, [[*contrato fijo-discontinuo]], cv a [[*hola@lingua.example]]

trae a un amigo y los dos tenéis [[*un 15 % de descuento]] el primer mes. [[*no acumulable]]. [[*solo septiembre]]

3 trucos para los phrasal verbs
- [[*apréndelos en frases]]
- [[*cinco al día]]
- [[*úsalos ya]]

fianza de [[*30 €]] por el mando de acceso, [[*se devuelve]] al acabar, [[*en efectivo]]

# Libreria Sottovoce | it
presentazione con [[*Elena Marchi]], giovedì 20 marzo ore 18:30, ingresso libero [[*fino a esaurimento posti]], [[*via Mazzini 22]]

tascabili: [[*2 libri a 15,90 €]], fino al [[*30 aprile]], esclusi [[*gli scolastici]]

{{fammi un post}} per il gruppo di lettura: ogni [[*primo martedì del mese alle 21]], si legge [[*"La casa sul fiume"]], [[*gratuito]]

[[*chiuso lunedì mattina]]. orari: mar–sab [[*9:30–13 / 15:30–19:30]], domenica [[*10–13]]

laboratorio di fumetto [[*8–12 anni]], 4 incontri [[*60 €]], materiali inclusi, da [[*sabato 8 novembre]]

usato scolastico: ritiriamo al [[*40%]] in buono, [[*25% in contanti]], solo su [[*appuntamento]]

{{non indicare il prezzo}}. edizione speciale di [[*"Nebbia"]], [[*300 copie numerate]], firmata, prenota entro [[*venerdì]]

tessera lettori: ogni [[*10 libri]] uno [[*sconto di 10 €]], [[*mai scade]]

grazie a chi ha donato: [[*214 libri]] per la [[*pediatria di Modena]] ❤️ si continua fino a [[*natale]]

cerchiamo [[*libraia/o part-time]], 20 ore, sabato incluso, [[*da settembre]], [[*tel. 059 123456]]

# Oficina Dois Irmãos | pt-BR
troca de óleo + filtro [[*R$ 149,90]], antes R$ 199, até [[*sábado]], [[*carros até 1.6]]

{{faz um post}}: revisão de férias em [[*21 itens grátis]], só em [[*dezembro]], agende no zap [[*(11) 91234-5678]]

dia [[*15 fecharemos às 12h]] p/ balanço. [[*16 normal]], 8h às 18h, [[*sem almoço]]

alinhamento e balanceamento [[*3x sem juros de R$ 40]], [[*sem hora marcada]], [[*Av. Brasil, 1200]]

vaga: [[*mecânico]], cnh B, salário [[*R$ 3.200]], [[*seg a sex]]

guincho [[*24h]]! até 30 km [[*R$ 180]], depois R$ 4/km, [[*0800 123 4567]]

garantia de [[*1 ano ou 20 mil km]] no motor, [[*peças originais]], nota fiscal [[*sempre]]

5 sinais de que o freio tá ruim
1. [[*barulho]]
2. [[*pedal baixo]]
3. [[*carro puxa pro lado]]
4. luz acesa
5. cheiro de queimado

{{não fale do preço}}. insulfilm com [[*5 anos de garantia]], aplicação em [[*2 horas]], [[*70% ou 35%]]

indique um amigo e ganhe [[*R$ 50]] na próxima revisão, [[*acima de R$ 300]]. [[*válido até 31/12]]

# Bloemen & Co | nl
boeket van de week [[*€ 14,95]], elke donderdag vers, [[*op = op]], bestel voor [[*12:00 uhr]] dezelfde dag bezorgd

{{maak een story}} moederdag: bezorging [[*gratis vanaf € 30]], bestellen kan tot [[*zaterdag 17 uur]], [[*020 765 43 21]]

[[*zondag en maandag gesloten]]. di–vr [[*9–18]], za [[*9–17]], koopavond donderdag

workshop kerstkrans [[*wo 10 en do 11 december, 19:30]], € 55 incl. materiaal & glühwein, [[*nog 4 plekken]], [[*vooraf betalen]]

trouwen in 2026? eerste gesprek [[*gratis]], aanbetaling [[*€ 150]], pakketten [[*vanaf € 695]]

rouwwerk in overleg, ook 's avonds, bel [[*Marieke]] op [[*06 98765432]], [[*geen voorrijkosten]]

10 rozen van € 17,50 [[*voor € 12,50]], alleen [[*op vrijdag]], [[*contant of pin]]

wij zoeken een [[*zaterdaghulp vanaf 16 jaar]], 8 uur, [[*start in mei]], mail naar [[*hoi@bloemen.example]]

bedankt voor [[*25 jaar]] vertrouwen 🌷 zaterdag [[*taart in de winkel]], [[*de eerste 50 krijgen een bolletje]]

tip: snijd de stelen schuin af, [[*ververs het water om de 2 dagen]] en zet ze [[*niet naast fruit]], [[*fijne week]]

# Szkoła Muzyczna Nuta | pl
nauka gry na gitarze, pierwsza lekcja [[*za 0 zł]], potem [[*80 zł/45 min]], zapisy tel. [[*22 123 45 67]]

koncert uczniów [[*w piątek 13 czerwca o 17:30]], wstęp wolny, [[*Dom Kultury, ul. Lipowa 3]], [[*liczba miejsc ograniczona]]

{{zrób grafikę}}: półkolonie muzyczne [[*7–11 lipca]], 8:00–16:00, [[*690 zł z obiadem]], dzieci [[*6–10 lat]]

[[*w czwartek i piątek zajęcia odwołane]], odrobimy [[*w sobotę 24 maja]], przepraszamy – [[*Zespół Nuty]]

rodzeństwo płaci [[*20% mniej]], przy umowie [[*na cały rok]], zniżki [[*nie łączą się]]

skrzypce do wypożyczenia, kaucja [[*300 zł]], [[*40 zł miesięcznie]], z [[*ubezpieczeniem]]

szukamy [[*nauczyciela perkusji]], 2 popołudnia w tygodniu, [[*od września]], cv: [[*biuro@nuta.example]]

{{bez ceny}}. nowość: [[*chór dla dorosłych]], bez przesłuchań, [[*środy 19:00–20:30]], pierwsze spotkanie [[*1 października]]

5 minut dziennie wystarczy: [[*metronom]], [[*powolne tempo]], [[*regularność]]

dziękujemy! [[*10 lat]], 420 uczniów, [[*4,8/5]] w opiniach, do zobaczenia [[*2 września]]

# Deniz Optik | tr
çerçeve alana cam [[*%50 indirimli]], [[*31 Ekim’e kadar]], numarasız camlarda geçerli, [[*Atatürk Cad. No: 15]]

{{post hazırla}}: ücretsiz [[*göz taraması]], cumartesi [[*10:00–16:00]], [[*randevusuz]]

[[*pazar günleri kapalıyız]]. hafta içi [[*9–19]], cumartesi [[*10–18]]

güneş gözlüğü 2.400 TL yerine [[*1.690 TL]], stoklarla sınırlı, [[*2 yıl garanti]], [[*taksit imkanı]]

çocuk gözlüğü [[*kırılmaya karşı 1 yıl garantili]], 900 TL’den başlayan, [[*SGK anlaşmalı]], [[*0312 456 78 90]]

optisyen aranıyor, [[*en az 2 yıl deneyimli]], maaş [[*35.000 TL + yol + yemek]], [[*tam zamanlı]]

lens bakımında 3 kural
1. [[*eller temiz]]
2. [[*suyla temas yok]]
3. [[*kutuyu 3 ayda bir değiştir]]

{{fiyat yazma}}. yeni sezon [[*titanyum çerçeveler]], [[*sadece 6 gram]], [[*8 renk]]

öğretmenlere [[*%15 indirim]], kimlik ibrazıyla, [[*kasım boyunca]], [[*diğer kampanyalarla birleşmez]]

teşekkürler Ankara! [[*4,9/5]], 1.150 yorum, [[*12. yılımız]] kutlu olsun, [[*sevgiler Deniz ailesi]]
`
