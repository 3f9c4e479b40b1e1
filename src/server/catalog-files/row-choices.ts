import { DESIGN_LANGUAGES } from '#contract/languages/languages.ts'
import type { ImportNote } from '../infrastructure/db/import-tables.ts'

const LANGUAGE_NOT_KNOWN = 'The language was not recognized and is left out'
const AVAILABILITY_UNKNOWN = 'The availability was not recognized and is left out'
const STATUS_UNKNOWN = 'The status was not recognized, so the product is imported'

/** A value of a choice, or why a cell is none of them. */
export interface ReadChoice<T> {
  value: T | null
  note: ImportNote | null
}

const normalize = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}-]/gu, '')

const listWords = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lists).flatMap(([value, words]) =>
      words.split('|').map((word): [string, string] => [normalize(word), value]),
    ),
  )

const AVAILABILITIES = listWords({
  available: `in stock|available|true|yes|available for order|limited availability|auf Lager|lieferbar|verfügbar|vorrätig|ja|wahr|en stock|
    disponible|oui|vrai|en existencias|sí|verdadero|disponibile|sì|vero|disponível|em estoque|sim|verdadeiro|op voorraad|beschikbaar|i lager|
    på lager|varastossa|dostępny|w magazynie|tak|skladem|ano|raktáron|igen|în stoc|da|stokta var|stokta|evet|διαθέσιμο|ναι|в наличии|есть|
    да|в наявності|так|在庫あり|有り|有货|有貨|재고 있음|있음|متوفر|نعم|במלאי|כן|उपलब्ध|tersedia|còn hàng|มีสินค้า`,
  out_of_stock: `out of stock|sold out|false|no|unavailable|ausverkauft|nicht vorrätig|nicht verfügbar|nicht lieferbar|nein|falsch|épuisé|
    rupture de stock|en rupture de stock|non|faux|agotado|sin existencias|falso|esaurito|non disponibile|esgotado|fora de estoque|não|
    uitverkocht|niet op voorraad|nee|slut|slut i lager|nej|utsolgt|udsolgt|nei|loppu|loppuunmyyty|niedostępny|brak|nie|vyprodáno|ne|elfogyott|
    nem|stoc epuizat|nu|tükendi|stokta yok|hayır|εξαντλημένο|όχι|нет в наличии|нет|немає|ні|在庫なし|売り切れ|無し|缺货|售罄|缺貨|품절|없음|
    غير متوفر|لا|אזל|לא|habis|hết hàng|สินค้าหมด`,
  coming_soon: `preorder|back order|on backorder|coming soon|vorbestellbar|bald verfügbar|précommande|bientôt disponible|próximamente|
    reserva|in arrivo|em breve|binnenkort|kommer snart|przedsprzedaż|wkrótce|brzy|hamarosan|în curând|yakında|προσεχώς|предзаказ|скоро|
    予約|近日発売|预售|即将上市|預購|예약|قريبا|בקרוב|segera|sắp có|เร็วๆนี้`,
  discontinued: `discontinued|eingestellt|abgekündigt|arrêté|descatalogado|fuori produzione|descontinuado|uit assortiment|utgått|wycofany|
    снят с производства|生産終了|販売終了|停产|停產|단종`,
})

/** A number is the stock. */
export function readAvailability(text: string): ReadChoice<string> {
  const value = /^-?\d+(?:[.,]0+)?$/.test(text)
    ? Number.parseInt(text, 10) > 0
      ? 'available'
      : 'out_of_stock'
    : (AVAILABILITIES.get(normalize(text)) ?? null)
  return { value, note: value ? null : { field: 'availability_status', message: AVAILABILITY_UNKNOWN } }
}

const STATUSES = listWords({
  shown: `active|published|publish|public|live|visible|enabled|approved|online|true|yes|1|aktiv|veröffentlicht|sichtbar|ja|wahr|actif|publié|
    visible|oui|vrai|activo|publicado|sí|verdadero|attivo|pubblicato|sì|vero|ativo|sim|verdadeiro|actief|gepubliceerd|publicerad|julkaistu|
    aktywny|opublikowany|tak|aktivní|publikováno|ano|aktív|közzétéve|igen|activ|publicat|da|yayında|evet|активен|опубликовано|да|активний|
    опубліковано|так|公開|有効|上架|已发布|已發佈|판매중|공개|منشور|نعم|פעיל|פורסם`,
  hidden: `draft|archived|private|hidden|inactive|unpublished|unlisted|pending|trash|disabled|offline|false|no|0|-1|Entwurf|archiviert|
    privat|versteckt|inaktiv|unveröffentlicht|deaktiviert|nein|falsch|brouillon|archivé|privé|masqué|inactif|non|faux|borrador|archivado|
    privado|oculto|inactivo|falso|bozza|archiviato|privato|inattivo|rascunho|arquivado|inativo|não|concept|gearchiveerd|inactief|nee|utkast|
    arkiverad|nej|kladde|arkiveret|luonnos|szkic|zarchiwizowany|nieaktywny|nie|koncept|neaktivní|ne|piszkozat|vázlat|inaktív|nem|ciornă|
    arhivat|inactiv|nu|taslak|arşivlendi|hayır|πρόχειρο|черновик|скрыт|в архиве|неактивен|нет|чернетка|ні|下書き|非公開|アーカイブ|草稿|下架|
    草稿箱|임시저장|비공개|مسودة|لا|טיוטה|לא פעיל`,
})

/** Whether the shop shows a product, by its status. A status may also be its availability. */
export function readStatus(text: string): ReadChoice<'shown' | 'hidden' | 'availability'> {
  const word = normalize(text)
  const value = STATUSES.get(word)
  if (value === 'shown' || value === 'hidden') return { value, note: null }
  if (AVAILABILITIES.has(word)) return { value: 'availability', note: null }
  return { value: null, note: { field: 'status', message: STATUS_UNKNOWN } }
}

export function readLanguage(text: string): ReadChoice<string> {
  const value = DESIGN_LANGUAGES.find((tag) => tag.toLowerCase() === text.toLowerCase()) ?? null
  return { value, note: value ? null : { field: 'language', message: LANGUAGE_NOT_KNOWN } }
}
