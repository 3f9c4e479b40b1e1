/** Work in offices, and what people write, send, and vote with. `concepts.ts` says how the lines are read. */
export const OFFICE = `
@ careers
recruiting~: briefcase
en recruitment agency!, recruiters!, recruitment!, staffing agency!, staffing!, headhunters!, job fair, careers fair, career fair, jobs fair, temp agency!, employment agency!, career coaching!, briefcase, briefcases, management consultants!
de personalvermittlung!, zeitarbeit!, personaldienstleister!, jobmesse, jobborse, karrieremesse, berufsmesse, ausbildungsmesse, bewerbungstraining, karriereberatung!, aktentasche, aktentaschen, unternehmensberatung!
fr agence d'interim!, cabinet de recrutement!, interim!, salon de l'emploi, forum de l'emploi, forum emploi, job dating, bilan de competences!
es agencia de empleo!, ett!, empresa de trabajo temporal!, feria de empleo, seleccion de personal!, consultora de recursos humanos!, orientacion laboral!, consultoria!
it agenzia per il lavoro!, agenzia interinale!, fiera del lavoro, selezione del personale!, career day, consulenza aziendale!
pt agencia de emprego!, recrutamento!, recursos humanos!, feira de emprego, feira de empregos, trabalho temporario!, consultoria!
nl uitzendbureau!, werving en selectie!, banenmarkt, banenbeurs, loopbaancoach!, loopbaanbegeleiding!, detachering!
pl agencja pracy!, agencja zatrudnienia!, targi pracy, rekrutacja!, doradztwo zawodowe!
tr insan kaynaklari!, ise alim!, kariyer fuari, istihdam burosu!, kariyer danismanligi!
ja 人材派遣!, 転職エージェント!, 就職説明会, 人材紹介!, 合同説明会, 転職フェア
zh 猎头!, 人力资源!, 招聘会, 劳务派遣!, 人才市场!
ar توظيف!, شركة توظيف!, معرض توظيف, معرض الوظائف, موارد بشرية!
@ business
offices~: office-building
en office space, offices to let, office rental!, commercial property!, office lease, coworking!, coworking space!, serviced offices!, office space to rent, offices
de buroflache, buroflachen, buros, gewerbeimmobilien!, burovermietung!, gewerbeflache, gewerbeflachen, coworking!, coworking-space!, coworking space!
fr bureaux a louer, location de bureaux!, immobilier d'entreprise!, espace de coworking!, coworking!
es alquiler de oficinas!, oficinas, oficina en alquiler, coworking!, espacio de coworking!, locales comerciales
it uffici in affitto, affitto uffici!, coworking!, spazio di coworking!, immobili commerciali!
pt aluguel de salas comerciais!, salas comerciais, sala comercial, escritorios, coworking!, espaco de coworking!
nl kantoorruimte, kantoorruimtes, kantoorverhuur!, coworking!, bedrijfspand, bedrijfspanden, flexwerkplekken
pl biura do wynajecia, wynajem biur!, powierzchnie biurowe, coworking!, lokale uzytkowe
tr kiralik ofis, ofis kiralama!, coworking!, ortak calisma alani!, hazir ofis!
ja オフィス賃貸!, 貸しオフィス!, コワーキングスペース!, シェアオフィス!, 貸事務所!
zh 写字楼!, 办公室出租!, 共享办公!, 联合办公!, 商铺
ar مكاتب للإيجار!, مساحة عمل مشتركة!, مساحات عمل مشتركة!, مكاتب مفروشة!
post: postbox envelope
en post office!, handwritten letters, stamps, christmas post, mail service!, mailbox rental!, postage, letter writing
de postfiliale!, briefmarken, briefe, briefe schreiben, briefmarkenborse
fr bureau de poste!, timbres, lettres, courrier, timbres-poste
es oficina de correos!, sellos, cartas a mano, filatelia!
it ufficio postale!, francobolli, lettere, filatelia!
pt correios!, selos, cartas, filatelia!
nl postkantoor!, postzegels, brieven, postzegelbeurs
pl poczta!, znaczki pocztowe, filatelistyka!
tr postane!, ptt!, pullar, mektup
ja 郵便局!, 切手, 手紙, 郵便
zh 邮局!, 邮票, 信件
ar مكتب بريد!, طوابع, رسائل بريدية
invitations: envelope
en wedding invitations, invitations, wedding stationery, save-the-date cards, greeting cards, greeting card, christmas cards, thank-you cards, postcards, postcard, envelope, envelopes
de hochzeitseinladungen, einladungskarten, grusskarten, weihnachtskarten, hochzeitspapeterie, dankeskarten, postkarten, postkarte, briefumschlage
fr faire-part, faire-part de mariage, cartes de voeux, cartes postales, enveloppes
es invitaciones de boda, tarjetas de felicitacion, tarjetas de navidad, postales
it partecipazioni di nozze, partecipazioni, biglietti di auguri, cartoline
pt convites de casamento, convites, cartoes de natal, cartoes postais, envelopes
nl trouwkaarten, geboortekaartjes, wenskaarten, kerstkaarten, ansichtkaarten, enveloppen
pl zaproszenia slubne, kartki swiateczne, kartki okolicznosciowe, pocztowki, koperty
tr davetiye, davetiyeler, dugun davetiyesi, kartpostal, zarf
ja 招待状, 年賀状, グリーティングカード, ポストカード, 封筒
zh 请柬, 请帖, 贺卡, 明信片, 信封
ar بطاقات دعوة, دعوات زفاف, بطاقات معايدة
voting: ballot-box-with-ballot
en election, elections, election day, vote, polling station, polling stations, board election, ballot
de wahlen, kommunalwahl, landtagswahl, bundestagswahl, wahltag, wahlhelfer, vorstandswahl, abstimmung, betriebsratswahl
fr elections municipales, elections, election, bureau de vote, scrutin
es elecciones, votacion, jornada electoral
it elezioni, elezioni comunali, votazione, referendum
pt eleicao, eleicoes, votacao
nl verkiezingen, gemeenteraadsverkiezingen, stembureau, stemming
pl wybory, glosowanie, referendum
tr secim, secimler, oylama
ja 選挙, 投票, 投票日
zh 选举, 投票
ar انتخابات, تصويت
labels: label
en labels, price tags, label printing, stickers, name tags, barcode labels
de etiketten, etikettendruck, preisschilder, aufkleber, namensetiketten
fr etiquettes, autocollants
es etiquetas, pegatinas
it etichette, adesivi
pt etiquetas, rotulos, adesivos
nl etiketten, stickers, labels
pl etykiety, naklejki
tr etiket, etiketler
ja ラベル, シール, ステッカー
zh 标签, 贴纸
ar ملصقات, ستيكرات
globe: globe-showing-europe-africa
en globe, globes, earth day, climate strike, climate day
de globus, tag der erde, klimastreik
fr jour de la terre, journee de la terre
es dia de la tierra, globo terraqueo
it giornata della terra
pt dia da terra
nl dag van de aarde, wereldbol
pl dzien ziemi, globus
tr dunya gunu
ja アースデイ, 地球儀
zh 地球日, 地球仪
ar يوم الأرض
coins: coin
en coins, coin fair, coin dealer!, gold coins, gold buying!, pawnbroker!, pawn shop!, currency exchange!
de munzen, munzhandel!, munzborse, goldankauf!, pfandhaus!, edelmetallhandel!
fr monnaies, pieces d'or, achat d'or!, numismatique!, bureau de change!
es monedas, compro oro!, numismatica!, casa de empenos!, casa de cambio!
it monete, compro oro!, numismatica!, banco dei pegni!
pt moedas, compra de ouro!, numismatica!, casa de cambio!, penhores!
nl munten, goudinkoop!, muntenbeurs, pandjeshuis!
pl monety, skup zlota!, numizmatyka!, lombard!, kantor!
tr ceyrek altin, gram altin, doviz burosu!
ja コイン, 金買取!, 質屋!, 古銭
zh 金币, 黄金回收!, 典当!, 当铺!, 纪念币
ar عملات ذهبية, صرافة!, سبائك ذهب, عملات معدنية
radio: radio
en radio station!, radio, radios, radio show, local radio!
de radiosender!, radio, lokalradio!, radiosendung
fr station de radio!, radio locale!, radio
es emisora de radio!, emisora!, radio
it stazione radio!, radio
pt emissora de radio!, radio
nl radiozender!, radio, lokale omroep!
pl radio, rozglosnia!, stacja radiowa!
tr radyo, radyosu, radyolar, radyo istasyonu!
ja ラジオ, ラジオ局!
zh 电台!, 收音机, 广播电台!
ar راديو, إذاعة!
sound: loudspeaker
en pa hire, sound hire, sound system hire, speakers hire, speaker hire, loudspeakers, bluetooth speakers, bluetooth speaker, hi-fi
de tontechnik, beschallung, veranstaltungstechnik, lautsprecher, eventtechnik, hifi
fr sonorisation, location de sono, enceinte bluetooth, enceintes bluetooth
es alquiler de sonido, equipos de sonido, altavoces, sonido para eventos
it noleggio audio, service audio, casse bluetooth, altoparlanti
pt sonorizacao, aluguel de som, caixas de som, som e iluminacao
nl geluidsverhuur, luidsprekers, geluidstechniek, speakers
pl naglosnienie, wynajem naglosnienia, glosniki
tr ses sistemi, hoparlor, ses sistemi kiralama
ja 音響, スピーカー, 音響レンタル
zh 音响, 音响租赁, 音箱
ar أنظمة صوت, مكبرات صوت, تأجير صوتيات
telephone: telephone
en helpline, landline, landlines, phone box, answering service!, call centre!, call center!, advice line
de sorgentelefon, beratungstelefon, notruftelefon, telefonservice!, telefonseelsorge!, festnetz, callcenter!, telefonanlagen!
fr standard telephonique!, telesecretariat!, ligne d'ecoute, permanence telephonique!, centre d'appels!, telephonie d'entreprise!
es centralita!, telefono de ayuda, telefonia fija, call center!, linea de ayuda
it centralino!, call center!, telefono amico!, linea di ascolto
pt central de atendimento!, call center!, telefone fixo, linha de apoio
nl telefoonservice!, hulplijn, callcenter!, luisterlijn!, vaste telefonie
pl telefon zaufania!, call center!, biuro obslugi telefonicznej!
tr cagri merkezi!, danisma hatti, santral!
ja 電話代行!, 電話相談, コールセンター!, 固定電話
zh 呼叫中心!, 座机
ar مركز اتصال!, خط المساعدة
@ culture
pens: pen fountain-pen / black-nib
en ballpoint pens, gel pens, fountain pen, creative writing!, copywriting!, copywriter!, ghostwriter!, writing workshop, writing class, writing course, handwriting
de stifte, fuller, fullfederhalter, kugelschreiber, schreibwerkstatt, kreatives schreiben, texter!, texterin!, lektorat!, handlettering, schreibkurs
fr stylos, stylo plume, stylos plume, atelier d'ecriture, ateliers d'ecriture, redacteur web!, ecrivain public!, correction de textes!
es boligrafos, plumas estilograficas, pluma estilografica, escritura creativa, taller de escritura, redaccion de textos!, correccion de textos!
it penne, penna stilografica, penne stilografiche, scrittura creativa, corso di scrittura, copywriter!
pt canetas, caneta tinteiro, escrita criativa, oficina de escrita, redacao, redator!, revisao de textos!
nl pennen, vulpen, vulpennen, creatief schrijven, schrijfcursus, tekstschrijver!, schrijfworkshop
pl dlugopisy, piora wieczne, pioro wieczne, kurs pisania, kreatywne pisanie, copywriter!
tr kalemler, dolma kalem, yaratici yazarlik, metin yazari!, yazarlik atolyesi
ja ペン, 万年筆, ボールペン, 文章教室!
zh 钢笔, 圆珠笔, 写作班!, 文案!, 写作
ar أقلام, قلم حبر, كتابة إبداعية, ورشة كتابة
calendars: spiral-calendar
en wall calendar, wall calendars, photo calendar, photo calendars, desk calendars, calendars
de wandkalender, fotokalender, tischkalender, jahreskalender
fr calendriers
es calendarios
it calendari
pt calendarios
nl kalenders, fotokalender, verjaardagskalender
pl kalendarze
tr takvimler
ja 卓上カレンダー, 壁掛けカレンダー
zh 台历, 挂历
ar تقويم مكتبي
maps: world-map
en maps, hiking maps, world map, world maps, map shop!, geography
de landkarten, wanderkarten, weltkarte, weltkarten, stadtplan, landkarte
fr cartes routieres, cartes geographiques, carte du monde, mappemonde
es mapas, mapamundi
it mappe, mappamondo, cartine
pt mapas, mapa-mundi
nl landkaarten, wandelkaarten, wereldkaart
pl mapy, mapa swiata
tr harita, haritalar
ja 地図, 世界地図
zh 地图
ar خرائط, خريطة
calligraphy: - / fountain-pen
en calligraphy, hand lettering
de kalligrafie, kalligraphie
fr calligraphie
es caligrafia, lettering
it calligrafia
pt caligrafia
nl kalligrafie
pl kaligrafia
tr kaligrafi, hat sanati
ja 書道, 書道教室!, 習字
zh 书法, 书法班!
ar خط عربي
@ learning
abacus: abacus
en abacus, abacus class
de abakus, rechenschieber
ja そろばん, そろばん教室!
zh 珠心算!, 珠算
`
