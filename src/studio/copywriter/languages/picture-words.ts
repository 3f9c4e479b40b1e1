import type { DesignLanguage } from '#contract/languages/languages.ts'

/** What the alternative text of a design calls its parts besides words. Nothing has to agree with the names behind these words. */
export interface PictureWords {
  logo: string
  picture: string
  drawing: string
}

/** English descriptions are whole sentences, so they do not use this table. */
export const PICTURE_WORDS: Readonly<Record<Exclude<DesignLanguage, 'en'>, PictureWords>> = {
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
  uk: { logo: 'Логотип', picture: 'Зображення', drawing: 'Малюнок' },
}

/** The words of a language; null for one in which the studio adds no words. */
export const findPictureWords = (language: string): PictureWords | null =>
  Object.entries(PICTURE_WORDS).find(([tag]) => tag === language)?.[1] ?? null
