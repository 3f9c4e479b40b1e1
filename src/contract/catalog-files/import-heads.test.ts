import { expect, test } from 'vitest'
import { suggestMapping } from './import-heads.ts'

/** Heads of tables in the languages of shops: name, price, description, picture, stock. */
const HEADS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  en: ['Product name', 'Price', 'Description', 'Image URL', 'In stock?'],
  de: ['Bezeichnung', 'Preis', 'Beschreibung', 'Bilder', 'Lagerbestand'],
  fr: ['Désignation', 'Prix', 'Description', 'Image principale', 'Disponibilité'],
  es: ['Nombre', 'Precio', 'Descripción', 'Imágenes', 'Existencias'],
  it: ['Nome', 'Prezzo', 'Descrizione', 'Immagine', 'Disponibilità'],
  'pt-br': ['Nome do produto', 'Preço', 'Descrição', 'Imagem', 'Estoque'],
  nl: ['Naam', 'Prijs', 'Omschrijving', 'Afbeelding', 'Voorraad'],
  sv: ['Benämning', 'Pris', 'Beskrivning', 'Bild', 'Lagersaldo'],
  da: ['Varenavn', 'Pris', 'Beskrivelse', 'Billede', 'På lager'],
  nb: ['Produktnavn', 'Pris', 'Beskrivelse', 'Bilde', 'På lager'],
  fi: ['Tuotenimi', 'Hinta', 'Kuvaus', 'Kuva', 'Saatavuus'],
  pl: ['Nazwa produktu', 'Cena', 'Opis', 'Zdjęcie', 'Dostępność'],
  cs: ['Název', 'Cena', 'Popis', 'Obrázek', 'Skladem'],
  hu: ['Megnevezés', 'Ár', 'Leírás', 'Kép', 'Készlet'],
  ro: ['Denumire', 'Preț', 'Descriere', 'Imagine', 'Stoc'],
  tr: ['Ürün adı', 'Fiyat', 'Açıklama', 'Görsel', 'Stok'],
  el: ['Όνομα', 'Τιμή', 'Περιγραφή', 'Εικόνα', 'Απόθεμα'],
  ru: ['Наименование', 'Цена', 'Описание', 'Изображение', 'Наличие'],
  uk: ['Назва', 'Ціна', 'Опис', 'Зображення', 'Наявність'],
  ja: ['商品名', '価格', '説明', '画像', '在庫'],
  'zh-hans': ['产品名称', '价格', '描述', '图片', '库存'],
  'zh-hant': ['商品名稱', '價格', '說明', '圖片', '庫存'],
  ko: ['상품명', '가격', '설명', '이미지', '재고'],
  ar: ['اسم المنتج', 'السعر', 'الوصف', 'الصورة', 'المخزون'],
  he: ['שם המוצר', 'מחיר', 'תיאור', 'תמונה', 'מלאי'],
  hi: ['उत्पाद का नाम', 'मूल्य', 'विवरण', 'छवि', 'उपलब्धता'],
  id: ['Nama produk', 'Harga', 'Deskripsi', 'Gambar', 'Ketersediaan'],
  vi: ['Tên sản phẩm', 'Giá', 'Mô tả', 'Hình ảnh', 'Tồn kho'],
  th: ['ชื่อสินค้า', 'ราคา', 'รายละเอียด', 'รูปภาพ', 'สต็อก'],
}

test.each(Object.entries(HEADS))('columns are recognized in %s', (_, heads) => {
  const fields = ['name', 'price', 'description', 'image_url', 'availability_status']
  expect(suggestMapping(heads)).toEqual(fields)
  expect(suggestMapping(heads.map((head) => ` ${head.toUpperCase()} `))).toEqual(fields)
})

test('the translated exports of WooCommerce are recognized', () => {
  expect(
    suggestMapping([
      'ID',
      'Typ',
      'Artikelnummer',
      'Name',
      'Veröffentlicht',
      'Kurzbeschreibung',
      'Beschreibung',
      'Vorrätig?',
      'Angebotspreis',
      'Regulärer Preis',
      'Kategorien',
      'Bilder',
      'Übergeordnetes Produkt',
    ]),
  ).toEqual([
    'key',
    null,
    null,
    'name',
    'status',
    null,
    'description',
    'availability_status',
    'sale_price',
    'price',
    'category',
    'image_url',
    'parent',
  ])
})
