/** Requests with words to us around the message, quotations, and messages that only look like such requests. */
export const FRAMED_REQUESTS: readonly (readonly [prompt: string, reading: string])[] = [
  [
    'insta pls: brow lamination now £35, book via DM',
    '(insta pls:) | message: Brow lamination | price: Now £35 | place: Book via DM',
  ],
  [
    'ad for us? new puppy classes start 4 May, 6 weeks £90',
    '(ad for us?) | message: New puppy classes | date: Start 4 May | price: 6 weeks £90',
  ],
  [
    'quote for our feed: "Slow is smooth and smooth is fast" – old climbing saying',
    '(quote for our feed:) | quotation: Slow is smooth and smooth is fast | person: Old climbing saying',
  ],
  [
    'Für unseren Feed: Der Kürbis ist da! Ab Freitag auf dem Hof. danke dir',
    '(Für unseren Feed:) | message: Der Kürbis ist da! | date: Ab Freitag auf dem Hof | (danke dir)',
  ],
  [
    '¿Nos haces un post? Taller de cerámica el 8 de marzo, 45 €. ¡Gracias!',
    '(¿Nos haces un post?) | message: Taller de cerámica | date: El 8 de marzo | price: 45 € | (¡Gracias!)',
  ],
  [
    'post for our feed: sourdough is back every Saturday 8am. cheers',
    '(post for our feed:) | message: Sourdough is back every Saturday 8am | (cheers)',
  ],
  [
    'Story bitte: Freibad öffnet am 1. Mai, Eintritt 4 €. Bitte kein Plüsch!',
    '(Story bitte:) | message: Freibad öffnet am 1. Mai | price: Eintritt 4 € | (Bitte kein Plüsch!)',
  ],
  [
    'Facebook: boomstammen kloven op zaterdag, gratis koffie. Bedankt alvast!',
    '(Facebook:) | message: Boomstammen kloven op zaterdag, gratis koffie | (Bedankt alvast!)',
  ],
  [
    'pour insta svp : cours de poterie le 3 avril, 40 €, places limitées. merci bcp',
    '(pour insta svp :) | message: Cours de poterie | date: Le 3 avril | price: 40 € | message: Places limitées | (merci bcp)',
  ],
  [
    'Puoi fare una storia? Aperitivo in terrazza giovedì alle 19, 12 €. Grazie mille!',
    '(Puoi fare una storia?) | message: Aperitivo in terrazza | date: Giovedì alle 19 | price: 12 € | (Grazie mille!)',
  ],
  [
    'proszę o grafikę na fb: Warsztaty z ceramiki 12 maja, 80 zł. dzięki!',
    '(proszę o grafikę na fb) | message: Warsztaty z ceramiki | date: 12 maja | price: 80 zł | (dzięki!)',
  ],
  [
    'faz um post pro insta: aula experimental de muay thai grátis sábado 9h. valeu!',
    '(faz um post pro insta) | message: Aula experimental de muay thai grátis sábado 9h | (valeu!)',
  ],
  [
    'Kan ni göra ett inlägg? Loppis på söndag 10–14, fri entré. Tack!',
    '(Kan ni göra ett inlägg?) | message: Loppis på söndag 10–14 | message: Fri entré | (Tack!)',
  ],
  [
    'بوست للانستغرام: ورشة الخط العربي السبت 5 مساءً، 120 ريال. شكرا',
    '(بوست للانستغرام) | message: ورشة الخط العربي | date: السبت 5 مساءً | price: 120 ريال | (شكرا)',
  ],
  [
    'インスタ用：春のパン教室、4月5日10時から、参加費3,500円。よろしくお願いします！',
    '(インスタ用：) | message: 春のパン教室 | date: 4月5日10時から | price: 参加費3,500円 | (よろしくお願いします！)',
  ],
  [
    'Dog photo day 12 June, £15 a print. no pink please, keep it short xx',
    'message: Dog photo day | date: 12 June | price: £15 a print | (no pink please,) | (keep it short) | (xx)',
  ],
  [
    'New opening hours from Monday: Mon–Fri 8–18. thx!',
    'message: New opening hours from Monday: Mon–Fri 8–18 | (thx!)',
  ],
  [
    'could you do a poster for the band room? Open mic Thursday 8pm, free entry. ta!',
    '(could you do a poster for the band room?) | message: Open mic Thursday 8pm | free: Free entry | (ta!)',
  ],
  [
    'we\'d love a graphic w/ this: "Rent a kayak, 2 hours €25". nothing fancy',
    "(we'd love a graphic w/ this:) | quotation: Rent a kayak, 2 hours €25 | (nothing fancy)",
  ],
  [
    '"A camera is a tool for learning how to see without a camera.", Dorothea Lange',
    'quotation: A camera is a tool for learning how to see without a camera. | person: Dorothea Lange',
  ],
  [
    'quote: The garden suggests there might be a place where we can meet nature halfway. – MICHAEL POLLAN',
    '(quote:) | quotation: The garden suggests there might be a place where we can meet nature halfway. | person: MICHAEL POLLAN',
  ],
  [
    'Zitat für montags: „Wer rastet, der rostet.“ (Sprichwort)',
    '(Zitat für montags:) | quotation: Wer rastet, der rostet. | person: Sprichwort',
  ],
  [
    "Citation : « La cuisine, c'est quand les choses ont le goût de ce qu'elles sont » - Curnonsky",
    "(Citation :) | quotation: La cuisine, c'est quand les choses ont le goût de ce qu'elles sont | person: Curnonsky",
  ],
  [
    '"El que lee mucho y anda mucho, ve mucho y sabe mucho." Miguel de Cervantes',
    'quotation: El que lee mucho y anda mucho, ve mucho y sabe mucho. | person: Miguel de Cervantes',
  ],
  [
    'frase do dia: "Quem canta seus males espanta" — ditado popular',
    '(frase do dia:) | quotation: Quem canta seus males espanta | person: Ditado popular',
  ],
  [
    'quote of the day - "Well done is better than well said" ~ Benjamin Franklin',
    'message: Quote of the day | quotation: Well done is better than well said | person: Benjamin Franklin',
  ],
  [
    'citaat: "Niet geschoten is altijd mis" - opa Henk',
    '(citaat:) | quotation: Niet geschoten is altijd mis | person: Opa Henk',
  ],
  [
    'Customer review: "They fixed my roof in a day!" – Janet P., Stoke ★★★★★',
    'message: Customer review | quotation: They fixed my roof in a day! | person: Janet P., Stoke ★★★★★',
  ],
  ['名言：「継続は力なり」', '(名言：) | quotation: 継続は力なり'],
  [
    'Proszę o grafikę na Facebooka: wieczór planszówek, każdy czwartek o 19:00, wstęp wolny. Nie podawaj telefonu. Pozdrawiam, Ola',
    '(Proszę o grafikę na Facebooka) | message: Wieczór planszówek | date: Każdy czwartek o 19:00 | free: Wstęp wolny | (Nie podawaj telefonu.) | (Pozdrawiam, Ola)',
  ],
  ['quote: "Be water"\n- Bruce Lee', '(quote:) | quotation: Be water | person: Bruce Lee'],
  [
    'Quote for monday: Start where you are. Use what you have. Do what you can. - Arthur Ashe',
    '(Quote for monday:) | quotation: Start where you are. Use what you have. Do what you can. | person: Arthur Ashe',
  ],
  [
    'sprichwort: Morgenstund hat Gold im Mund – Volksmund',
    '(sprichwort:) | quotation: Morgenstund hat Gold im Mund | person: Volksmund',
  ],
  [
    'insta pls: dog walking spots free mornings, £12. nothing too cutesy, keep it simple. ta x',
    '(insta pls:) | message: Dog walking spots free mornings | price: £12 | (nothing too cutesy,) | (keep it simple.) | (ta x)',
  ],
  [
    'Für Insta: Nähkurs am 3. März, 29 €. Bitte schlicht halten, kein Glitzer',
    '(Für Insta:) | message: Nähkurs am 3. März | price: 29 € | (Bitte schlicht halten,) | (kein Glitzer)',
  ],
  [
    'post fb stp: marché de Noël le 12 décembre. Pas de rose svp, fond sombre',
    '(post fb stp:) | message: Marché de Noël | date: Le 12 décembre | (Pas de rose svp,) | (fond sombre)',
  ],
  [
    'Story für uns bitte: Pilates am Morgen, 7 Uhr. Keine Hunde bitte!',
    '(Story für uns bitte:) | message: Pilates am Morgen, 7 Uhr | message: Keine Hunde bitte!',
  ],
  [
    '¿me haces un flyer? Clase de salsa gratis el viernes. Letras grandes por favor y nada de purpurina',
    '(¿me haces un flyer?) | message: Clase de salsa gratis el viernes | (Letras grandes por favor y nada de purpurina)',
  ],
  [
    'mi fate un post? Corso di pane, 12 aprile. Niente rosa, grazie',
    '(mi fate un post?) | message: Corso di pane | date: 12 aprile | (Niente rosa,) | (grazie)',
  ],
  [
    'heyyy could you make me an insta reel cover for my nail salon? Chrome nails are back, £38, text 07700 900123. tysm xx',
    '(heyyy could you make me an insta reel cover for my nail salon?) | message: Chrome nails are back | price: £38 | contact: Text 07700 900123 | (tysm xx)',
  ],
  [
    'need a fb post asap: lost property from the festival can be picked up till Sunday at the town hall',
    '(need a fb post asap:) | message: Lost property from the festival can be picked up till Sunday at the town hall',
  ],
  [
    'Poster for the staff room please: mugs live in the dishwasher, not the sink. thanks!',
    '(Poster for the staff room please:) | message: Mugs live in the dishwasher, not the sink | (thanks!)',
  ],
  [
    'Für unsere Webseite: Reifenwechsel ohne Termin, Mo–Fr 8–12, 35 €. Vielen Dank im Voraus, Jens',
    '(Für unsere Webseite:) | message: Reifenwechsel ohne Termin | date: Mo–Fr 8–12 | price: 35 € | (Vielen Dank im Voraus,) | (Jens)',
  ],
  [
    'Könnt ihr uns was Kleines basteln? Hofflohmarkt am 14. Juni, 10–16 Uhr, Kuchen vom Elternbeirat. Bitte keine Clipart. Merci!',
    '(Könnt ihr uns was Kleines basteln?) | message: Hofflohmarkt | date: Am 14. Juni, 10–16 Uhr | message: Kuchen vom Elternbeirat | (Bitte keine Clipart.) | (Merci!)',
  ],
  [
    'Insta-Story bitte, Thema: neue Bouldergriffe ab Samstag',
    '(Insta-Story bitte, Thema:) | message: Neue Bouldergriffe | date: Ab Samstag',
  ],
  [
    'Kannst du daraus einen Post machen? Wir suchen ab sofort eine Aushilfe für samstags, 14 €/Std. Danke!',
    '(Kannst du daraus einen Post machen?) | message: Wir suchen ab sofort eine Aushilfe für samstags | message: 14 €/Std. | (Danke!)',
  ],
  [
    'bonjour, pour nos réseaux : ouverture de la terrasse vendredi 3 mai, planche + verre 14 €. bonne journée',
    '(bonjour, pour nos réseaux :) | message: Ouverture de la terrasse | date: Vendredi 3 mai | price: Planche + verre 14 € | (bonne journée)',
  ],
  [
    "vous pouvez nous faire une affiche ? Vide-grenier dimanche 9 juin, 8h–17h, entrée libre, buvette sur place. Merci d'avance !!",
    "(vous pouvez nous faire une affiche ?) | message: Vide-grenier | date: Dimanche 9 juin, 8h–17h | free: Entrée libre | message: Buvette sur place | (Merci d'avance !!)",
  ],
  [
    "citation pour lundi : « Petit à petit, l'oiseau fait son nid » (proverbe)",
    "(citation pour lundi :) | quotation: Petit à petit, l'oiseau fait son nid | person: Proverbe",
  ],
  [
    'para stories porfa: clases de surf para peques, sábados 11h, 25 €. gracias guapa',
    '(para stories porfa:) | message: Clases de surf para peques | date: Sábados 11h | price: 25 € | (gracias guapa)',
  ],
  [
    '¿Podríais preparar algo para Facebook? El sábado 9 hacemos matanza popular en la plaza, entrada libre. Nada muy cargado. Un saludo',
    '(¿Podríais preparar algo para Facebook?) | message: El sábado 9 hacemos matanza popular en la plaza | free: Entrada libre | (Nada muy cargado.) | (Un saludo)',
  ],
  [
    'per il nostro profilo: torna la polenta taragna, ogni venerdì sera a 13 €. grazie!',
    '(per il nostro profilo:) | message: Torna la polenta taragna | message: Ogni venerdì sera a 13 € | (grazie!)',
  ],
  [
    'Ci serve una locandina: Torneo di burraco, sabato 20 alle 21, iscrizione 10 €, niente foto di persone per favore',
    '(Ci serve una locandina:) | message: Torneo di burraco | date: Sabato 20 alle 21 | price: Iscrizione 10 € | (niente foto di persone per favore)',
  ],
  [
    'voor onze insta graag: boekenmarkt in de kerk, zondag 11–16u, alles 1 euro. bedankt hoor',
    '(voor onze insta graag:) | message: Boekenmarkt in de kerk | date: Zondag 11–16u | price: Alles 1 euro | (bedankt hoor)',
  ],
  [
    'pra postar no feed: café da manhã na roça domingo 8h, R$ 35 por pessoa, reservas 35 99888-7766. obrigada gente',
    '(pra postar no feed:) | message: Café da manhã na roça | date: Domingo 8h | price: R$ 35 por pessoa | contact: Reservas 35 99888-7766 | (obrigada gente)',
  ],
  [
    'Poproszę post na Insta: nowe godziny siłowni, pn–pt 6–23, sb 8–20. Bez różu i serduszek. Z góry dziękuję',
    '(Poproszę post na Insta) | message: Nowe godziny siłowni | list_item 0.0: Pn–pt 6–23 | list_item 0.1: Sb 8–20 | (Bez różu i serduszek.) | (Z góry dziękuję)',
  ],
  [
    'Cytat na dziś: „Kto rano wstaje, temu Pan Bóg daje” – przysłowie',
    '(Cytat na dziś:) | quotation: Kto rano wstaje, temu Pan Bóg daje | person: Przysłowie',
  ],
  [
    "Story için: yeni sezon çini kursu 3 Mart'ta başlıyor, 1.200 TL. Lütfen pembe olmasın. Sağolun!",
    "(Story için:) | message: Yeni sezon çini kursu 3 Mart'ta başlıyor | price: 1.200 TL | (Lütfen pembe olmasın.) | (Sağolun!)",
  ],
  ['عبارة لليوم: "من جد وجد" – مثل عربي', 'message: عبارة لليوم | quotation: من جد وجد | person: مثل عربي'],
  [
    'نحتاج تصميم لانستغرام: افتتاح فرع الروضة يوم الخميس 4 مساءً، خصم 25% أول يوم. بدون صور أشخاص لو سمحت. شكرا لكم',
    '(نحتاج تصميم لانستغرام:) | message: افتتاح فرع الروضة | date: يوم الخميس 4 مساءً | discount: خصم 25% أول يوم | (بدون صور أشخاص لو سمحت.) | (شكرا لكم)',
  ],
  [
    'インスタ投稿お願いします！新作いちごタルト、3月1日から、1切れ680円。ピンクすぎないように。',
    '(インスタ投稿お願いします！) | message: 新作いちごタルト | date: 3月1日から | price: 1切れ680円 | (ピンクすぎないように。)',
  ],
  ['フィード用の名言：「急がば回れ」', '(フィード用の名言：) | quotation: 急がば回れ'],
  [
    '인스타 피드용: 토요일 플리마켓 11시–6시, 입장 무료. 감사합니다!',
    '(인스타 피드용:) | message: 토요일 플리마켓 11시–6시 | free: 입장 무료 | (감사합니다!)',
  ],
  [
    'для инсты: мастер-класс по керамике 5 апреля, 2500 ₽. Без розового, пожалуйста. Спасибо!',
    '(для инсты:) | message: Мастер-класс по керамике | date: 5 апреля | price: 2500 ₽ | (Без розового,) | (пожалуйста.) | (Спасибо!)',
  ],
  [
    'Цитата дня: «Тише едешь — дальше будешь» (пословица)',
    'message: Цитата дня | quotation: Тише едешь — дальше будешь | person: Пословица',
  ],
  [
    'для нашої стрічки: ярмарок хендмейду 12 травня, вхід вільний. Дякуємо!',
    '(для нашої стрічки:) | message: Ярмарок хендмейду | date: 12 травня | free: Вхід вільний | (Дякуємо!)',
  ],
  [
    'cho fanpage nhé: khai trương chi nhánh Gò Vấp 5/4, giảm 30% toàn bộ menu. Cảm ơn nhiều',
    '(cho fanpage nhé:) | message: Khai trương chi nhánh Gò Vấp | date: 5/4 | message: Giảm 30% toàn bộ menu | (Cảm ơn nhiều)',
  ],
  ['ขอโพสต์ลงไอจี: โยคะเช้าวันเสาร์ 8 โมง ฟรี ขอบคุณค่ะ', '(ขอโพสต์ลงไอจี:) | message: โยคะเช้าวันเสาร์ 8 โมง ฟรี | (ขอบคุณค่ะ)'],
  [
    'פוסט לאינסטגרם: סדנת קרמיקה ב-5 באפריל, 180 ש״ח. תודה!',
    '(פוסט לאינסטגרם) | message: סדנת קרמיקה ב-5 באפריל | price: 180 ש״ח. | (תודה!)',
  ],
  [
    '发朋友圈用：周六手作市集10点开始，免费入场。谢谢！',
    '(发朋友圈用：) | message: 周六手作市集10点开始 | free: 免费入场 | (谢谢！)',
  ],
  [
    '小红书文案：春日咖啡节，4月12日，买一送一。不要粉色，谢谢',
    '(小红书文案：) | message: 春日咖啡节，4月12日，买一送一 | (不要粉色，) | (谢谢)',
  ],
  [
    'Till vårt flöde: keramikkurs 4 april, 650 kr, inga förkunskaper behövs. Tack på förhand!',
    '(Till vårt flöde:) | message: Keramikkurs | date: 4 april | price: 650 kr | message: Inga förkunskaper behövs | (Tack på förhand!)',
  ],
  [
    'Our feed is full of tomatoes: come and pick your own, Saturdays from 9',
    'message: Our feed is full of tomatoes | message: Come and pick your own | date: Saturdays from 9',
  ],
  [
    'Story time for kids: every Thursday 4pm at the library',
    'message: Story time for kids | date: Every Thursday 4pm at the library',
  ],
  ['Banner printing in 24 hours, from £15', 'message: Banner printing in 24 hours | price: From £15'],
  ['Post office counter closed for lunch 12–1', 'message: Post office counter closed for lunch 12–1'],
  ['No pets please. Rooms from £60', 'message: No pets please | message: Rooms from £60'],
  [
    "Thank you Leeds! We're closing on 30 June after 12 years",
    "message: Thank you Leeds! | message: We're closing on 30 June after 12 years",
  ],
  ['Poster sale: everything £5, Thursday 10–4', 'message: Poster sale | price: Everything £5 | date: Thursday 10–4'],
  [
    'Design for living: talk by Dr Amara Cole, 3 May, 6.30pm',
    'message: Design for living | message: Talk by Dr Amara Cole | date: 3 May, 6.30pm',
  ],
]
