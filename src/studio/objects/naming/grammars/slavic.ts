import { listWords, type SubjectGrammar } from '../subject-grammar.ts'

export const CZECH: SubjectGrammar = {
  head: 'first',
  endings: /(?!)/,
  inflections: /^(?:a|u|y|e|i|o|ou|em|um|am|ach|ich|ech|ami|emi|mi|uv)?$/,
  prepositions: listWords(
    `v ve na z ze do od po při před za pro o u k ke nad pod mezi bez přes během jako místo vedle kolem s se kód kódem heslo heslem včetně podle než`,
  ),
  subjectPrepositions: listWords('z ze na o pro'),
  negators: listWords('ne není nejsou bez žádný žádné žádná ani nikdy místo nemáme neděláme'),
  extras: listWords('kromě'),
  light: listWords(
    `náš naše našich naši váš vaše tvůj můj ten ta to tyto tato tento každý každou každé všechny nový nová nové nových novou čerstvý čerstvá čerstvé čerstvě nejlepší první poslední další dva dvě tři čtyři pět velký velká malý malá malé domácí poctivý poctivé ruční ručně bio veganský veganské místní tady teď dnes zítra zase už jen také moc děkujeme zdarma ano zavřeno otevřeno konečně brzy letní zimní vánoční velikonoční dětský dětská dětské pro pondělí úterý středu středa čtvrtek pátek sobota sobotu neděle neděli ledna února března dubna května června července srpna září října listopadu prosince`,
  ),
  other: listWords(
    `já ty my vy on ona oni se si kdo kdy kde proč jak je jsou byl bude má máme můžete může a i nebo ale tak aby když pokud hledáme přijmeme začíná začínají otevíráme stojí od`,
  ),
  conjunctions: listWords('a i nebo'),
  leadVerbs: listWords(
    'objevte ochutnejte zkuste naučte kupte objednejte oslavte prodáváme pečeme pražíme nabízíme vyrábíme',
  ),
  carriers: listWords(
    `kurz kurzy workshop workshopy lekce lekci hodina hodiny prodej výprodej akce nabídka nabídky sleva slevy týden den dny noc večer víkend festival trh trhy jarmark obchod prodejna krám klub spolek menu sezóna sezona sezóny premiéra balíček balení krabička sada kolekce předplatné rozvoz doručení servis služby studio škola tým trénink tábor setkání událost otevření zájezd výlet prohlídka půjčovna oprava opravy dílna výrobce firma ordinace centrum expert specialista láhev šálek sklenice výběr sortiment poukaz seminář webinář ochutnávka výstava turnaj veletrh začátečníky tipy průvodce cena ceny e-shop eshop aukce oběd kroužek přihlášky`,
  ),
}

export const RUSSIAN: SubjectGrammar = {
  head: 'first',
  endings: /(?!)/,
  inflections:
    /^(?:а|я|о|е|ы|и|у|ю|ой|ей|ою|ею|ом|ем|ам|ям|ами|ями|ах|ях|ов|ев|ь|ью|ий|й|ия|ии|ию|ией|иям|иями|иях)?$/u,
  prepositions: listWords(
    `в во на из с со к ко от до по при перед за для о об у над под между без через во время как вместо около вокруг код промокод промокоду слово пароль включая кроме чем`,
  ),
  subjectPrepositions: listWords('из на о об для по с'),
  negators: listWords('нет не без никаких ни никогда вместо кроме'),
  extras: listWords('кроме включено'),
  light: listWords(
    `наш наша наше наши наших ваш ваша ваши мой моя этот эта это эти каждый каждую каждое все всех новый новая новое новые новых свежий свежая свежее свежие свежих лучший лучшая лучшие первый первая первые последний последние два две три четыре пять большой большая большие маленький маленькая домашний домашняя домашнее домашние вкусный вкусные здесь сейчас сегодня завтра снова уже только тоже очень спасибо да закрыто открыто наконец скоро бесплатно бесплатный бесплатная бесплатные летний летние зимний зимние детский детская детские авторский авторские понедельник вторник среду среда четверг пятница пятницу пятницам суббота субботу субботам воскресенье воскресеньям выходные выходных января февраля марта апреля мая июня июля августа сентября октября ноября декабря`,
  ),
  other: listWords(
    `я ты мы вы он она они себя кто когда где почему как есть был была будет были у нас вас можно и или но а так чтобы если ищем требуется нужен начинается открываем открылась открылся открылись стоит закрыты работаем приглашаем`,
  ),
  conjunctions: listWords('и или а также'),
  leadVerbs: listWords(
    'попробуйте откройте научитесь купите закажите продаём печём готовим обжариваем предлагаем делаем',
  ),
  carriers: listWords(
    `курс курсы мастер-класс мастер класс урок уроки занятие занятия продажа распродажа акция предложение скидка скидки неделя день дни дня ночь вечер выходные фестиваль ярмарка рынок магазин лавка клуб меню сезон сезона премьера набор наборы коробка коллекция подписка доставка сервис студия школа команда тренировка тренировки лагерь встреча событие мероприятие открытие тур поездка экскурсия прокат аренда ремонт мастерская производитель фирма компания центр эксперт специалист бутылка чашка бокал выбор ассортимент сертификат семинар вебинар дегустация выставка турнир начинающих новичков советы гид цена цены интернет-магазин аукцион обед бранч набор запись всё`,
  ),
}

export const UKRAINIAN: SubjectGrammar = {
  head: 'first',
  endings: /(?!)/,
  inflections: /^(?:а|я|о|е|є|и|і|ї|у|ю|ою|ею|єю|ом|ем|єм|ам|ям|ами|ями|ах|ях|ів|їв|ові|ей|ь|й|ій|ія|ії|ію|ією)?$/u,
  prepositions: listWords(
    `в у на з із зі до від по при перед за для про над під між без через під час як замість біля навколо код промокод слово пароль включно крім ніж`,
  ),
  subjectPrepositions: listWords('з із на про для'),
  negators: listWords('не немає нема без жодних жодного ні ніколи замість крім'),
  extras: listWords('крім включено'),
  light: listWords(
    `наш наша наше наші наших ваш ваша ваші мій моя цей ця це ці кожен кожну кожне всі усі новий нова нове нові нових свіжий свіжа свіже свіжі свіжих найкращий найкраща найкращі перший перша перші останній останні два дві три чотири п'ять великий велика великі маленький маленька домашній домашня домашнє домашні смачний смачні тут зараз сьогодні завтра знову вже лише тільки також дуже дякуємо так зачинено відчинено нарешті скоро безкоштовно безкоштовний безкоштовна безкоштовні літній літні зимовий зимові дитячий дитяча дитячі авторський авторські понеділок вівторок середа середу четвер п'ятниця п'ятницю субота суботу суботи неділя неділю вихідні січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня`,
  ),
  other: listWords(
    `я ти ми ви він вона вони себе хто коли де чому як є був була буде були нас вас можна та й і або але так щоб якщо шукаємо потрібен починається відкриваємо відкрилася відкрився коштує зачинені працюємо запрошуємо`,
  ),
  conjunctions: listWords('і й та або'),
  leadVerbs: listWords(
    'скуштуйте спробуйте відкрийте навчіться купуйте замовляйте продаємо печемо готуємо обсмажуємо пропонуємо робимо',
  ),
  carriers: listWords(
    `курс курси майстер-клас майстер клас урок уроки заняття продаж розпродаж акція пропозиція знижка знижки тиждень день дні дня ніч вечір вихідні фестиваль ярмарок ринок магазин крамниця клуб меню сезон сезону прем'єра набір набори коробка колекція підписка доставка сервіс студія школа команда тренування табір зустріч подія захід відкриття тур поїздка екскурсія прокат оренда ремонт майстерня виробник фірма компанія центр експерт спеціаліст пляшка чашка келих вибір асортимент сертифікат семінар вебінар дегустація виставка турнір початківців поради гід ціна ціни інтернет-магазин аукціон обід бранч запис усе`,
  ),
}
