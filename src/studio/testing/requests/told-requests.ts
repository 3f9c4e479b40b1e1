/** Requests with words that are said to us, and what is read of them. */
export const TOLD_REQUESTS: readonly (readonly [string, string])[] = [
  [
    'pls no padlock pics! e-scooter hire from £3.50/hr',
    '(pls no padlock pics!) | message: E-scooter hire from £3.50/hr',
  ],
  [
    'for the allotment notice board: plot 27b free from 1st march',
    '(for the allotment notice board:) | message: Plot 27b free from 1st march',
  ],
  [
    '8月13日(木)〜16日(日)はお休みします。ストーリー用に作ってください、写真なしで',
    'message: 8月13日(木)〜16日(日)はお休みします | (ストーリー用に作ってください、) | (写真なしで)',
  ],
  ['신메뉴 출시! 스토리용으로 만들어 주세요', 'message: 신메뉴 출시! | (스토리용으로 만들어 주세요)'],
  ['周六公园瑜伽免费参加。请用在朋友圈', 'message: 周六公园瑜伽免费参加 | (请用在朋友圈)'],
  ['Für die Praxistür – heute geschlossen', '(Für die Praxistür –) | message: Heute geschlossen'],
  [
    'pour la porte du cabinet : ostéopathe, consultations jeudi',
    '(pour la porte du cabinet :) | message: Ostéopathe, consultations | date: Jeudi',
  ],
  [
    'cartel para la puerta del aula 2B: reunión de padres',
    '(cartel para la puerta del aula 2B:) | message: Reunión de padres',
  ],
  ['pra vitrine da peixaria: tilápia R$ 39,90/kg', '(pra vitrine da peixaria:) | message: Tilápia R$ 39,90/kg'],
  ['voor de winkelruit: gesloten zaterdag', '(voor de winkelruit:) | date: Gesloten zaterdag'],
  ['na szybę sklepu: w sobotę nieczynne', '(na szybę sklepu:) | message: W sobotę nieczynne'],
  [
    'dükkan vitrini için: yarın kapalıyız. sade olsun lütfen',
    '(dükkan vitrini için:) | message: Yarın kapalıyız | (sade olsun lütfen)',
  ],
  [
    'на дверь магазина: завтра закрыто. сделайте скромно, пожалуйста',
    '(на дверь магазина:) | message: Завтра закрыто | (сделайте скромно,) | (пожалуйста)',
  ],
  [
    '店頭用:棚卸しのため休業。シンプルにお願いします',
    '(店頭用:) | message: 棚卸しのため休業 | (シンプルにお願いします)',
  ],
  [
    '매장 문에 붙일 거: 재고조사로 휴무. 심플하게 부탁드려요',
    '(매장 문에 붙일 거:) | message: 재고조사로 휴무 | (심플하게) | (부탁드려요)',
  ],
  ['贴在店门口的：盘点休息。不要放人物图片', '(贴在店门口的：) | message: 盘点休息 | (不要放人物图片)'],
  ['لباب المحل: مغلق السبت للجرد', '(لباب المحل:) | message: مغلق السبت للجرد'],
  [
    'för skyltfönstret: stängt på lördag för inventering. håll det enkelt tack',
    '(för skyltfönstret:) | message: Stängt på lördag för inventering | (håll det enkelt tack)',
  ],
  [
    'for the window: 20% off everything. no clip art of clothes pls',
    '(for the window:) | discount: 20% off everything | (no clip art of clothes) | (pls)',
  ],
  [
    'inventaire samedi, on ferme. merci de faire sobre',
    'message: Inventaire samedi, on ferme | (merci de faire sobre)',
  ],
  [
    'bourse aux jouets dimanche. pas trop coloré merci',
    'message: Bourse aux jouets | date: Dimanche | (pas trop coloré merci)',
  ],
  [
    'blood donation on Friday. nothing gory please',
    'message: Blood donation | date: On Friday | (nothing gory please)',
  ],
  ["don de sang mardi. surtout pas d'aiguilles svp", "message: Don de sang mardi | (surtout pas d'aiguilles svp)"],
  [
    'reunião de pais na quinta. favor não usar vermelho',
    'message: Reunião de pais | date: Na quinta | (favor não usar vermelho)',
  ],
  [
    'zapisy na basen w sobotę. bez zdjęć dzieci proszę',
    'message: Zapisy na basen | date: W sobotę | (bez zdjęć dzieci proszę)',
  ],
  [
    'запись в бассейн в субботу. Без фото детей пожалуйста',
    'message: Запись в бассейн | date: В субботу | (Без фото детей пожалуйста)',
  ],
  ['献血は金曜日。注射器の絵はNG', 'message: 献血は金曜日 | (注射器の絵はNG)'],
  ['헌혈 금요일. 주사기 그림은 빼주세요', 'message: 헌혈 금요일 | (주사기 그림은 빼주세요)'],
  ['تبرع بالدم الجمعة. بدون صور إبر من فضلك', 'message: تبرع بالدم | date: الجمعة | (بدون صور إبر من فضلك)'],
  ['simskola på lördag. inga bilder på barn tack', 'message: Simskola på lördag | (inga bilder på barn tack)'],
  [
    'reunión de padres el jueves. que sea sencillo, gracias',
    'message: Reunión de padres | date: El jueves | (que sea sencillo,) | (gracias)',
  ],
  ['For your wall: prints from £9', 'message: For your wall | price: Prints from £9'],
  ['On the door: £8, members £6', 'message: On the door: £8 | message: Members £6'],
  ['Pool rules. No dogs please', 'message: Pool rules | message: No dogs please'],
  [
    'Fenster für Altbau: 20 % Rabatt bis Freitag',
    'message: Fenster für Altbau | discount: 20 % Rabatt | deadline: Bis Freitag',
  ],
  ['Zoo am Sonntag. Bitte keine Hunde', 'message: Zoo am Sonntag | message: Bitte keine Hunde'],
  [
    'can someone whip up a thing for the harvest supper? fri 3 oct, £12, bring own plates',
    '(can someone whip up a thing for) | message: The harvest supper | date: Fri 3 oct | price: £12 | message: Bring own plates',
  ],
  ['for the lift door: lift out of use until tuesday', '(for the lift door:) | message: Lift out of use until tuesday'],
  [
    'roofers: gutter clean £60. plz make it bold but not shouty, no stock photos',
    'message: Roofers | price: Gutter clean £60 | (plz make it bold but not shouty,) | (no stock photos)',
  ],
  [
    'Grabpflege ab 18 €/Monat. Bitte nichts Trauriges',
    'message: Grabpflege | price: Ab 18 €/Monat | (Bitte nichts Trauriges)',
  ],
  [
    'réunion parents CE2, mar. 13 à 18h30. simple et lisible merci',
    'message: Réunion parents CE2 | date: mar. 13 à 18h30 | (simple et lisible merci)',
  ],
  [
    'veterinario de guardia el domingo. sin dibujos de perros, gracias',
    'message: Veterinario de guardia | date: El domingo | (sin dibujos de perros,) | (gracias)',
  ],
  [
    'per la bacheca: riunione genitori 3ª B, aula 12, piano 1°. semplice per favore',
    '(per la bacheca:) | message: Riunione genitori 3ª B, aula 12, piano 1° | (semplice per favore)',
  ],
  [
    'pro mural da igreja: jantar da colheita sáb. 10/01 às 19h30. deixa simples',
    '(pro mural da igreja:) | message: Jantar da colheita | date: sáb. 10/01 às 19h30 | (deixa simples)',
  ],
  [
    'panoya asılacak: veli toplantısı 3-B, 2. kat, oda 12. sade lütfen',
    '(panoya asılacak:) | message: Veli toplantısı 3-B, 2. kat | place: Oda 12 | (sade lütfen)',
  ],
  [
    'на доску объявлений: родительское собрание в четверг. попроще пожалуйста',
    '(на доску объявлений:) | message: Родительское собрание | date: В четверг | (попроще пожалуйста)',
  ],
  [
    'дежурный ветеринар сб и вс, трамвай 5. без рисунков собак',
    'message: Дежурный ветеринар сб и вс, трамвай 5 | (без рисунков собак)',
  ],
  [
    'weterynarz dyżur sob. 24 i nd. 25.01., lek. wet. J. Nowak, tramwaj 5 przyst. Zoo. bez rysunków psów',
    'message: Weterynarz dyżur | date: sob. 24 i nd. 25.01. | message: lek. wet. J. Nowak, tramwaj 5 przyst. Zoo | (bez rysunków psów)',
  ],
  ['贴公告栏：家长会周四18:30，2楼3-B教室', '(贴公告栏：) | message: 家长会周四18:30 | message: 2楼3-B教室'],
  [
    'للوحة الإعلانات: اجتماع أولياء الأمور الخميس. بسيط من فضلك',
    '(للوحة الإعلانات:) | message: اجتماع أولياء الأمور | date: الخميس | (بسيط من فضلك)',
  ],
  [
    'till anslagstavlan: föräldramöte 3B, sal 12, plan 2. inte för mycket färg tack',
    '(till anslagstavlan:) | message: Föräldramöte 3B, sal 12, plan 2 | (inte för mycket färg tack)',
  ],
  [
    'Tierarzt-Notdienst, Tram 5 bis "Zoo". Bitte klingeln',
    'message: Tierarzt-Notdienst, Tram 5 bis "Zoo" | message: Bitte klingeln',
  ],
  [
    '“Best gym in the city. Friendly staff!” ★★★★★ Jonas K.',
    'quotation: Best gym in the city. Friendly staff! | person: ★★★★★ Jonas K.',
  ],
  ['« Un accueil parfait ! » ★★★★★ Claire D., Lyon', 'quotation: Un accueil parfait ! | person: ★★★★★ Claire D., Lyon'],
  ['“La mejor pizza.” ★★★★☆ - Marta', 'quotation: La mejor pizza. | person: ★★★★☆ - Marta'],
  ['Rated ★★★★★ by 200 guests', 'message: Rated ★★★★★ by 200 guests'],
  [
    'Dites à tout le monde que le marché de Noël est samedi',
    '(Dites à tout le monde que) | message: Le marché de Noël est samedi',
  ],
  [
    'Invita a la gente a la inauguración de la peluquería',
    '(Invita a la gente a) | message: La inauguración de la peluquería',
  ],
  [
    'per favore scrivete che il 2 giugno facciamo la grigliata',
    '(per favore scrivete che) | message: Il 2 giugno facciamo la grigliata',
  ],
  ['avisa o pessoal que sexta não abrimos', '(avisa o pessoal que) | message: Sexta não abrimos'],
  ['poinformujcie klientów że w piątek nieczynne', '(poinformujcie klientów że) | message: W piątek nieczynne'],
  ['báo cho khách rằng thứ sáu nghỉ', '(báo cho khách rằng) | message: Thứ sáu nghỉ'],
  [
    '휴무 안내 포스터 만들어 주세요 1/28~1/30 휴무',
    'message: 휴무 안내 | (포스터 만들어 주세요) | message: 1/28~1/30 휴무',
  ],
  [
    'tartas caseras: zanahoria y queso, no pongas el telefono',
    'message: Tartas caseras | message: Zanahoria y queso | (no pongas el telefono)',
  ],
  ['avisa pro pessoal que sexta não abrimos', '(avisa pro pessoal que) | message: Sexta não abrimos'],
  ['скажите клиентам что в пятницу выходной', '(скажите клиентам что) | message: В пятницу выходной'],
  [
    'Mettez cet avis sur une image: "Équipe au top !" - Thomas B.',
    '(Mettez cet avis sur une image:) | quotation: Équipe au top ! | person: Thomas B.',
  ],
  [
    'oi gente faz uma arte pra divulgar o rodízio de pizza toda quarta',
    '(oi gente faz uma arte pra divulgar) | message: O rodízio de pizza | date: Toda quarta',
  ],
  [
    'お店のストーリー用に、3周年感謝祭 全品15%オフ',
    '(お店のストーリー用に、) | message: 3周年感謝祭 | discount: 全品15%オフ',
  ],
  [
    'ممكن تصميم للستوري: نعتذر عن استقبال الحالات يوم الأحد',
    '(ممكن تصميم للستوري:) | message: نعتذر عن استقبال الحالات | date: يوم الأحد',
  ],
  ['avisa a los clientes de que cerramos el lunes', '(avisa a los clientes de que) | message: Cerramos el lunes'],
  ["dites qu'on déménage rue Foch", "(dites qu') | message: On déménage rue Foch"],
  ['convida a galera pra festa junina da loja', '(convida a galera pra) | message: Festa junina da loja'],
  ['告诉大家周五不营业', '(告诉大家) | message: 周五不营业'],
  ['recuerda que cerramos el lunes', 'message: Recuerda que cerramos el lunes'],
  [
    "vous pouvez nous faire un post sympa ? c'est pour annoncer l'arrivée des sapins",
    "(vous pouvez nous faire un post sympa ?) | (c'est pour annoncer) | message: L'arrivée des sapins",
  ],
  [
    'Bitte postet, dass wir ab Montag wieder offen haben',
    '(Bitte postet, dass wir) | message: Ab Montag wieder offen | (haben)',
  ],
  [
    'Sagt den Leuten bitte dass der Laden am 24.12. nur bis 13 Uhr auf hat',
    '(Sagt den Leuten bitte dass) | message: Der Laden am 24.12. nur bis 13 Uhr auf | (hat)',
  ],
  [
    'schreibt mal auf insta das wir morgen keinen fisch haben, der laster ist kaputt',
    '(schreibt mal auf insta das wir) | message: Morgen keinen fisch | (haben) | message: Der laster ist kaputt',
  ],
  [
    'Könnt ihr den Kunden mitteilen, dass es ab Freitag wieder Spargel gibt',
    '(Könnt ihr den Kunden mitteilen, dass es) | message: Ab Freitag wieder Spargel | (gibt)',
  ],
  [
    'Mach einen Post, dass die Praxis am Freitag geschlossen ist',
    '(Mach einen Post, dass) | message: Die Praxis am Freitag geschlossen | (ist)',
  ],
  [
    'könnt ihr ein Bild machen dass unser Café am Pfingstmontag 9-18 Uhr geöffnet ist',
    '(könnt ihr ein Bild machen dass) | message: Unser Café am Pfingstmontag 9-18 Uhr geöffnet | (ist)',
  ],
  [
    'Zet even op insta dat we zaterdag gesloten zijn',
    '(Zet even op insta dat we) | message: Zaterdag gesloten | (zijn)',
  ],
  [
    'Kunt u laten weten dat onze nieuwe kaart er is? Vanaf 1 mei',
    '(Kunt u laten weten dat) | message: Onze nieuwe kaart | (er is) | date: Vanaf 1 mei',
  ],
  ['Zeg even dat er zaterdag geen markt is', '(Zeg even dat er) | message: Zaterdag geen markt | (is)'],
  ['Lägg ut att vi har öppet till 21 på torsdag', '(Lägg ut att) | message: Vi har öppet till 21 på torsdag'],
  ['Kan ni skriva på insta att semlorna är tillbaka', '(Kan ni skriva på insta att) | message: Semlorna är tillbaka'],
  [
    'Slå lige op at vi har fået friske jordbær, 35 kr bakken',
    '(Slå lige op at) | message: Vi har fået friske jordbær | price: 35 kr bakken',
  ],
  [
    'Legg ut på facebook at vi trenger en kokk, ring 22 33 44 55',
    '(Legg ut på facebook at) | message: Vi trenger en kokk | contact: Ring 22 33 44 55',
  ],
  [
    'Laittakaa instaan että olemme kiinni juhannuksena',
    '(Laittakaa instaan että) | message: Olemme kiinni juhannuksena',
  ],
  [
    "put on insta that we're shut monday for stocktake",
    "(put on insta that) | message: We're shut monday for stocktake",
  ],
  [
    'Sag allen, dass wir montags und dienstags geschlossen haben und am Mittwoch Pizza backen',
    '(Sag allen,) | message: Dass wir montags und dienstags geschlossen haben und am Mittwoch Pizza backen',
  ],
  ['Bitte schreibt, dass wir einen Azubi suchen', '(Bitte schreibt,) | message: Dass wir einen Azubi suchen'],
  ['Say no to plastic', 'message: Say no to plastic'],
  ['Share the news that matters', 'message: Share the news that matters'],
  ['Post offices close at noon', 'message: Post offices close at noon'],
  ['Schreibt uns, dass ihr kommt', 'message: Schreibt uns, dass ihr kommt'],
]
