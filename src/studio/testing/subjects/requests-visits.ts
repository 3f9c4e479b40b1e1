/** Requests of businesses that guide, teach, host, and repair, reviewed line by line. `requests.ts` says how the lines are read. */
export const VISITS = `
# Stillwater Donkeys | en | Donkey sanctuary and walks | donkey
Walk a donkey on Boxing Day, $20 per family | donkey
# Wal & Welle | de | Walbeobachtung auf La Gomera | whale spouting-whale
Täglich um 10 Uhr ab Hafen, 45 € | +
# Cetrería Alta | es | Cetrería y exhibiciones de vuelo | eagle owl
Exhibición de aves rapaces cada domingo a las 12 | eagle owl
# Parc des Loutres | fr | Parc animalier en Corrèze | elephant lion giraffe otter
Les pingouins sont nés : trois petits à voir dès samedi | penguin
# Zoo Zamość | pl | Ogród zoologiczny | elephant lion giraffe
Karmienie pingwinów codziennie o 14:00 | penguin
Noc w zoo: 12 lipca, bilety 40 zł | +
# Vlindertuin Zeeland | nl | Vlindertuin en insectenmuseum | butterfly ?beetle
Duizend vlinders op één plek, elke dag open | butterfly
# Faro Navegação | pt | Passeios de barco na Ria Formosa | sailboat motor-boat anchor
Passeios de barco a 25 €, todos os dias às 10h | sailboat motor-boat anchor
Observação de golfinhos: saídas ao nascer do sol | dolphin
# Mavi Yol | tr | Tekne turları Fethiye | motor-boat speedboat sailboat
Günlük tekne turu 900 TL, öğle yemeği dahil | motor-boat speedboat sailboat anchor
# Fjordline Tours | en | Fjord cruises and ferries | ?passenger-ship ?ferry
Car ferry every hour from May 1 | ferry
# Skydive Alba | en | Tandem skydiving | parachute
Tandem jumps from $199, weekdays only | parachute
# Aeroclub Pirineos | es | Escuela de vuelo | small-airplane
Bautismo de aire por 90 €, incluye vídeo | small-airplane
# Heli Alpin | de | Hubschrauberrundflüge | helicopter
Zehn Minuten über dem Gipfel für 129 € | +
# Funivia Monte Rosa | it | Funivia e rifugio | mountain-cableway aerial-tramway
Ultima corsa alle 17:30 fino a ottobre | +
# Kasteel Ruurlo | nl | Kasteel met tuin en museum | castle
Ridderfestival op 8 en 9 juni | castle
# Lunapark Nova | pl | Park rozrywki | ferris-wheel carousel-horse roller-coaster
Karnety na cały sezon 199 zł | +
# Cosmo Kids | es | Talleres de ciencia y espacio para niños | ?microscope ?test-tube ?rocket ?telescope
Taller de cohetes el sábado, de 6 a 10 años | rocket
# Tarot Luna | it | Cartomante e tarocchi | crystal-ball
Prima lettura a 20 € | +
# Bouncy & Co | en | Bouncy castle hire | ?-
Bouncy castle and slide for £120 a day | -
# Montgolfières du Lac | fr | Vols en montgolfière | 
Vol au lever du soleil, 189 € par personne | -
# Dino Land | de | Dinopark im Harz | t-rex sauropod
Neue Dinosaurier ab Ostern | t-rex sauropod
# First Wing Judo | en | Kids' baseball and softball league | baseball softball
Softball sign-ups close March 1 | softball baseball
# HC Falken | de | Eishockeyverein in Füssen | ice-hockey
Schnuppertraining Eishockey, Schlittschuhe leihen wir | ice-hockey ?ice-skate
# Rugby Club Aveyron | fr | Club de rugby | rugby-football
Inscriptions ouvertes pour les moins de 12 ans | +
# Curling Club Davos | de | Curling für Anfänger | curling-stone
Curling ausprobieren: 25 € pro Person | curling-stone
# 本町そろばん教室 | ja | そろばん教室 | abacus
無料体験 4月5日、年長さんから | +
# 墨香书法 | zh | 少儿书法班 | ?envelope ?fountain-pen ?pen ?paintbrush
暑假班招生，每周三节 | -
# 飛行クラブ空 | ja | 遊覧飛行 | small-airplane
遊覧飛行 10分 12,000円 | small-airplane
# Self Store Leipzig | de | Lagerräume und Selfstorage | package
Lagerraum ab 29 € im Monat, erster Monat gratis | package
# Trasteros Centro | es | Trasteros en alquiler | package
Trasteros desde 35 € al mes, sin fianza | package
# Box Fácil | pt | Self storage em Curitiba | package
Caixas de mudança grátis no primeiro aluguel | package
# Chave Rápida | pt | Chaveiro 24 horas | key locked
Cópia de chaves em 5 minutos, R$ 15 | key old-key
# Sleutelkoning | nl | Sleutelmaker en schoenmaker | key old-key womans-boot
Tweede sleutel voor de halve prijs | + ?-
# Klar Sicht Autoglas | de | Autoglas und Scheibentönung | automobile
Steinschlag? Reparatur in 30 Minuten | automobile
# Insulfilm Express | pt | Insulfilm e películas automotivas | automobile
Aplicação completa por R$ 350 | automobile
# MOT Corner | en | MOT testing and repairs | automobile wrench
MOT for £39 when booked with a service | automobile wrench
# Kälte Klima Huber | de | Klimaanlagen und Kältetechnik | snowflake
Klimaanlage warten lassen: 89 € pauschal | snowflake
# Serin Klima | tr | Klima servisi İzmir | snowflake
Klima bakımı 750 TL, haziran sonuna kadar | snowflake
# مكيفات الشرق | ar | صيانة مكيفات | snowflake
تنظيف مكيفات بسعر 120 ريال | snowflake ?bucket ?sponge ?broom
# Tapis Net | fr | Nettoyage de tapis et de canapés | bucket sponge
Deux tapis nettoyés, le troisième offert | + ?-
# Halı Yıkama Ustası | tr | Halı yıkama Bursa | bucket sponge
Halı yıkama metrekaresi 60 TL, ücretsiz servis | bucket sponge
# Pest Away | en | Pest control in Tampa | ant mouse
Ant control for $99, guaranteed for 90 days | ant mouse
# Dedetiza Já | pt | Dedetizadora em Goiânia | ant mouse
Agende até sexta e ganhe 10% | -
# Gerüstbau Lenz | de | Gerüstbau und Gerüstverleih | ladder
Wir suchen Gerüstbauer (m/w/d) in Erfurt | ladder
# Handy Hannah | en | Handyman services and flat-pack assembly | screwdriver hammer-and-wrench
Wardrobe built in an afternoon, from £60 | + ?-
# Antennes Duval | fr | Antenniste à Rouen | satellite-antenna
Réglage de parabole à 69 € | satellite-antenna
# Zahranie | pl | Naprawa telewizorów | television
Naprawa telewizorów z dojazdem, diagnoza 0 zł | television
# WC Mobil Süd | de | Mobiltoiletten für Feste und Baustellen | toilet
Mobiltoiletten ab 79 € pro Wochenende | toilet
# Dietética Viva | es | Nutricionista en Gijón | red-apple green-salad
Primera consulta a mitad de precio en enero | +
# Amber Osteopathy | en | Osteopath in York | 
Stiff neck? Same-week appointments | -
# Studio Cils | fr | Extensions de cils à Nice | 
Pose complète à 55 € en avril | -
# Parfümerie Adler | de | Parfümerie in Trier | 
Drei Proben zu jedem Duft | -
# Agencia Norte | es | Agencia de empleo | briefcase
Feria de empleo el 12 de marzo: 40 empresas | briefcase
# Buurtradio 107 | nl | Lokale radio | radio
Luister zaterdag naar de nieuwe ochtendshow | + ?radio
# Commune de Vaux | fr | Mairie d'un village de 900 habitants | 
Élections municipales : bureaux ouverts de 8 h à 18 h | ballot-box-with-ballot
# Sonido Sur | es | Alquiler de sonido para eventos | loudspeaker
Equipo completo por 180 € el fin de semana | +
# Bahnhof Zwei | de | Coworking-Space in Halle | ?office-building
Schreibtisch im Coworking ab 12 € am Tag | office-building ?laptop ?-
# Sunset Camels | en | Desert safaris and camel rides | desert camel two-hump-camel
Camel rides at sunset for $35 | camel two-hump-camel
# مخيم الرمال | ar | رحلات صحراوية ومخيم | desert
رحلة صحراوية مع العشاء بسعر 250 درهم | desert
# Kuzey Yıldızı | tr | Hediyelik eşya dükkânı | wrapped-gift
Hediye kartları şimdi mağazamızda | wrapped-gift
# Salon Belle Heure | fr | Salon de coiffure à Tours | scissors
Chèque cadeau de 50 € pour Noël | wrapped-gift christmas-tree ?scissors
# Kosmetik Lina | de | Kosmetikstudio in Graz | lotion-bottle
Geschenkgutscheine bis Heiligabend auch online | wrapped-gift
# Hundeschule Pfote | de | Hundeschule für Welpen | dog paw-prints
Welpenkurs ab 4. März, sechs Samstage, 120 € | dog paw-prints
# Passeggiate Felici | it | Dog sitter a Bologna | dog paw-prints
Passeggiate da 30 minuti a 10 € | + ?-
# Koci Kąt | pl | Hotel dla kotów w Łodzi | cat
Wolne miejsca na majówkę, 45 zł za dobę | cat
# ねこまる | ja | 保護猫カフェ | cat
譲渡会 6月8日 13時から | cat
# 喵喵之家 | zh | 猫咪寄养 | cat
国庆寄养 50元一天，接送另算 | cat
# Trattoria Zucca | it | Trattoria con cucina mantovana | spaghetti
Tortelli di zucca, 13 € | fork-and-knife-with-plate
Risotto al tartufo, solo il venerdì | fork-and-knife-with-plate
# Golden Bird | en | Rotisserie chicken shop | poultry-leg
Whole chicken and two sides for $16 | poultry-leg
# Poulet Doré | fr | Rôtisserie à Metz | poultry-leg
Poulet rôti et pommes de terre, 12,90 € | poultry-leg
# Onigiri Bar Köln | de | Japanischer Imbiss mit Onigiri | rice-ball
Zwei Onigiri und Misosuppe für 7,50 € | rice-ball ?pot-of-food ?bowl-with-spoon
# 唐揚げ太郎 | ja | 唐揚げ専門店 | poultry-leg
唐揚げ10個 680円、毎月29日 | poultry-leg
# مطعم الفروج | ar | مطعم دجاج مشوي | poultry-leg
دجاج مشوي كامل مع الأرز 35 ريال | poultry-leg ?cooked-rice
# Tuk Tuk Lisboa | pt | Passeios de tuk tuk | auto-rickshaw
Passeios de tuk tuk de 1 hora por 45 € | auto-rickshaw
# Tramwaje Retro | pl | Przejażdżki zabytkowym tramwajem | tram
Tramwaj świąteczny w każdą niedzielę grudnia | tram
`
