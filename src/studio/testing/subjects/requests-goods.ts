/** Requests of businesses that sell things, reviewed line by line. `requests.ts` says how the lines are read. */
export const GOODS = `
# Paws & Whiskers | en | Cattery and small animal boarding in Devon | cat ?paw-prints
Summer holidays are filling up. Three pens left in August | +
New heated pens for winter, from £14 a night per cat | +
# Strandgut Schuhe | de | Schuhgeschäft in Husum | womans-boot ?mans-shoe ?running-shoe ?high-heeled-shoe
Sandalen ab 29 €, nur bis Samstag | womans-sandal thong-sandal
Neu eingetroffen: Kinderschuhe von Größe 20 bis 35 | + running-shoe
# Hofladen Kessler | de | Hofladen mit Obst und Gemüse | carrot tomato leafy-green ?red-apple
Heidelbeeren, 500 g für 4,90 € | blueberries
Zwetschgen und Birnen sind da | pear ?-
Hofladen am Montag geschlossen | +
# La Bottega del Pane | it | Panificio a Verona | bread baguette-bread
Castagne e pane di castagne, solo a novembre | chestnut + ?-
# Frutas El Huerto | es | Frutería en Murcia | strawberry red-apple grapes
Naranjas de mesa a 1,20 €/kg | tangerine
Melocotones de Calanda, primera cosecha | peach
# Quinta da Serra | pt | Loja de produtos da quinta | 
Cabazes de fruta a 15 €, entrega às sextas | basket ?strawberry ?red-apple ?grapes
# Fromagerie Lavoine | fr | Fromagerie et crémerie à Annecy | cheese-wedge
Beurre baratté à la main, 3,20 € les 250 g | butter
# Van der Berg Vis | nl | Viswinkel in Urk | fish
Nieuwe haring, 3 voor 9 euro | fish
Krab en garnalen op zaterdag | crab shrimp lobster
# Ogród Smaków | pl | Warzywniak na Pradze | carrot tomato leafy-green ?red-apple ?strawberry ?grapes
Borówki 12 zł za 500 g | blueberries
Ogórki kiszone własnej roboty | cucumber
# Yeşil Manav | tr | Manav Kadıköy | strawberry red-apple grapes
Portakal kilosu 35 TL | tangerine
# 山田果樹園 | ja | 山梨の果樹園 | ?grapes ?peach ?strawberry ?red-apple
ぶどう狩り 8月1日スタート、大人1,800円 | grapes
# 果香园 | zh | 水果店 | strawberry red-apple grapes
芒果 5斤 39元 | mango
蓝莓买一送一，仅限周末 | blueberries
# واحة الفواكه | ar | محل فواكه في جدة | strawberry red-apple grapes
موز طازج بسعر 5 ريال للكيلو | banana
# Lacewing Lanes | en | Menswear and made-to-measure | 
Two suits for $899 through Saturday | necktie ?t-shirt ?dress
# Hut & Handschuh | de | Mützen, Handschuhe und Schals | gloves ?scarf ?womans-hat ?top-hat
Handschuhe aus Lammleder, 59 € statt 79 € | gloves
# Kimono Hana | ja | 京都の着物レンタル | kimono
着物レンタル 1日3,300円、手ぶらでOK | kimono
# Toymaker's Loft | en | Wooden toys and kites | ?teddy-bear ?kite
Kites for windy days, from $18 | kite
# Ballonwelt | de | Ballondeko und Partybedarf in Essen | balloon party-popper
Luftballons zum Schulanfang, 20 Stück 14 € | balloon ?backpack ?pencil
# Fête & Co | fr | Articles de fête à Lille | balloon party-popper
Ouverture exceptionnelle dimanche 14 décembre | +
# Encre & Papier | fr | Papeterie à Dijon | notebook pencil
Stylos plume à partir de 24 € | pen fountain-pen
# Drukkerij Kolk | nl | Trouwkaarten en geboortekaartjes | envelope
10% korting op trouwkaarten in januari | envelope
# Mapas del Mundo | es | Tienda de mapas y guías de viaje | world-map ?luggage
Mapas de senderismo a mitad de precio | world-map ?hiking-boot ?mountain
# Orologi Ferri | it | Orologeria e riparazioni | watch ?mantelpiece-clock
Sveglie d'epoca, da 45 € | alarm-clock ?watch ?mantelpiece-clock
# Dźwięk | pl | Sklep muzyczny we Wrocławiu | ?musical-notes ?guitar
Akordeony od 2 400 zł | accordion
# Casa do Acordeão | pt | Escola e loja de acordeões | accordion
Aulas experimentais grátis em setembro | + ?-
# Kadıköy Müzik | tr | Enstrüman mağazası | 
Flüt ve yan flüt çeşitlerinde %20 indirim | flute
# Nordlicht Lampen | de | Lampenladen in Kiel | light-bulb
Taschenlampen mit Kurbel, 12 € | flashlight
# Klingenwerk | de | Messer und Schleifservice in Solingen | kitchen-knife
Messer schärfen lassen: 5 Stück für 20 € | kitchen-knife
# Spiegelhaus | de | Spiegel nach Maß | mirror
Badspiegel mit Licht ab 149 € | mirror ?bathtub ?shower
# Puertas Norte | es | Puertas de interior y de entrada | door
Instalación incluida en octubre | +
# Kerzen & Körbe | de | Kerzen, Körbe und Geschenke | ?candle ?basket
Präsentkörbe ab 35 €, auf Wunsch mit Karte | basket
# Battery Barn | en | Car and household batteries | battery
Free battery test all November | battery
# Cart & Cargo | en | Used vans and trucks in Ohio | delivery-truck minibus articulated-lorry
Three vans under $15,000 this week | delivery-truck minibus
# Camper Kompass | de | Wohnmobile und Campervans mieten | minibus
Campervan ab 69 € pro Tag in der Nebensaison | minibus
# Trottinettes Lyon | fr | Vente et réparation de trottinettes électriques | kick-scooter
Révision offerte pour toute trottinette achetée avant le 30 juin | kick-scooter
# Ortopedia Sol | es | Ortopedia en Málaga | manual-wheelchair motorized-wheelchair
Alquiler de sillas de ruedas desde 3 € al día | manual-wheelchair motorized-wheelchair
# Boot & Meer | nl | Sloepverhuur in Loosdrecht | motor-boat speedboat
Hele dag varen voor 120 euro, brandstof inbegrepen | +
# Reptilienhaus Bonn | de | Terraristik und Reptilien | lizard
Bartagamen aus eigener Zucht, 60 € | lizard
# Aquaria Pet | it | Acquari e pesci tropicali | tropical-fish
Acquari completi da 80 litri a 149 € | tropical-fish
# Gallinas Felices | es | Gallinas ponedoras y huevos camperos | chicken rooster egg
Gallinas ponedoras a 12 €, recogida los sábados | chicken rooster
# Pasieka Lipowa | pl | Pasieka i sklep z miodem | honey-pot honeybee
Miód lipowy 45 zł za słoik | honey-pot honeybee
# Snow & Go | en | Sleds and winter gear | ?sled ?skis
Sleds from $39 before the first snow | sled
# Diana's Darts | en | Darts and pool tables | ?bullseye ?pool-8-ball
Pool tables delivered and leveled for $1,200 | pool-8-ball
# Trofea Plus | pl | Puchary, medale i grawer | trophy sports-medal
Medale z grawerem od 9 zł, termin 3 dni | trophy sports-medal
# 金沢包丁店 | ja | 包丁の販売と研ぎ直し | kitchen-knife
包丁研ぎ 1本800円、当日仕上げ | kitchen-knife
# 兰亭文具 | zh | 钢笔和文具 | pen fountain-pen notebook pencil
钢笔刻字免费，限本周 | pen fountain-pen
# حقائب السفر | ar | حقائب سفر وحقائب ظهر | luggage backpack handbag
خصم 30٪ على حقائب السفر حتى الخميس | luggage
# Regenbogen Schirme | de | Regenschirme aus Berlin | umbrella
Jeder Schirm wird ein Leben lang repariert | +
# Sapataria Lima | pt | Sapataria no Porto | womans-boot
Sandálias a 25 €, últimos números | womans-sandal thong-sandal
Chinelos desde 9,90 € | thong-sandal
# Scarpe Bellini | it | Negozio di scarpe a Lucca | womans-boot
Saldi: sandali e infradito al 50% | womans-sandal thong-sandal
# Zapatillas Rápidas | es | Zapatillas y ropa deportiva | running-shoe
Zapatillas de correr con 30% de descuento | running-shoe
# 海鮮カネダイ | ja | 海鮮市場の食堂 | ?fish ?fork-and-knife-with-plate
カニ食べ放題 90分 5,980円 | crab
# 草原羊驼 | zh | 羊驼牧场 | 
喂羊驼体验 30元一位 | -
# بيت العسل | ar | متجر عسل طبيعي | honey-pot honeybee
عسل السدر الجديد وصل | honey-pot honeybee
`
