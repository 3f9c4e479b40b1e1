/** What start pages and shops are called, which is no name of a brand. */
const GENERIC = new Set(
  `home|homepage|home page|start|start page|index|main|main page|welcome|shop|store|online shop|online store|webshop|website|site|
  official site|official website|official store|official online store|blog|startseite|willkommen|herzlich willkommen|onlineshop|
  online-shop|offizielle website|offizielle webseite|offizieller shop|accueil|page d’accueil|page d'accueil|bienvenue|boutique|
  boutique en ligne|site officiel|inicio|página de inicio|página principal|bienvenidos|bienvenido|tienda|tienda online|tienda en línea|
  sitio oficial|web oficial|início|página inicial|bem-vindo|bem-vindos|loja|loja online|site oficial|pagina iniziale|benvenuti|negozio|
  negozio online|sito ufficiale|homepagina|startpagina|welkom|webwinkel|officiële website|hem|startsida|välkommen|hjem|forside|hjemmeside|
  velkommen|nettbutikk|etusivu|kotisivu|tervetuloa|verkkokauppa|strona główna|witamy|sklep|sklep internetowy|domů|úvod|úvodní stránka|
  hlavní strana|vítejte|e-shop|eshop|domov|főoldal|kezdőlap|nyitólap|üdvözöljük|webáruház|acasă|pagina principală|bun venit|magazin online|
  ana sayfa|anasayfa|hoş geldiniz|αρχική|αρχική σελίδα|καλώς ήρθατε|главная|главная страница|добро пожаловать|интернет-магазин|
  официальный сайт|головна|головна сторінка|ласкаво просимо|інтернет-магазин|начало|начална страница|ホーム|ホームページ|トップ|
  トップページ|公式サイト|公式|公式通販|公式オンラインショップ|公式オンラインストア|オンラインショップ|オンラインストア|通販|首页|主页|首頁|
  主頁|官网|官方网站|官網|官方網站|商城|官方商城|홈|홈페이지|메인|메인페이지|공식 홈페이지|공식몰|공식 온라인몰|온라인몰|쇼핑몰|الرئيسية|
  الصفحة الرئيسية|مرحبا|أهلا وسهلا|المتجر|الموقع الرسمي|דף הבית|עמוד הבית|ברוכים הבאים|חנות|האתר הרשמי|होम|मुख्य पृष्ठ|स्वागत है|
  beranda|halaman utama|selamat datang|toko online|situs resmi|trang chủ|chào mừng|cửa hàng|หน้าแรก|หน้าหลัก|ยินดีต้อนรับ`
    .split('|')
    .map(fold),
)
/** Greetings before a name. */
const GREETING =
  /^(?:welcome to|(?:herzlich )?willkommen (?:bei|im|in der|auf)|bienvenue (?:chez|à|sur)|bienvenid[oa]s? an?|benvenut[oi] (?:da|su|in)|bem-vind[oa]s? (?:à|ao|a)|welkom bij|välkommen till|velkommen til) /i
const SEPARATORS = /[|｜·•»«–—―：]| [-~/] |: /

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** The text without a greeting, or '' if it only says what kind of page it is. */
export function toBrandName(text: string): string {
  const name = text.trim().replace(GREETING, '')
  return GENERIC.has(fold(name)) ? '' : name
}

/** The part of a title that is in the domain name, else its shortest one. Parts such as “Home” are no names. */
export function nameInTitle(title: string, domainLabel: string): string {
  const written = title.split(SEPARATORS).filter((part) => part.trim() !== '')
  const parts = written.map(toBrandName).filter(Boolean)
  const label = plain(domainLabel)
  const inDomain = parts.find(
    (part) => label.length > 2 && plain(part) && (label.includes(plain(part)) || plain(part) === label),
  )
  if (inDomain) return inDomain
  const [shortest = ''] = parts.toSorted((a, b) => a.length - b.length)
  return written.length > 1 || shortest.length <= 30 ? shortest : ''
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
