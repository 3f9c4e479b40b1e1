import { HEAD_MAX, splitHead } from '../money/split-head.ts'
import { IMPORT_FIELDS, type ImportField, type ImportKind } from './import-fields.ts'

/**
 * Heads as Shopify, WooCommerce, Google Merchant Center and Meta write them, and common ones of own tables in 28 languages. The first column
 * with one of the heads gets the field, in the order of this list, so `URL handle` is the key before `SKU` is.
 */
const HEADS: Readonly<Record<ImportField, string>> = {
  key: `URL handle|Handle|ID|Key|Product ID|External ID|Artikelnummer|Artikel-Nr.|Art.-Nr.|Produkt-ID|Référence|Réf.|Referencia|Referência|
    Referenza|Codice articolo|Codice|Artikelnr|Artikkelnummer|Varenummer|Tuotenumero|Numer artykułu|Indeks|Kód produktu|Cikkszám|Cod produs|
    Ürün kodu|Κωδικός|Артикул|Код товара|Код товару|商品番号|商品コード|品番|商品编号|货号|商品編號|貨號|상품번호|상품코드|رمز المنتج|رقم المنتج|
    מזהה|מק"ט|उत्पाद कोड|Kode produk|Mã sản phẩm|รหัสสินค้า`,
  name: `Title|Name|Product name|Product|Item name|Item|Produktname|Produktbezeichnung|Artikelbezeichnung|Artikelname|Bezeichnung|Titel|Produkt|
    Nombre|Nombre del producto|Producto|Título|Nom|Nom du produit|Produit|Désignation|Intitulé|Libellé|Titre|Nome|Nome del prodotto|Prodotto|
    Denominazione|Titolo|Nome do produto|Produto|Naam|Productnaam|Omschrijving kort|Namn|Produktnamn|Benämning|Navn|Produktnavn|Varenavn|
    Betegnelse|Nimi|Tuotenimi|Tuote|Nimike|Nazwa|Nazwa produktu|Název|Název produktu|Názov|Név|Terméknév|Megnevezés|Nume|Denumire|
    Nume produs|Ad|Ürün adı|Ürün|Başlık|Όνομα|Προϊόν|Ονομασία|Название|Наименование|Название товара|Товар|Назва|Назва товару|Найменування|
    Име|Наименование на продукта|商品名|商品名称|製品名|品名|名称|产品名称|产品名|商品名稱|產品名稱|名稱|标题|상품명|제품명|이름|الاسم|اسم المنتج|
    المنتج|שם|שם המוצר|नाम|उत्पाद का नाम|Nama|Nama produk|Tên|Tên sản phẩm|ชื่อ|ชื่อสินค้า`,
  description: `Description|Body (HTML)|Body|Long description|Beschreibung|Produktbeschreibung|Langtext|Descripción|Descrizione|Descrição|
    Omschrijving|Beschrijving|Beskrivning|Beskrivelse|Kuvaus|Opis|Popis|Leírás|Descriere|Açıklama|Περιγραφή|Описание|Опис|説明|商品説明|
    商品の説明|描述|产品描述|商品描述|說明|설명|상품설명|الوصف|תיאור|विवरण|Deskripsi|Mô tả|คำอธิบาย|รายละเอียด|Short description|
    Kurzbeschreibung|Description courte|Descripción corta|Descrizione breve|Descrição curta|Korte beschrijving`,
  category: `Product category|Product type|Categories|Google product category|FB product category|Category|Kategorie|Kategorien|Warengruppe|
    Produktkategorie|Categoría|Categorías|Catégorie|Catégories|Categoria|Categorie|Categorias|Categorieën|Kategori|Kategoria|Kategorier|
    Luokka|Tuoteryhmä|Kategória|Kategoriler|Κατηγορία|Категория|Категорія|カテゴリ|カテゴリー|类别|分类|类目|分類|類別|카테고리|분류|الفئة|التصنيف|
    קטגוריה|श्रेणी|Danh mục|หมวดหมู่|Type`,
  price: `Price|Variant price|Regular price|Preis|Regulärer Preis|Verkaufspreis|VK-Preis|Bruttopreis|Einzelpreis|Precio|Precio normal|PVP|Prix|
    Tarif régulier|Tarif|Prix TTC|Prezzo|Prezzo di listino|Preço|Preço normal|Prijs|Reguliere prijs|Pris|Ordinarie pris|Hinta|
    Normaalihinta|Cena|Cena regularna|Běžná cena|Ár|Normál ár|Preț|Preț obișnuit|Fiyat|Normal fiyat|Τιμή|Цена|Ціна|価格|販売価格|定価|通常価格|
    价格|售价|原价|價格|售價|가격|판매가|정가|السعر|מחיר|मूल्य|कीमत|Harga|Giá|ราคา`,
  sale_price: `Sale price|Special price|Offer price|Angebotspreis|Aktionspreis|Sonderpreis|Precio rebajado|Precio de oferta|Tarif promo|
    Prix promo|Prix promotionnel|Prezzo in offerta|Prezzo scontato|Preço promocional|Aanbiedingsprijs|Actieprijs|Reapris|Kampanjpris|
    Tilbudspris|Salgspris|Tarjoushinta|Alehinta|Cena promocyjna|Akční cena|Zľavnená cena|Akciós ár|Preț redus|Preț promoțional|
    İndirimli fiyat|Τιμή προσφοράς|Цена со скидкой|Акционная цена|Ціна зі знижкою|セール価格|特価|促销价|优惠价|促銷價|特價|할인가|سعر التخفيض|
    سعر العرض|מחיר מבצע|विक्रय मूल्य|Harga obral|Giá khuyến mãi|ราคาพิเศษ|ราคาโปรโมชั่น`,
  sale_price_dates: 'Sale price effective date|Sale price dates',
  sale_price_start: `Date sale price starts|Sale price start date|Sale start|Datum, an dem Angebotspreis beginnt|
    Datum an dem der Angebotspreis beginnt|Angebotspreis ab|Aktionsbeginn|Date de début de promo|Día en que empieza el precio rebajado|
    Data di inizio del prezzo in offerta|Data de início de preço promocional|Startdatum aanbiedingsprijs`,
  sale_price_end: `Date sale price ends|Sale price end date|Sale end|Datum, an dem Angebotspreis endet|
    Datum an dem der Angebotspreis endet|Angebotspreis bis|Aktionsende|Date de fin de promo|Día en que termina el precio rebajado|
    Data di fine del prezzo in offerta|Data de fim do preço promocional|Einddatum aanbiedingsprijs`,
  currency: `Currency|Currency code|Price currency|ISO currency|Währung|Waehrung|Devise|Monnaie|Moneda|Divisa|Moeda|Valuta|Munt|Valutta|Waluta|Měna|
    Mena|Pénznem|Monedă|Para birimi|Νόμισμα|Валюта|通貨|货币|币种|貨幣|幣別|통화|العملة|מטבע|मुद्रा|Mata uang|Tiền tệ|สกุลเงิน`,
  sku: 'SKU|Variant SKU|MPN|Article number|UGS|Código SKU|SKU-Nummer',
  upc: `Barcode|Variant barcode|GTIN|UPC|EAN|GTIN, UPC, EAN, or ISBN|GTIN, UPC, EAN oder ISBN|GTIN, UPC, EAN ou ISBN|GTIN, UPC, EAN o ISBN|
    GTIN13|EAN13|EAN-Code|Strichcode|Code-barres|Código de barras|Codice a barre|Streckkod|Strekkode|Stregkode|Viivakoodi|Kod kreskowy|
    Čárový kód|Vonalkód|Cod de bare|Barkod|Штрихкод|Штрих-код|JANコード|JAN|バーコード|条码|條碼|바코드|الباركود|ברקוד|Mã vạch|บาร์โค้ด`,
  features:
    'Features|Merkmale|Eigenschaften|Características|Caractéristiques|Caratteristiche|Kenmerken|Cechy|Характеристики|特徴|特点|특징',
  benefits: 'Benefits|Vorteile|Beneficios|Avantages|Vantaggi|Benefícios|Voordelen|Преимущества|メリット|장점',
  key_benefits: 'Key benefits|Bullet points|Highlights|Product highlight',
  target_audience:
    'Target audience|Audience|Zielgruppe|Público objetivo|Public cible|Pubblico|Público-alvo|Doelgroep|Целевая аудитория|対象',
  unique_selling_proposition: 'Unique selling proposition|USP|Alleinstellungsmerkmal',
  image_url: `Product image URL|Image src|Image link|Images|Image|Image URL|Picture|Picture URL|Photo|Bild|Bilder|Bild-URL|Produktbild|Imagen|
    Imágenes|URL de la imagen|Image principale|URL de l’image|Immagine|Immagini|Imagem|Imagens|Afbeelding|Afbeeldingen|Bilde|Billede|
    Billeder|Kuva|Kuvat|Zdjęcie|Zdjęcia|Obrázek|Obrázky|Kép|Képek|Imagine|Imagini|Resim|Görsel|Görseller|Εικόνα|Εικόνες|Изображение|
    Изображения|Фото|Зображення|画像|商品画像|画像URL|图片|主图|圖片|이미지|الصورة|الصور|صور|תמונה|תמונות|छवि|Gambar|Hình ảnh|รูปภาพ`,
  more_images:
    'Additional image link|Additional images|More images|Gallery|Gallery images|Weitere Bilder|Galerie|Galería|Autres images|Galleria|追加画像',
  product_url: `Link|URL|Product URL|Product link|Website|Produkt-URL|Produktlink|Enlace|Lien|URL du produit|Collegamento|Hiperligação|Koppeling|
    Länk|Lenke|Linkki|Odkaz|Hivatkozás|Bağlantı|Σύνδεσμος|Ссылка|Посилання|リンク|商品URL|链接|連結|링크|الرابط|קישור|लिंक|Tautan|Liên kết|ลิงก์`,
  availability_status: `Availability|Availability status|In stock?|Stock status|Inventory quantity|Variant inventory qty|Verfügbarkeit|
    Vorrätig?|Auf Lager?|Stock|Lagerbestand|Bestand|Lager|Disponibilidad|¿Existencias?|¿Hay existencias?|Existencias|Inventario|
    Disponibilité|En stock ?|Disponibilità|In stock|Disponibilidade|Em estoque?|Estoque|Beschikbaarheid|Op voorraad?|Voorraad|
    Tillgänglighet|I lager|Lagersaldo|Tilgjengelighet|På lager|Saatavuus|Varasto|Dostępność|Stan magazynowy|Dostupnost|Skladem|
    Elérhetőség|Készlet|Disponibilitate|Stoc|Stok|Stok durumu|Διαθεσιμότητα|Απόθεμα|Наличие|В наличии|Наявність|在庫|在庫状況|库存|庫存|
    재고|التوفر|المخزون|זמינות|מלאי|उपलब्धता|Ketersediaan|Tình trạng|Tồn kho|สต็อก`,
  status:
    'Status|Published|Veröffentlicht|Publicado|Publié|Pubblicato|Gepubliceerd|Publicerad|Opublikowano|公開|发布状态',
  parent: `Parent|Parent SKU|Parent ID|Item group ID|Übergeordnet|Übergeordnetes Produkt|Superior|Producto superior|Genitore|Ascendente|
    Hoofdproduct|Förälder|親`,
  tags: `Tags|Keywords|Schlagworte|Schlagwörter|Stichwörter|Etiquetas|Étiquettes|Mots-clés|Tag|Parole chiave|Palavras-chave|Trefwoorden|
    Taggar|Nyckelord|Tagi|Štítky|Címkék|Etichete|Etiketler|Ετικέτες|Теги|Метки|Мітки|タグ|标签|標籤|태그|الوسوم|תגיות|टैग|แท็ก`,
  default_cta_text: 'Call to action|CTA|Default CTA text|Button|Handlungsaufforderung',
  launch_date:
    'Launch date|Availability date|Release date|Startdatum|Erscheinungsdatum|Fecha de lanzamiento|Date de lancement|発売日|上市日期|출시일',
  language:
    'Language|Content language|Sprache|Idioma|Langue|Lingua|Taal|Språk|Kieli|Język|Jazyk|Nyelv|Limbă|Dil|Γλώσσα|Язык|Мова|言語|语言|語言|언어|اللغة|שפה|भाषा|Bahasa|Ngôn ngữ|ภาษา',
}

/** Lower case without spaces, punctuation and accents. Google's `g:` prefix is dropped. */
export const normalizeHead = (head: string): string =>
  head
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const listAliases = (field: ImportField): string[] => [
  ...HEADS[field].split('|').map(normalizeHead),
  field.replaceAll('_', ''),
]

const ALIASES: ReadonlyMap<ImportField, readonly string[]> = new Map(
  IMPORT_FIELDS.map((field) => [field, listAliases(field)]),
)
const KNOWN = new Set([...ALIASES.values()].flat())

/** How many of the cells are heads that a field is suggested for. */
export const countKnownHeads = (cells: readonly string[]): number =>
  new Set(cells.map(toName).filter((head) => KNOWN.has(head))).size

/** `Price (EUR)` and `Preis in €` are heads of prices. */
function toName(head: string): string {
  const whole = head.length > HEAD_MAX ? '' : normalizeHead(head)
  return whole === '' || KNOWN.has(whole) ? whole : normalizeHead(splitHead(head).head)
}

/** Suggests a field for each column. No two columns get the same field. */
export function suggestMapping(heads: readonly string[]): (ImportField | null)[] {
  const normal = heads.map(toName)
  const mapping = heads.map((): ImportField | null => null)
  for (const [field, aliases] of ALIASES) {
    const found = aliases
      .map((alias) => normal.findIndex((head, index) => head === alias && mapping[index] === null))
      .find((index) => index >= 0)
    if (found !== undefined) mapping[found] = field
  }
  return mapping
}

/** Which product wrote a table, by its heads. Merchant files are separated by tabs, catalogues of Meta by commas. */
export function detectKind(heads: readonly string[], delimiter: string): ImportKind {
  const normal = new Set(heads.map(normalizeHead))
  const has = (...names: string[]) => names.every((name) => normal.has(name))
  if (has('title') && (has('urlhandle') || has('handle'))) return 'shopify'
  const fields = suggestMapping(heads)
  if (has('id') && (['status', 'parent', 'image_url', 'price'] as const).every((field) => fields.includes(field)))
    return 'woocommerce'
  if (!has('id', 'title') || !has('imagelink')) return 'own'
  if (has('fbproductcategory')) return 'meta'
  return delimiter === '\t' || has('googleproductcategory') ? 'google' : 'meta'
}
