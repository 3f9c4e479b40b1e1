/**
 * Requests with the pieces that a design may show: `|` parts them and does not stand in the request. Pieces in brackets are addressed to
 * us. `list` has entries whose order counts, `signs` letters that not every face has.
 */
export interface SoundRequests {
  former: readonly string[]
  list: readonly string[]
  closed: readonly string[]
  signs: readonly string[]
  told: readonly string[]
  plain: readonly string[]
  superlative: string
}

export const SOUND_REQUESTS: Readonly<Record<string, SoundRequests>> = {
  en: {
    former: [
      'Morning Serum |now $39 instead of $48',
      'Cast iron pan |£12.99 (was £19.99) |this weekend',
      'Running shoes |down from $80 to $49 |until Sunday',
    ],
    list: [
      'Our spring menu:\n- |Asparagus soup\n- |Pea risotto\n- |Lemon tart\n- |Mint tea',
      'Five steps to a clean kettle\n1. |Pour in vinegar\n2. |Boil it twice\n3. |Rinse with water\n4. |Wipe it dry',
    ],
    closed: ['We are closed December 24–26. |Merry Christmas', 'Closed on Mondays. |Fresh bread from Tuesday at 7 am'],
    signs: ['CO₂-neutral parcel delivery, |25 m² showroom, |20 °C inside', 'Save ⅓ on linen shirts |until 5 May'],
    told: [
      'Linen sheets in four colors, |free returns. [Don’t mention the price of $89]',
      '[Create a post about ]|our new oat latte. |Only this week. [Make it festive]',
    ],
    plain: [
      'Poetry night with open mic, |Friday at 8 pm, |12 Rose Street',
      'Extra 20% off sale shoes when you spend over $100',
      'Gift cards from $25 to $500',
      'Call us on +44 (0)20 7946 0123',
    ],
    superlative: 'the best',
  },
  de: {
    former: [
      'Gusseiserne Pfanne |jetzt 49 € statt 80 € |bis Sonntag',
      'Laufschuhe |von 80 € auf 49 € reduziert',
      'Teekanne |nur 24,90 € (UVP 39,90 €)',
    ],
    list: [
      'Das Programm:\n- |Führung durch die Backstube\n- |Brot formen\n- |Pause mit Kaffee\n- |Verkostung',
      'So pflegst du Holz\n1. |Staub entfernen\n2. |Öl dünn auftragen\n3. |Über Nacht trocknen\n4. |Mit Tuch polieren',
    ],
    closed: [
      'Vom 24. bis 26. Dezember geschlossen. |Frohe Weihnachten',
      'Montags geschlossen, |Dienstag bis Samstag ab 7 Uhr',
    ],
    signs: [
      'CO₂-neutraler Versand, |25 m² Ausstellung, |20 °C Wassertemperatur',
      '⅓ Rabatt auf Leinenhemden |bis 5. Mai',
    ],
    told: [
      'Leinenbettwäsche in vier Farben, |Rückgabe kostenlos. [Bitte den Preis von 89 € nicht nennen]',
      '[Erstelle einen Post über ]|unsere neue Winterkarte. |Nur diese Woche. [Bitte keine Emojis]',
    ],
    plain: [
      'Lesung im Garten, |Freitag um 20 Uhr, |Gartenstraße 12',
      'Ab 50 € Bestellwert liefern wir kostenlos',
      'Töpferkurs für Anfänger, |12 € pro Stunde',
      'Termin unter 030/901820-0 vereinbaren',
    ],
    superlative: 'beste',
  },
  fr: {
    former: [
      'Sérum du matin |39 € au lieu de 48 €',
      'Théière en fonte |24,90 € (avant 39,90 €)',
      'Veste en lin |maintenant 59 € au lieu de 89 €',
    ],
    list: [
      'Au menu :\n- |Soupe d’asperges\n- |Risotto aux petits pois\n- |Tarte au citron\n- |Thé à la menthe',
      'Entretenir une planche\n1. |Enlever la poussière\n2. |Appliquer l’huile\n3. |Laisser sécher une nuit\n4. |Polir au chiffon',
    ],
    closed: ['Fermé du 24 au 26 décembre. |Joyeux Noël', 'Fermé le lundi. |Pain frais dès mardi 7 h'],
    signs: [
      'Livraison neutre en CO₂, |salle de 25 m², |bassin à 20 °C',
      '⅓ de remise sur les chemises |jusqu’au 5 mai',
    ],
    told: [
      'Draps en lin en quatre couleurs, |retours gratuits. [Ne pas mentionner le prix de 89 €]',
      '[Crée un post sur ]|notre carte d’hiver. |Cette semaine seulement. [Sans emoji]',
    ],
    plain: [
      'Soirée lecture au jardin, |vendredi à 20 h, |12 rue des Lilas',
      'Livraison offerte dès 50 € d’achat',
      'Cours de poterie, |12 € par personne',
    ],
    superlative: 'meilleur',
  },
  es: {
    former: [
      'Zapatillas de correr |ahora 49 € en vez de 80 €',
      'Tetera de hierro |24,90 € (antes 39,90 €)',
      'Sérum de noche |39 € en lugar de 48 €',
    ],
    list: [
      'El menú:\n- |Sopa de espárragos\n- |Arroz con guisantes\n- |Tarta de limón\n- |Té de menta',
      'Cuida tu tabla\n1. |Quita el polvo\n2. |Aplica aceite\n3. |Deja secar una noche\n4. |Pule con un paño',
    ],
    closed: [
      'Cerrado del 24 al 26 de diciembre. |Feliz Navidad',
      'Cerrado los lunes. |Pan recién hecho desde el martes',
    ],
    signs: ['Envío neutro en CO₂, |sala de 25 m², |agua a 20 °C', '⅓ de descuento en camisas |hasta el 5 de mayo'],
    told: [
      'Sábanas de lino en cuatro colores, |devolución gratis. [No menciones el precio de 89 €]',
      '[Crea una publicación sobre ]|nuestra carta de invierno. |Solo esta semana. [Sin emojis]',
    ],
    plain: [
      'Lectura en el jardín, |viernes a las 20 h, |calle Mayor 12',
      'Envío gratis en compras superiores a 50 €',
      'Clase de cerámica, |12 € por persona',
      'Reserva en el 912 34 56 78',
    ],
    superlative: 'mejor',
  },
  'pt-BR': {
    former: [
      'Tênis de corrida |agora R$ 149 em vez de R$ 199',
      'Bule de ferro |R$ 89,90 (antes R$ 129,90)',
      'Sérum noturno |R$ 39 em vez de R$ 48',
    ],
    list: [
      'O cardápio:\n- |Sopa de aspargos\n- |Risoto de ervilha\n- |Torta de limão\n- |Chá de hortelã',
      'Cuide da sua tábua\n1. |Tire a poeira\n2. |Passe óleo\n3. |Espere uma noite\n4. |Lustre com um pano',
    ],
    closed: ['Fechado de 24 a 26 de dezembro. |Feliz Natal', 'Fechado às segundas. |Pão quente a partir de terça'],
    signs: ['Entrega neutra em CO₂, |sala de 25 m², |água a 20 °C', '⅓ de desconto em camisas |até 5 de maio'],
    told: [
      'Lençóis de linho em quatro cores, |devolução grátis. [Não mencione o preço de R$ 89]',
      '[Crie um post sobre ]|nosso cardápio de inverno. |Só esta semana. [Sem emojis]',
    ],
    plain: [
      'Sarau no jardim, |sexta às 20h, |rua das Flores 12',
      'Frete grátis em compras acima de R$ 50',
      'Aula de cerâmica, |R$ 12 por pessoa',
      'Ligue para (11) 91234-5678',
    ],
    superlative: 'melhor',
  },
  it: {
    former: [
      'Scarpe da corsa |ora 49 € invece di 80 €',
      'Teiera in ghisa |24,90 € (prima 39,90 €)',
      'Siero da notte |39 € anziché 48 €',
    ],
    list: [
      'Il menù:\n- |Zuppa di asparagi\n- |Risotto ai piselli\n- |Torta al limone\n- |Tè alla menta',
      'Cura il tagliere\n1. |Togli la polvere\n2. |Stendi l’olio\n3. |Lascia asciugare una notte\n4. |Lucida con un panno',
    ],
    closed: ['Chiuso dal 24 al 26 dicembre. |Buon Natale', 'Chiuso il lunedì. |Pane fresco da martedì'],
    signs: ['Spedizione neutra in CO₂, |sala di 25 m², |acqua a 20 °C', '⅓ di sconto sulle camicie |fino al 5 maggio'],
    told: [
      'Lenzuola di lino in quattro colori, |reso gratuito. [Non menzionare il prezzo di 89 €]',
      '[Crea un post su ]|nuova carta invernale. |Solo questa settimana. [Senza emoji]',
    ],
    plain: [
      'Lettura in giardino, |venerdì alle 20, |via Roma 12',
      'Spedizione gratuita per acquisti oltre 50 €',
      'Corso di ceramica, |12 € a persona',
      'Prenota allo 06 1234 5678',
    ],
    superlative: 'migliore',
  },
  nl: {
    former: [
      'Gietijzeren pan |nu € 49 in plaats van € 80',
      'Theepot |€ 24,90 (was € 39,90)',
      'Nachtserum |nu € 39 in plaats van € 48',
    ],
    list: [
      'Het menu:\n- |Aspergesoep\n- |Risotto met erwten\n- |Citroentaart\n- |Muntthee',
      'Zo verzorg je hout\n1. |Stof afnemen\n2. |Olie dun opbrengen\n3. |Een nacht laten drogen\n4. |Met een doek uitwrijven',
    ],
    closed: ['Gesloten van 24 tot 26 december. |Fijne feestdagen', 'Maandag gesloten, |vanaf dinsdag vers brood'],
    signs: ['CO₂-neutrale bezorging, |showroom van 25 m², |water van 20 °C', '⅓ korting op linnen hemden |tot 5 mei'],
    told: [
      'Linnen lakens in vier kleuren, |gratis retour. [Prijs van € 89 niet noemen]',
      '[Maak een post over ]|onze nieuwe winterkaart. |Alleen deze week. [Geen emoji’s]',
    ],
    plain: [
      'Voorleesavond in de tuin, |vrijdag om 20 uur, |Kerkstraat 12',
      'Gratis bezorging vanaf € 50 besteding',
      'Keramiekles, |€ 12 per persoon',
    ],
    superlative: 'beste',
  },
  pl: {
    former: [
      'Patelnia żeliwna |teraz 49 zł zamiast 80 zł',
      'Czajnik |24,90 zł (wcześniej 39,90 zł)',
      'Serum na noc |teraz 39 zł zamiast 48 zł',
    ],
    list: [
      'W menu:\n- |Zupa szparagowa\n- |Risotto z groszkiem\n- |Tarta cytrynowa\n- |Herbata miętowa',
      'Jak dbać o deskę\n1. |Zetrzyj kurz\n2. |Nałóż olej\n3. |Zostaw na noc\n4. |Wypoleruj ściereczką',
    ],
    closed: ['Nieczynne od 24 do 26 grudnia. |Wesołych Świąt', 'W poniedziałki zamknięte, |od wtorku świeży chleb'],
    signs: ['Dostawa neutralna dla CO₂, |salon 25 m², |woda 20 °C', '⅓ taniej na koszule |do 5 maja'],
    told: [
      'Pościel lniana w czterech kolorach, |darmowy zwrot. [Nie wspominaj ceny 89 zł]',
      '[Stwórz post o ]|nowym zimowym menu. |Tylko w tym tygodniu. [Bez emoji]',
    ],
    plain: [
      'Wieczór poezji w ogrodzie, |piątek o 20:00, |ul. Lipowa 12',
      'Darmowa dostawa przy zakupach powyżej 50 zł',
      'Warsztaty ceramiczne, |12 zł za osobę',
      'Zadzwoń pod 22 123 45 67',
    ],
    superlative: 'najlepszy',
  },
  tr: {
    former: [
      'Döküm tava |80 TL yerine 49 TL',
      'Çaydanlık |249 TL (önceki 399 TL)',
      'Gece serumu |480 TL yerine 390 TL',
    ],
    list: [
      'Menüde:\n- |Kuşkonmaz çorbası\n- |Bezelyeli risotto\n- |Limonlu tart\n- |Nane çayı',
      'Tahta bakımı\n1. |Tozunu alın\n2. |İnce yağ sürün\n3. |Bir gece bekletin\n4. |Bezle parlatın',
    ],
    closed: ['24–26 Aralık kapalıyız. |İyi bayramlar', 'Pazartesi kapalı, |salı gününden itibaren taze ekmek'],
    signs: ['CO₂ nötr teslimat, |25 m² salon, |20 °C su', 'Keten gömlekte ⅓ indirim, |5 Mayıs’a kadar'],
    told: [
      'Dört renkte keten nevresim, |ücretsiz iade. [89 TL fiyatı belirtme]',
      'Yeni kış menümüz. |Sadece bu hafta. [Emoji kullanma]',
    ],
    plain: [
      'Bahçede şiir akşamı, |cuma saat 20.00, |Lale Sokak 12',
      '500 TL üzeri alışverişlerde kargo bizden',
      'Seramik atölyesi, |kişi başı 120 TL',
      'Bizi arayın: 0212 345 67 89',
    ],
    superlative: 'en iyi',
  },
  ar: {
    former: [
      'سيروم الصباح |الآن 39 ريال بدلاً من 48 ريال',
      'إبريق شاي |24 ريال (كان 39 ريال)',
      'حذاء جري |الآن 149 ريال بدلاً من 199 ريال',
    ],
    list: [
      'قائمة الطعام:\n- |شوربة الهليون\n- |أرز بالبازلاء\n- |تارت الليمون\n- |شاي بالنعناع',
      'العناية بالخشب\n1. |امسح الغبار\n2. |ضع الزيت\n3. |اتركه ليلة كاملة\n4. |لمعه بقطعة قماش',
    ],
    closed: ['مغلق من 24 إلى 26 ديسمبر. |كل عام وأنتم بخير', 'مغلق يوم الاثنين، |خبز طازج من الثلاثاء'],
    signs: ['توصيل محايد CO₂، |صالة 25 m²، |ماء 20 °C', 'خصم ⅓ على القمصان |حتى 5 مايو'],
    told: [
      'ملاءات كتان بأربعة ألوان، |إرجاع مجاني. [لا تذكر السعر 89 ريال]',
      '[أنشئ منشور عن ]|قائمة الشتاء الجديدة. |هذا الأسبوع فقط. [بدون رموز تعبيرية]',
    ],
    plain: [
      'أمسية شعر في الحديقة، |الجمعة الساعة 8 مساءً، |شارع الورد 12',
      'توصيل مجاني للطلبات فوق 100 ريال',
      'دورة خزف، |120 ريال للشخص',
      'اتصل بنا على +966 11 123 4567',
    ],
    superlative: 'الأفضل',
  },
  ja: {
    former: [
      '朝の美容液 |通常4,800円が今だけ3,900円',
      '鉄のフライパン、|1,980円(通常2,980円)',
      '南部鉄器の急須。|定価5,200円のところ3,900円',
    ],
    list: [
      '春のメニュー:\n- |アスパラのスープ\n- |豆のリゾット\n- |レモンタルト\n- |ミントティー',
      'まな板のお手入れ\n1. |ほこりを取る\n2. |油を薄く塗る\n3. |一晩乾かす\n4. |布で磨く',
    ],
    closed: ['12月24日から26日まで休業。|メリークリスマス', '月曜定休日。|火曜は7時から焼きたてパン'],
    signs: ['CO₂ニュートラル配送、|25m²のショールーム、|水温20℃', '麻のシャツが⅓オフ、|5月5日まで'],
    told: ['麻のシーツ4色、|返品無料。[価格89円は書かないで]', '冬の新メニュー。|今週だけ。[絵文字なしでお願いします]'],
    plain: [
      '庭での朗読会、|金曜日20時、|本町3-12',
      '5,000円以上のお買い上げで送料無料',
      '陶芸教室、|1人1,200円',
      'ご予約は03-1234-5678まで',
    ],
    superlative: '最高の',
  },
  'zh-Hans': {
    former: ['早安精华液，|现价39元，原价48元', '铸铁锅|原价199元，现价129元', '晚霜，|仅需39元（原价59元）'],
    list: [
      '春季菜单:\n- |芦笋汤\n- |豌豆烩饭\n- |柠檬挞\n- |薄荷茶',
      '砧板保养\n1. |擦去灰尘\n2. |薄涂一层油\n3. |晾一夜\n4. |用布擦亮',
    ],
    closed: ['12月24日至26日停业。|圣诞快乐', '周一休息，|周二起供应新鲜面包'],
    signs: ['CO₂中和配送，|25m²展厅，|水温20℃', '亚麻衬衫立减⅓，|截至5月5日'],
    told: ['四色亚麻床单，|免费退货。[不要写价格89元]', '冬季新菜单。|仅限本周。[活泼一点，不要表情]'],
    plain: ['花园诗歌之夜，|周五20点，|花园路12号', '满100元免运费', '陶艺课，|每人120元', '预约电话 010-1234-5678'],
    superlative: '最佳',
  },
}
