import type { DesignLanguage } from '#contract/languages/languages.ts'

/** What the alternative text of a design calls its parts besides words. Nothing has to agree with the names behind these words. */
export interface ImageWords {
  logo: string
  picture: string
  drawing: string
}

/** Languages of requests in which the studio adds no other words. */
type OtherLanguage = 'sv' | 'da' | 'nb' | 'fi' | 'cs' | 'sk' | 'ro' | 'hu' | 'el' | 'id'

/** English descriptions are whole sentences, so they do not use this table. */
export const IMAGE_WORDS: Readonly<Record<Exclude<DesignLanguage, 'en'> | OtherLanguage, ImageWords>> = {
  de: { logo: 'Logo', picture: 'Bild', drawing: 'Zeichnung' },
  fr: { logo: 'Logo', picture: 'Image', drawing: 'Dessin' },
  es: { logo: 'Logotipo', picture: 'Imagen', drawing: 'Dibujo' },
  'pt-BR': { logo: 'Logotipo', picture: 'Imagem', drawing: 'Desenho' },
  it: { logo: 'Logo', picture: 'Immagine', drawing: 'Disegno' },
  nl: { logo: 'Logo', picture: 'Afbeelding', drawing: 'Tekening' },
  pl: { logo: 'Logo', picture: 'Zdjęcie', drawing: 'Rysunek' },
  tr: { logo: 'Logo', picture: 'Görsel', drawing: 'Çizim' },
  ar: { logo: 'الشعار', picture: 'صورة', drawing: 'رسم' },
  he: { logo: 'לוגו', picture: 'תמונה', drawing: 'ציור' },
  hi: { logo: 'लोगो', picture: 'तस्वीर', drawing: 'चित्र' },
  ja: { logo: 'ロゴ', picture: '画像', drawing: 'イラスト' },
  'zh-Hans': { logo: '徽标', picture: '图片', drawing: '插图' },
  'zh-Hant': { logo: '標誌', picture: '圖片', drawing: '插圖' },
  ko: { logo: '로고', picture: '이미지', drawing: '그림' },
  vi: { logo: 'Logo', picture: 'Hình ảnh', drawing: 'Hình vẽ' },
  th: { logo: 'โลโก้', picture: 'รูปภาพ', drawing: 'ภาพวาด' },
  ru: { logo: 'Логотип', picture: 'Изображение', drawing: 'Рисунок' },
  sv: { logo: 'Logotyp', picture: 'Bild', drawing: 'Teckning' },
  da: { logo: 'Logo', picture: 'Billede', drawing: 'Tegning' },
  nb: { logo: 'Logo', picture: 'Bilde', drawing: 'Tegning' },
  fi: { logo: 'Logo', picture: 'Kuva', drawing: 'Piirros' },
  cs: { logo: 'Logo', picture: 'Obrázek', drawing: 'Kresba' },
  sk: { logo: 'Logo', picture: 'Obrázok', drawing: 'Kresba' },
  ro: { logo: 'Logo', picture: 'Imagine', drawing: 'Desen' },
  hu: { logo: 'Logó', picture: 'Kép', drawing: 'Rajz' },
  el: { logo: 'Λογότυπο', picture: 'Εικόνα', drawing: 'Σχέδιο' },
  id: { logo: 'Logo', picture: 'Gambar', drawing: 'Ilustrasi' },
  uk: { logo: 'Логотип', picture: 'Зображення', drawing: 'Малюнок' },
}

/** The words of a language; null for one that has none here. */
export const findImageWords = (language: string): ImageWords | null =>
  Object.entries(IMAGE_WORDS).find(([tag]) => tag === language)?.[1] ?? null
