import type { WishWords } from './wish-words.ts'

export const TR_WISHES: WishWords = {
  tag: 'tr',
  thing:
    'fotograf|fotografa|fotografi|fotograflar|foto|resim|resmi|resme|gorsel*|ikon*|simge*|logo*|emoji*|cizim*|desen*|cerceve*|yazi*|harf*|metin*|tasarim*|format*|dikey|yatay|kare|hikaye*|story|baslik*',
  look: 'arka plan*|zemin*|font*|renk*|ton*|tarz*|stil*|hava*|gorunum*',
  fact: 'telefon*|numara*|site*|web sitemiz|web site*|adres*|link*|fiyat*|tarih*|saat*|isim|ad|mail*|kod*',
  place:
    'sag altta|sol altta|sag alta|sol alta|sag ustte|sol ustte|sag alt kose*|sol alt kose*|altta|alta|ustte|uste|en altta|en ustte|kosede|koseye|kose|ortada|ortaya|solda|sagda|buyuk|daha buyuk|en buyuk|kucuk|daha kucuk|kalin|okunakli|gorunur|belirgin|one cik*|buyukce',
  manner:
    'rustik|sicak|samimi|sirin|tatli|neseli|eglenceli|komik|sik|zarif|sade|basit|temiz|minimal*|modern|eski|nostaljik|vintage|retro|el yapimi|ev yapimi|dogal|sakin|yumusak|acik|renkli|koyu|parlak|abartili|frapan|kitsch|bayramlik|yilbasi|noel|romantik|luks|profesyonel|ciddi|davetkar|ferah|yazlik|sonbahar|kis|ilkbahar|sportif|cocuksu|geleneksel|klasik|guzel|pembe|kirmizi|mavi|yesil|sari|turuncu|mor|siyah|beyaz|gri|kahverengi|bej|altin|gumus|pastel',
  hint: 'cok degil|fazla degil|biraz|birazcik|bir sey|mumkunse',
  degree: 'cok|fazla|seyler|daha|az|sadece|belki|gibi|bir|en|pek|tarzda',
  ask: 'olsun|olsa|dursun|gorunsun|koyun|koy|koyar misiniz|ekleyin|ekle|kullanin|kullan|yapin|yap|yazin|yaz|tutun|birakin|olmali|istiyoruz|kalsin|hissettirsin',
  needless: 'gerek yok|gerekmez|gerekmiyor|lazim degil|sart degil|olmasa da olur|olmasin|olmamali',
}
