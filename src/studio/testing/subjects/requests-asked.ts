/** Requests as people ask for a post, in whole sentences, reviewed line by line. `requests.ts` says how the lines are read. */
export const ASKED = `
# Bright Smile Kids | en | Dentist for children | tooth toothbrush
Please make a post that we now have Saturday hours | +
# Tidewater Marine | en | Boat repair and winter storage | motor-boat speedboat
Post: book your winter storage before October 15 and save 10% | motor-boat speedboat package
# The Rug Room | en | Rugs and carpets | 
Make a story about our end of season sale on rugs, up to 40% off | -
# Peak Alpacas | en | Alpaca walks | 
We need an ad for our baby alpaca day on May 3 | -
# Green Thumb Rentals | en | Tool and ladder hire | toolbox hammer ladder
Announce that ladders are half price on weekdays | ladder
# Harvest Moon Farm | en | Pick your own fruit and pumpkins | strawberry blueberries cherries ?red-apple ?grapes
Blueberry picking starts Saturday, $4 a pound | + blueberries
Tell people the pumpkin patch is open until October 30 | jack-o-lantern
# Fenwick Falcons | en | Falconry displays and owl encounters | eagle owl
Meet our owls on half-term Tuesday, £8 | owl
# Rolling Spuds | en | Jacket potato van | potato ?delivery-truck
We'll be at the county show on Sunday | +
# Papa Joe's Omelettes | en | Breakfast café | cooking
All-day breakfast for $9.50 from Monday | cooking pancakes
# Elmsford Trophies | en | Trophies and engraving | trophy sports-medal
Create a post for our new range of glass trophies, from £12 | trophy sports-medal
# Holz & Feuer | de | Brennholz und Pellets | wood ?fire
Brennholz, ofenfertig, 129 € pro Raummeter, Lieferung frei | wood ?fire
# Umzüge Krause | de | Umzüge in Bremen | package delivery-truck
Umzugskartons kostenlos bei Buchung bis 31. Mai | package delivery-truck
# Puppenstube | de | Puppentheater für Kinder | ?performing-arts
Mach bitte einen Post für den Räuber Hotzenplotz am 8. Dezember | -
# Eselhof Sonnental | de | Eselwanderungen in der Rhön | donkey
Erstelle ein Bild für unsere Eselwanderung am Pfingstmontag, 18 € | donkey
# Tierpension Am Wald | de | Tierpension für Hunde und Katzen | paw-prints dog cat
Noch 4 Plätze in den Herbstferien | +
# Reisebus Maier | de | Busreisen ab Ulm | bus
Tagesfahrt zum Bodensee für 39 € | bus ?-
# Spielwaren Fuchs | de | Spielwaren und Drachen | teddy-bear kite
Drachenfest am 3. Oktober auf der Wiese hinter dem Laden | kite
# Blitzblank | de | Teppichreinigung und Polsterreinigung | bucket sponge
Sofa gereinigt in 2 Stunden, ab 79 € | ?couch-and-lamp + ?-
# Gravure Michel | fr | Gravure, clés minute et cordonnerie | ?key ?old-key ?womans-boot
Double de clé à 4 € toute la semaine | key old-key
# Le Panier Gourmand | fr | Épicerie fine et paniers gourmands | ?basket
Nos paniers gourmands de Noël sont prêts, dès 35 € | basket christmas-tree
# Atelier Accordéon | fr | Cours d'accordéon | accordion
Nouveau cours pour débutants le mardi soir | accordion
# Aéro Provence | fr | Baptêmes de l'air | small-airplane
Offrez un vol de 20 minutes pour 95 € | small-airplane wrapped-gift
# Bateaux du Golfe | fr | Promenades en bateau dans le golfe du Morbihan | motor-boat sailboat ferry speedboat
Fais une publication pour la sortie coucher de soleil, 22 € | +
# Les Petits Anes | fr | Balades avec un âne | donkey
Balade d'une heure, 15 €, dès 3 ans | donkey
# Dulce Flan | es | Postres caseros y flanes | custard
Flan de café y flan de coco, 3 € la unidad | custard
# Globos y Más | es | Decoración con globos | balloon
Arco de globos desde 60 €, montaje incluido | balloon
# Autocaravanas Norte | es | Alquiler de autocaravanas | minibus
Haz un post: Semana Santa con 15% de descuento si reservas antes del 1 de marzo | minibus egg rabbit
# Acuario Azul | es | Acuario y centro marino | tropical-fish
Nueva sala de medusas desde el viernes | jellyfish tropical-fish
# Villa Reptilia | it | Rettilario e terrari | lizard
Nuovi orari: dal martedì alla domenica, 10-18 | lizard ?-
# Pizza Van | it | Food truck di pizza | pizza delivery-truck
Domenica siamo al parco con pizza e birra | pizza beer-mug delivery-truck ?minibus
# Deposito Facile | it | Self storage a Padova | package
Box da 3 mq a 39 € al mese | package
# Scooter Roma | it | Noleggio monopattini e scooter | kick-scooter motor-scooter
Monopattini a 9 € per mezza giornata | kick-scooter
# Festa Pronta | pt | Decoração de festas e balões | balloon party-popper
Arco de balões por R$ 290 até o fim do mês | balloon
# Casa das Castanhas | pt | Castanhas assadas e frutos secos | chestnut peanuts
Castanhas assadas a 2,50 € a dúzia | chestnut
# Tartarugas ao Mar | pt | Projeto de proteção de tartarugas | turtle
Soltura de filhotes no domingo às 17h | turtle ?dog
# Hondenschool Kwispel | nl | Hondenschool in Zwolle | dog paw-prints
Maak een post: puppycursus start 2 april, nog 3 plekken | dog paw-prints
# Pluktuin Zuid | nl | Pluktuin met bessen | strawberry blueberries cherries
Frambozen plukken tot eind juli, 5 euro per bakje | + ?-
# Step & Go | nl | Verhuur van elektrische steps | kick-scooter
Een hele dag voor 19 euro | kick-scooter
# Klusservice Bas | nl | Klusbedrijf in Almere | screwdriver hammer-and-wrench
Meubels in elkaar gezet voor 35 euro per uur | + chair ?couch-and-lamp ?-
# Bilard Club 8 | pl | Klub bilardowy | pool-8-ball
Turniej w każdy czwartek o 19:00, wpisowe 20 zł | pool-8-ball
# Kajaki i Kampery | pl | Wypożyczalnia kamperów | minibus
Zrób post: kamper na weekend za 990 zł | minibus
# Papugarnia Ara | pl | Papugarnia w Katowicach | parrot
Dzień Dziecka: bilet za 15 zł | parrot
# Akvaryum Dünyası | tr | Akvaryum ve süs balıkları | tropical-fish
Akvaryum setlerinde %15 indirim | tropical-fish
# Mutlu Patiler | tr | Evcil hayvan oteli | paw-prints
Bayramda kedinizi bize bırakın, geceliği 400 TL | cat paw-prints ?-
# Dalgıç Kemal | tr | Bisiklet ve elektrikli scooter kiralama | bicycle kick-scooter
Elektrikli scooter saatlik 150 TL | kick-scooter ?bicycle
# さくら便利屋 | ja | 家具の組み立てと便利屋 | screwdriver hammer-and-wrench chair
家具の組み立て 1点3,000円から | + ?-
# 海の駅フェリー | ja | フェリーと遊覧船 | ferry motor-boat speedboat
遊覧船 夏の臨時便 7月20日から | motor-boat speedboat ferry
# トランクハウス | ja | トランクルーム | package
初月無料キャンペーン、月4,400円から | package
# 恐竜ミュージアム | ja | 恐竜の博物館 | t-rex sauropod
恐竜展 春休み特別企画 | t-rex sauropod
# 气球工坊 | zh | 气球布置和派对策划 | balloon party-popper
宝宝宴气球布置 588元起 | balloon
# 捷达驾校 | zh | 驾校 | automobile
周末班招生，学费2980元 | automobile
# 安居锁业 | zh | 开锁换锁配钥匙 | key locked
配钥匙 10元一把，立等可取 | key old-key
# صقور الخليج | ar | عروض الصقور | eagle owl
عرض الصقور يوم الجمعة الساعة 5 | eagle owl
# بيت البالونات | ar | تنسيق بالونات وحفلات | balloon party-popper
تنسيق بالونات بسعر 250 ريال | balloon
# نقل سريع | ar | نقل عفش وتخزين أثاث | package delivery-truck
خصم 20٪ على نقل العفش هذا الأسبوع | package delivery-truck
`
