/** Trades that build, repair, clean, and carry. `concepts.ts` says how the lines are read. */
export const TRADES = `
@ trades
construction~: building-construction hammer brick / rescue-workers-helmet
en builder!, builders!, construction!, construction company!, renovation!, renovations!, remodeling!, general contractor!, building contractor!, bricklayer!, masonry!
de bauunternehmen!, baufirma!, hochbau!, sanierung!, renovierung!, maurer!, bauunternehmer!
fr entreprise de batiment!, renovation!, macon!, maconnerie!
es constructora!, reformas!, albanil!, construccion!
pt construtora!, reformas!, pedreiro!, construcao!, empreiteira!, remodelacoes!
it impresa edile!, ristrutturazioni!, edilizia!, muratore!
nl aannemer!, bouwbedrijf!, verbouwing!, renovatie!
pl firma budowlana!, remonty!, budownictwo!
tr insaat!, tadilat!, yapi!, muteahhit!, ic tadilat
ja 建設!, 工務店!, リフォーム!
zh 建筑公司!, 装修!
ar مقاولات!, بناء وتشييد!, ترميم!, مقاول!, تشطيبات!
roofing~: house / hammer ladder brick
en roofer!, roofers!, roofing!, roof repair, roofing company!
de dachdecker!, dachdeckerei!, dachdecker meisterbetrieb!, dachdeckermeister!, dachdeckerbetrieb!, bedachungen!
fr couvreur!, toiture!, couvreur zingueur!
es tejados!, techador!, empresa de tejados!, cubiertas y tejados!
pt telhados!, telhadista!, telhados e coberturas!
it coperture tetti!, coperture e tetti!, impresa di coperture!, lattoniere!, coperture!
nl dakdekker!, dakdekkers!, dakdekkersbedrijf!, dakwerken!
pl dekarz!, dekarstwo!, firma dekarska!, dachy!
tr cati!, cati ustasi!, cati tamiri
ja 屋根工事!, 屋根修理!
zh 屋顶维修!
ar عزل أسطح المنازل
painter: bucket paintbrush
en house painter!, house painters!, house painting!, painters and decorators!, painter and decorator!, decorators!
de malerbetrieb!, malermeister!, maler und lackierer!, malerei und lackiererei!, malerei!, anstreicher!
fr peintre en batiment!, peintre decorateur!, entreprise de peinture!
es pintores de casas!, pintor de casas!, pintores!, empresa de pintura!
it imbianchino!, tinteggiatura!
nl schildersbedrijf!, huisschilder!
pl malarz pokojowy!, uslugi malarskie!, malowanie mieszkan!
pt pintor!, pintura de casas!, pintura residencial!, pinturas!, pintores!
tr boyaci!, boya badana!, boya ustasi!
ja 塗装!, 外壁塗装!, 塗装業!
zh 刷墙!, 粉刷!, 油漆工!
ar دهان!, دهانات!, دهان منازل!
plumber~: hammer-and-wrench wrench droplet / toolbox
en plumber!, plumbers!, plumbing!, leaky faucet, drain cleaning, plumbing and heating!
de klempner!, sanitar!, installateur!, rohrreinigung!, heizung und sanitar!, sanitar und heizung!, badinstallation!
fr plombier!, plomberie!
es fontanero!, fontaneria!
pt encanador!, desentupimento!, bombeiro hidraulico!, hidraulica!
it idraulico!, idraulica!
nl loodgieter!, loodgieters!
pl hydraulik!
tr tesisatci!, su tesisatcisi!, tikaniklik acma!, su kacagi
ja 水道修理!, 水道工事!, 水漏れ修理!, 水まわり!, トイレつまり
zh 水管工!, 管道疏通!, 水电工!, 马桶疏通!, 漏水维修!
ar سباك!, سباكة!, تسربات!, صيانة سباكة!
bathroom: bathtub shower
en bathrooms!, bathroom renovation!, bathroom showroom!
de badsanierung!, badezimmer, badausstellung
fr salle de bain!, salles de bains!
es reformas de bano!
it bagni!, arredo bagno!
nl badkamers!, badkamer
pt banheiros!, reforma de banheiro, casas de banho!
pl lazienki!, remont lazienki, salon lazienek!
tr banyo, banyo yenileme!, banyo dolabi
ja 浴室リフォーム!, お風呂リフォーム!
zh 卫浴!, 浴室
ar أدوات صحية!, حمامات
electrician~: electric-plug light-bulb
en electrician!, electricians!, electrical services!, electrical contractor!
de elektriker!, elektroinstallation!, elektrobetrieb!, elektromeister!
fr electricien!, electricite generale!
es electricista!, electricistas!
pt eletricista!, instalacoes eletricas!, eletricistas!
it elettricista!, impianti elettrici!
nl elektricien!, elektricien
pl elektryk!
tr elektrikci!, elektrik tesisati!, elektrik ustasi!
ja 電気工事!, 電気屋!, 電気設備!
zh 电工!, 电路维修!, 水电安装!
ar كهربائي!, كهرباء منازل!, فني كهرباء!
charging-point: electric-plug
en ev charger, ev chargers, ev charging, charging point, charging points, charging station, charging stations, wallbox, wallboxes
de wallbox, wallboxen, ladestation, ladestationen, ladesaule, ladesaulen
fr borne de recharge, bornes de recharge, borne de charge
es punto de recarga, puntos de recarga, cargador electrico
pt carregador eletrico, posto de carregamento, ponto de recarga
it colonnina di ricarica, colonnine di ricarica, stazione di ricarica, wallbox
nl laadpaal, laadpalen, laadstation
pl ladowark* samochodow*, stacja ladowania, stacje ladowania, wallbox
tr sarj istasyonu, sarj istasyonlari
ja ev充電器, 充電スタンド, 充電設備
zh 充电桩, 充电站
ar شاحن السيارات الكهربائية, محطة شحن
solar~: sun electric-plug
en solar!, solar company!, solar panels!, solar power!, photovoltaics!, solar energy!, rooftop solar, solar installer!, solar installers!
de solaranlagen!, solarbetrieb!, solartechnik!, photovoltaik!, solaranlage, solarstrom!, balkonkraftwerk
fr panneaux solaires!, photovoltaique!, energie solaire!
es placas solares!, energia solar!, paneles solares!, instalacion de placas solares!
pt energia solar!, placas solares!, paineis solares!, fotovoltaico!
it fotovoltaico!, pannelli solari!, impianti fotovoltaici!
nl zonnepanelen!
pl fotowoltaika!, panele fotowoltaiczne!
tr gunes enerjisi!, gunes paneli, solar!, gunes panelleri!
ja 太陽光発電!, 太陽光パネル!, ソーラー!
zh 太阳能!
ar طاقة شمسية!, ألواح شمسية
fireplace: fire
en fireplace!, fireplaces!, wood stove, wood stoves, stove builders!, bonfire night, campfire
de kamin, kaminofen, ofenbau!, ofenbauer!, kachelofen, lagerfeuer, osterfeuer
fr poele a bois, cheminee, cheminees!
es chimenea, chimeneas!, estufas de lena!
it camino, stufe a legna, caminetti!, stufe!
nl houtkachel, haarden!
pl kominek, kominki!
ja 薪ストーブ, 暖炉
pt lareira, lareiras!
tr somine!, soba!
zh 壁炉!
ar مدافئ!, مدفأة
chimney~: house / fire top-hat ladder
en chimney sweep!, chimney sweeps!, chimney sweeping!
de schornsteinfeger!, schornsteinfegerin!, kaminkehrer!, rauchfangkehrer!, kamin kehren, schornstein kehren
fr ramoneur!, ramonage!, ramonage de cheminees!
es deshollinador!, limpieza de chimeneas!
pt limpa-chamines!, limpeza de chamines!
it spazzacamino!
nl schoorsteenveger!
pl kominiarz!
tr baca temizleme!, baca temizligi!
ja 煙突掃除!
zh 烟囱清洗!
wood: wood
en stacking wood
de holz richtig stapeln
cleaning: bucket sponge broom / bubbles soap
en cleaning service!, cleaning services!, cleaners!, cleaning!, house cleaning!, office cleaning!, cleaner!, maid service!
de reinigung!, gebaudereinigung!, putzservice!, reinigungsfirma!, putzkraft, fruhjahrsputz, reinigungskraft
fr nettoyage!, menage, entreprise de nettoyage!, aide menagere!
es limpieza!, empresa de limpieza!, limpiezas!, limpiadora
pt limpeza!, faxina, diarista, faxineira, limpeza residencial!
it pulizie!, impresa di pulizie!, pulizia
nl schoonmaak!, schoonmaakbedrijf!, poetshulp
pl sprzatanie!, firma sprzatajaca!, sprzatania
tr temizlik!, temizlik sirketi!
ja 清掃!, ハウスクリーニング!, 掃除
zh 清洁!, 保洁!
ar تنظيف!, شركة تنظيف!, نظافة!
window-cleaning: window / bucket sponge bubbles
en window cleaning!, window cleaner!, window cleaners!, clean windows
de fensterreinigung!, fensterputzer!, glasreinigung!, fenster putzen
fr laveur de vitres!, nettoyage de vitres!, lavage de vitres!, vitres propres
es limpieza de ventanas!, limpieza de cristales!, limpiacristales!, limpiador de ventanas!
pt limpeza de vidros!, limpeza de janelas!, limpa-vidros!
it pulizia vetri!, pulizia dei vetri!, lavavetri!
nl glazenwasser!, glazenwassers!, glazenwasserij!, ramen wassen
pl mycie okien!, mycia okien
tr cam temizligi!, cam silme!
ja 窓ガラス清掃!
zh 擦窗!, 玻璃清洗!
ar تنظيف زجاج!, تنظيف نوافذ!, تنظيف واجهات!
pools~: - / ring-buoy water-wave
en pool cleaning!, pool maintenance!, pool service!, pool builders!, swimming pool builders!
de poolbau!, poolservice!, schwimmbadbau!, poolreinigung!
fr entretien de piscines!, piscines!, pisciniste!
es mantenimiento de piscinas!, piscinas!
pt manutencao de piscinas!
it manutenzione piscine!, piscine!
nl zwembadonderhoud!, zwembadbouw!
pl serwis basenow!
tr havuz bakimi!, havuz yapimi!
ja プール清掃!
zh 泳池维护!
ar صيانة مسابح!, مسابح منزلية!
laundry~: t-shirt / bubbles
en laundry!, dry cleaner!, dry cleaners!, dry cleaning!, laundromat!
de wascherei!, textilreinigung!, waschsalon!
fr pressing!, blanchisserie!, laverie!
es lavanderia!, tintoreria!
pt lavanderia!
it lavanderia!, tintoria!
nl wasserette!, stomerij!
pl pralni*!
tr kuru temizleme!, camasirhane!
ja クリーニング店!, コインランドリー!
zh 洗衣店!, 干洗店!
ar مغسلة!
moving: package delivery-truck / house
en movers!, moving company!, removals!, removal company!, we moved, we have moved, we're moving, we are moving
de umzugsunternehmen!, umzuge!, umzugsfirma!, wir ziehen um, wir sind umgezogen, umzug
fr demenageurs!, demenagement!, on demenage, nous demenageons, nous avons demenage
es mudanzas!, nos mudamos, nos hemos mudado, mudanza
pt mudancas!, mudamos de endereco
it traslochi!, ci trasferiamo, ci siamo trasferiti
nl verhuisbedrijf!, verhuizers!, wij verhuizen, we verhuizen, wij zijn verhuisd
pl przeprowadzki!, przeprowadzka
tr nakliyat!, evden eve nakliyat!, tasindik
ja 引越し!, 移転しました
zh 搬家!, 搬家公司!
ar نقل أثاث!, نقل عفش!
delivery: package / delivery-truck
en courier!, courier service!, parcel service!, logistics!, freight!, haulage!
de kurierdienst!, spedition!, logistik!, paketdienst!
fr transporteur!, logistique!, coursier!
es mensajeria!, transportes!, logistica!
pt transportadora!, logistica!
it corriere!, logistica!, trasporti!
nl koeriersdienst!, transportbedrijf!, logistiek!
pl firma kurierska!, transport i logistyka!, spedycja!
tr kargo!, lojistik!
ja 運送!, 物流!, 宅配!
zh 物流!, 快递!
ar شحن!, توصيل طرود!, لوجستية!
locksmith~: key locked
en locksmith!, locksmiths!
de schlusseldienst!
fr serrurier!, serrurerie!
es cerrajero!, cerrajeria!
pt chaveiro!
it fabbro!
nl slotenmaker!
pl slusarz!
tr cilingir!, anahtarci!
ja 鍵屋!
zh 开锁!
ar فتح أقفال!, أقفال!
tools: toolbox hammer
en hardware store!, tools, power tools, tool rental!
de werkzeug, werkzeuge, baumarkt!, werkzeugverleih!
fr quincaillerie!, outillage!, outils
es ferreteria!, herramientas
pt ferragens!, ferramentas
it ferramenta!, utensili
nl gereedschap, ijzerhandel!, bouwmarkt!
pl narzedzia, sklep z narzedziami!
tr hirdavat!, nalbur!
ja 工具, ホームセンター!
zh 五金店!, 工具
ar عدد يدوية!, أدوات كهربائية, خردوات!
heating~: - / thermometer wrench fire
en heating and plumbing engineers!, heating!, heating engineers!, heating engineer!, heating and plumbing!, boiler repair!, boilers!
de heizungsbau!, heizungsbauer!, heizung!, heizungen!, heizungstechnik!
fr chauffagiste!, chauffage!
es calefaccion!, calderas!, climatizacion!
it impianti di riscaldamento!, riscaldamento!, caldaie!
nl verwarming!, cv-monteur!, installatiebedrijf!
pl instalacje grzewcze!, ogrzewanie!, hydraulika i ogrzewanie!
pt aquecimento!, caldeiras!, aquecedores!
tr kombi!, kombi bakimi, kombi servisi!, dogalgaz!, petek temizligi!
ja 給湯器!, 床暖房!
zh 地暖!, 暖气!, 锅炉!
ar تدفئة!, سخانات!
glazing: window
en glazier!, glaziers!, window fitters!, windows and doors!
de glaserei!, glaser!, fensterbau!, fensterbauer!
fr vitrier!, vitrerie!, miroiterie!
es cristaleria!, cristalero!
it vetraio!, vetreria!, serramenti!
nl glaszetter!, kozijnen!
pl szklarz!, okna i drzwi!
pt vidracaria!, vidraceiro!, caixilharia!
tr camci!, cam balkon!
ja ガラス店!, ガラス修理!
zh 玻璃店!, 门窗安装!
ar زجاج!, واجهات زجاجية!
upholstery: couch-and-lamp chair
en upholsterer!, upholsterers!, upholstery!
de polsterei!, polsterer!, raumausstatterei!
fr tapissier!, tapissier decorateur!
es tapiceria!, tapicero!
it tappezziere!, tappezzeria!
nl meubelstoffeerder!, stoffeerderij!
pl tapicer!
pt estofador!, tapecaria!, reforma de sofas!
tr doseme!, koltuk doseme!, dosemeci!
ja 椅子張り替え!
zh 沙发翻新!
ar تنجيد!, تنجيد كنب!
antiques~: mantelpiece-clock teapot / framed-picture
en antiques!, antiques shop!, antique shop!
de antiquitaten!, antiquitatenladen!, trodelladen!
fr brocante!, antiquites!, antiquaire!
es antiguedades!, tienda de antiguedades!, anticuario!
it antiquariato!, antiquario!
nl antiek!, antiekwinkel!
pl antyki!, sklep z antykami!
pt antiguidades!, antiquario!, velharias!
tr antika!, antikaci!
ja 骨董!, 骨董品!, アンティーク!
zh 古董!, 古玩!
ar تحف!, أنتيكات!
`
