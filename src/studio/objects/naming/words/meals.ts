/** Meals without a drawing of their own, and what is roasted and fried. `concepts.ts` says how the lines are read. */
export const MEALS = `
@ food
takeout: takeout-box
en takeaway, takeout, food delivery!
it asporto
ja テイクアウト
zh 外卖
de essen zum mitnehmen, lieferdienst!
fr plats a emporter, vente a emporter
es comida para llevar, comida a domicilio
pt comida para viagem, marmitas, marmitaria!, delivery de comida
nl afhaalmaaltijden, afhaalrestaurant!
pl jedzenie na wynos, dania na wynos
tr paket servis
ar طعام سفري, توصيل طعام
bento: bento-box
* bento
en meal prep, meal kit, meal kits, lunch box
ja 弁当, お弁当
zh 便当
de mittagsboxen
fr bento, bentos
pt marmita, marmitas fitness
tr beslenme kutusu
ar وجبات جاهزة
popcorn: popcorn
* popcorn
ja ポップコーン
zh 爆米花
fr pop-corn
pt pipoca, pipocas
es palomitas
tr patlamis misir
ar فشار
savory-cake: -
en fish cake, fish cakes, fishcake, fishcakes, crab cake, crab cakes, rice cakes, potato cakes, oatcakes, eye candy
plated: - / fork-and-knife-with-plate
* risotto, ravioli, gnocchi, tortellini, lasagne, lasagna, cannelloni, moussaka, goulash, ratatouille, cassoulet, tapas, mezze, tajine, couscous, schnitzel, pintxos
en sunday roast, sunday roasts, sunday lunch, pie and mash, three-course dinner, three-course menu, three-course lunch, business lunch, lunch special, lunch specials, dish of the day, fixed-price menu
de wiener schnitzel, -schnitzel, gulasch, rouladen, rinderroulade, schweinebraten, sonntagsbraten, kasespatzle, spatzle, maultaschen, knodel, -knodel, mittagsmenu, mittagsmenus, tagesgericht, tagesgerichte, drei-gange-menu, wochenkarte, wildgerichte, wildwochen, -ravioli, -risotto, -lasagne, -gnocchi
fr choucroute, blanquette de veau, boeuf bourguignon, pot-au-feu, tartiflette, aligot, formule midi, formule du midi, menu de la semaine, magret de canard, confit de canard, gratin dauphinois
es cocido madrileno, cocido, croquetas, menu degustacion, lasana, plato del dia, platos del dia, raciones, canelones, arroz con bogavante
it tortelli, agnolotti, polenta, ossobuco, menu di pesce, menu degustazione, menu fisso, piatto del giorno, cena di pesce, cena di san valentino, pranzo della domenica, parmigiana
pt bacalhau, cozido a portuguesa, prato do dia, pratos do dia, moqueca, lasanha, risoto, nhoque, francesinha, francesinhas, petiscos, marmitex
nl mosselen met friet, schnitzels, dagschotel, dagschotels, driegangenmenu, daghap, lasagnes, stoofvlees, satemenu
pl risotta, schabowy, kotlet schabowy, golabki, zestaw obiadowy, zestawy obiadowe, danie dnia, gulasz, zurek, lazania, kopytka
tr manti, guvec, gunun yemegi, ev yemekleri!, kuru fasulye, serpme kahvalti
ja 定食屋!, 日替わりランチ, とんかつ, ハンバーグ, オムライス, 丼, 海鮮丼, ランチセット, コース料理
zh 套餐饭, 商务套餐, 家常菜, 盖浇饭, 年夜饭
ar كبسة, مندي, مقلوبة, طبق اليوم
chicken-dish: poultry-leg
en roast chicken, fried chicken, grilled chicken, chicken wings, rotisserie chicken!, rotisserie chickens, chicken shop!, barbecue chicken
de brathahnchen, grillhahnchen, hahnchen, hendl, backhendl, chicken wings, brathendl, hahnchengrill!
fr poulet roti, poulets rotis, poulet fermier, poulets fermiers, poulet braise, rotisserie!
es pollo asado, pollos asados, asador de pollos!, pollo frito, alitas
it pollo allo spiedo, polli allo spiedo, pollo arrosto, pollo fritto, girarrosto!, rosticceria!
pt frango assado, frangos assados, frango frito, frango no churrasco, churrasqueira!
nl kip aan het spit, braadkip, gegrilde kip, kippenpoten, kippenboutjes, poelier!
pl kurczak z rozna, kurczaki z rozna, pieczony kurczak, skrzydelka
tr tavuk, pilic cevirme, kanat izgara
ja 唐揚げ, からあげ, フライドチキン, 唐揚げ専門店!, ローストチキン
zh 炸鸡, 烤鸡, 炸鸡店!
ar دجاج مشوي, دجاج مقلي, بروستد, فروج مشوي
feast-turkey: turkey
en turkeys, christmas turkey, christmas turkeys, thanksgiving turkey, thanksgiving turkeys, whole turkey, roast turkey, free-range turkeys
de pute vom hof, truthahn, truthahne, puten
fr dinde de noel, dindes, dinde fermiere, dindes fermieres
es pavos de navidad, pavo de navidad, pavos
it tacchino, tacchini
pt peru de natal, perus
nl kalkoen, kalkoenen, kerstkalkoen
pl indyk, indyki
ja 七面鳥
zh 火鸡
crab: crab
en crab, crabs, crab boil, crab cakes
de krebse, krebsessen, taschenkrebse
fr crabe, crabes, tourteau, tourteaux
es cangrejo, cangrejos, centollo, centollos, necoras
it granchio, granchi
pt caranguejo, caranguejos, sapateira
nl krab
pl kraby
tr yengec
ja 蟹, ズワイガニ, カニ
zh 大闸蟹, 螃蟹
ar سلطعون, كابوريا
squid: squid
en squid, calamari
de calamari, tintenfisch, tintenfische
fr encornets, calamars, seiches
es calamares, bocadillo de calamares, chipirones, sepia a la plancha
it calamari, seppie
pt lulas, lulas grelhadas
nl inktvis, calamaris
tr kalamar
ja イカ
zh 鱿鱼
ar كاليماري
seafood: shrimp lobster crab / oyster fish
en shellfish, seafood platter, seafood platters, seafood boil, mussels, clams
de meeresfruchte, muscheln, muschelessen, krustentiere
fr fruits de mer, plateau de fruits de mer, plateaux de fruits de mer, moules, coquillages, crustaces, moules-frites
es marisco, mariscos, mariscada, mejillones, almejas
it frutti di mare, crostacei, cozze, vongole
pt marisco, mariscos, frutos do mar, mariscada, ameijoas
nl zeevruchten, fruits de mer, mosselen, schaaldieren
pl owoce morza, malze
tr deniz urunleri, deniz mahsulleri, midye
ja 魚介, シーフード, 海の幸
ar مأكولات بحرية, ثمار البحر
salmon: -
en salmon, trout, smoked salmon, fresh cod, mackerel, fish supper, fish suppers, fish restaurant!, fish shop!, catch of the day, fish
de lachs, forellen, forelle, raucherfisch, raucherlachs, karpfen, karpfenessen, fischrestaurant!, matjes, fischbuffet
fr saumon, truite, truites, saumon fume, cabillaud, poisson, poissons
es salmon, trucha, truchas, bacalao, pescados
it salmone, trota, trote, pesce, orate
pt salmao, truta, trutas, sardinhas, sardinhas assadas, peixe, peixes
nl zalm, gerookte zalm, haring, nieuwe haring, haringkraam!, paling, vis
pl losos, pstrag, karp, karpie, sledz, sledzie, ryby, smazalnia ryb!
tr somon, hamsi, levrek, balik, balik restorani!
ja 鮭, サーモン, マグロ, ふぐ, うなぎ, 鰻
zh 三文鱼, 烤鱼, 酸菜鱼, 水煮鱼
ar سلمون, سمك مشوي, سمك طازج
breakfast-plate: cooking / pancakes hot-beverage
en full english, full english breakfast, english breakfast, cooked breakfast, all-day breakfast, breakfast menu, fried eggs, omelette, omelettes, breakfast bar!, breakfast cafe!
de fruhstucksbuffet, fruhstuckskarte, ruhrei, spiegelei, spiegeleier, omelett, bauernfruhstuck
fr petit-dejeuner anglais, omelette, oeufs brouilles
es desayuno ingles, huevos rotos, huevos fritos, tortilla francesa
it colazione all'inglese, uova strapazzate, frittata
pt omelete, omeletes, ovos mexidos
nl ontbijtbuffet, uitsmijter, uitsmijters, omelet
pl jajecznica, omlet, sniadanie angielskie
tr menemen, omlet, sahanda yumurta
ja 朝食, モーニング, 目玉焼き
zh 早餐, 煎蛋
ar فطور, فول وبيض, فطور صباحي
grill-sausage: - / hot-dog
de leberwurst, wurst, wurste, salami, weisswurst, weisswurste, weisswurstfruhstuck
en sausage, sausages, salami
fr saucisson, saucisses, charcuterie!, charcutier!
es chorizo, embutidos, jamon, jamon iberico, jamones, charcuteria!, jamoneria!
it salumi, salame, salumeria!, prosciutto, salsiccia, norcineria!
pt chourico, presunto, enchidos, linguica, charcutaria!
nl rookworst, worst, worsten, ham
pl kielbasa, kielbasy, wedliny, szynka
tr sucuk, pastirma
ja ソーセージ, ハム, 生ハム
zh 香肠, 腊肠, 腊肉
ar نقانق
`
