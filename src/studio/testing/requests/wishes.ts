/** What people tell us about a design, by language (BCP 47 without regions), behind a message in that language. */
export const MESSAGES: Readonly<Record<string, string>> = {
  en: 'Fresh bread every Saturday from 8. ',
  de: 'Frisches Brot jeden Samstag ab 8 Uhr. ',
  fr: 'Pain frais chaque samedi dès 8h. ',
  es: 'Pan fresco todos los sábados desde las 8. ',
  it: 'Pane fresco ogni sabato dalle 8. ',
  'pt-BR': 'Pão fresco todo sábado a partir das 8h. ',
  nl: 'Vers brood elke zaterdag vanaf 8 uur. ',
  pl: 'Świeży chleb w każdą sobotę od 8. ',
  tr: 'Her cumartesi 8’den itibaren taze ekmek. ',
  ja: '毎週土曜8時から焼きたてパン。',
  ar: 'خبز طازج كل سبت من الساعة 8. ',
  ru: 'Свежий хлеб каждую субботу с 8. ',
  ko: '매주 토요일 8시 갓 구운 빵. ',
  'zh-Hans': '每周六8点新鲜面包。',
}

/** Separated by `|`. */
export const WISHES: Readonly<Record<string, string>> = {
  en: 'put our website kornblume.example small at the bottom|put the phone number big at the top please|can you add our logo in the corner|make sure the price is the biggest thing|dont mention the deposit|but leave out the deposit|style like a old poster|think rustic, warm, nothing shiny|warm and cozy vibe|something cheerful pls|photo not needed|no need for a photo|you can use the bread photo|feel free to use emojis|keep the text short|it should look handmade|not too christmassy|nothing too loud|colors like autumn leaves|we like green|portrait format for the story|use the brand font|please no stock photos',
  de: 'unsere website kornblume.example klein unten hin|die telefonnummer bitte groß oben|preis soll das größte sein|anzahlung bitte nicht erwähnen|soll gemütlich wirken|bitte schlicht halten|nicht so weihnachtlich|gern mit herbstfarben|bild ist nicht nötig|foto braucht es keins|bitte keine hand auf dem foto|schrift bitte gut lesbar|mach es bitte rustikal|logo klein in die ecke|darf gern lustig sein|ohne schnickschnack|farben wie im laden',
  fr: 'mettez notre site kornblume.example en petit en bas|le téléphone bien visible en haut svp|ambiance chaleureuse stp pas trop noël|sans icônes svp|que ce soit élégant|que ça fasse artisanal|pas besoin de photo|ne parlez pas de l’acompte|dans un style ancien|plutôt sobre|avec des couleurs d’automne svp|ne pas mettre de main sur la photo|en gros le prix svp|un truc gai|restez simple',
  es: 'poned nuestra web kornblume.example pequeña abajo|el teléfono bien grande arriba por favor|que se vea elegante, sin iconos por favor|que quede bonito|no hace falta foto|no menciones la señal|con estilo antiguo|algo alegre porfa|colores de otoño|que no sea muy navideño|el precio bien grande|no poner foto de manos|con letra grande|ambiente acogedor por favor',
  it: 'mettete il nostro sito kornblume.example piccolo in basso|il telefono ben visibile in alto per favore|che sia elegante|senza icone per favore|non serve la foto|non parlate della caparra|stile antico|qualcosa di allegro|colori autunnali|non troppo natalizio|il prezzo bello grande|non mettere foto di mani|atmosfera calda per favore',
  'pt-BR':
    'coloca nosso site kornblume.example pequeno embaixo|o telefone bem grande em cima por favor|nao colocar foto de mao por favor|que fique elegante|sem ícones por favor|não precisa de foto|nao falar do sinal|estilo antigo|algo alegre pfv|cores de outono|nada muito natalino|preço bem grande|deixa bem clean|clima aconchegante por favor',
  nl: 'zet onze website kornblume.example klein onderaan|telefoonnummer graag groot bovenaan|het moet gezellig aanvoelen|geen foto nodig|niet te kerstig graag|noem de aanbetaling niet|sfeer warm graag|liever geen iconen|mag best grappig|prijs groot graag',
  pl: 'telefon duży u góry proszę|niech będzie elegancko|bez ikon proszę|zdjęcie niepotrzebne|nie wspominaj o zaliczce|w starym stylu|coś wesołego|kolory jesieni|nie za bardzo świątecznie|cena największa',
  tr: 'web sitemiz kornblume.example altta küçük olsun|telefon üstte büyük olsun lütfen|şık dursun|fotoğrafa gerek yok|kaporadan bahsetmeyin|eski tarzda|neşeli bir şey|sonbahar renkleri olsun|simge olmasın lütfen|fiyat büyük olsun',
  ja: '写真はなくても大丈夫です|サイトkornblume.exampleを下に小さく入れてください|電話番号は大きめでお願いします|あたたかい雰囲気で|クリスマスっぽくしすぎないで|手付金のことは書かないでください|イラストなしで|値段を一番大きく',
  ar: 'ضعوا موقعنا kornblume.example صغير في الأسفل|رقم الهاتف كبير في الأعلى لو سمحت|خليه أنيق|بدون أيقونات من فضلك|لا داعي للصورة|لا تذكروا العربون|أجواء دافئة من فضلك|السعر يكون كبير',
  ru: 'поставьте наш сайт kornblume.example мелко внизу|телефон крупно сверху пожалуйста|чтобы было уютно|без иконок пожалуйста|фото не нужно|не пишите про предоплату|в старом стиле|что-нибудь весёлое|цвета осени|не слишком по-новогоднему|цену покрупнее',
  ko: '전화번호 크게 부탁드려요|사진은 없어도 돼요|따뜻한 느낌으로|아이콘 없이 부탁해요|계약금은 언급하지 마세요',
  'zh-Hans': '网址kornblume.example放在下面小一点|电话放大一点|不用照片也可以|温馨一点|不要图标|不要提定金',
}

/** Messages that are made of nearly the same words. */
export const NO_WISHES: Readonly<Record<string, string>> = {
  en: 'No phone needed|Small prices, big taste|Small prices|Warm and cozy inside|Bring your own photo|Modern design|Vintage frames|Old photos restored|Picture framing|Free design|Big name, small price|Open top|Top quality|Keep warm|Stay cozy this winter|So simple|Very friendly team|Fun for kids|Nothing beats fresh bread|Handmade and natural|Classic & modern|Date and time to be announced|Call for prices|Link in bio|More colors than ever|New colors|Book at the front desk|Natural light, warm rooms|Black and white|Professional photos from 50|Add a photo for free|Red, white and rosé|Left bank|Get the look|Use code WARM|Make a card|Write a letter to Santa|Add some color to your life|It is simple|Think big',
  de: 'Kleine Preise|Große Auswahl|Bilder und Rahmen|Ganz einfach|Frische Farben|Modern und hell|Rosa und weiß|Foto und Rahmen gratis|Unten im Hof|Oben rechts im Haus|Gern auch ohne Termin|Hell und freundlich|Alt und jung|Preis auf Anfrage|Termin und Uhrzeit folgen|Etwas Warmes|Schlicht. Schön.|Mach mit|Schreib uns|Adresse: unten im Hof|Link in der Bio|Ohne Foto keine Anmeldung',
  fr: 'Petits prix|Photos et cadres|Simple et frais|Tout en haut de la rue|Prix doux|Sur place ou à emporter|Date et heure à confirmer|Un peu de douceur|Encadrement photo|Lien en bio|Frais et fait main|En bas de la côte',
  es: 'Precios bajos|Algo dulce|Fresco y natural|Arriba del bar|Fotos y marcos|Precio a consultar|Hecho con cariño|Grandes y pequeños|Link en bio',
  it: 'Prezzi piccoli|Fresco e naturale|In fondo alla via|Qualcosa di dolce|Prezzo su richiesta|Grandi e piccini|Foto e cornici',
  nl: 'Kleine prijzen|Vers en lekker|Iets lekkers|Achter in de straat|Prijs op aanvraag|Foto en lijst|Warm en gezellig binnen|Link in bio',
  pl: 'Małe ceny|Świeże i naturalne|Coś słodkiego|Cena na zapytanie|Duzi i mali|Proste i smaczne',
  ja: '写真撮影会|価格はお問い合わせください|下町の味|大きめサイズ|手作りパン',
  ru: 'Свежее и домашнее|Цены ниже|Что-то вкусное|Фото и рамки|Внизу у входа',
}
