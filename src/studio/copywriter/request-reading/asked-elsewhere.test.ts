import { expect, test } from 'vitest'
import { writeReading } from '../../testing/requests/write-reading.ts'

/** An order as people type it in a hurry, and the message behind it. */
const ASKED: readonly (readonly [order: string, message: string])[] = [
  ['bonjour pouvez vous faire un post pr ', 'notre auto ecole : code accelere'],
  ['buenas, publicad que ', 'el taller cierra en agosto'],
  ['ragazzi fate un post che ', 'domenica siamo al mercatino di Lucca'],
  ['bom dia preciso de um post simples: ', 'aulas de violão online'],
  ['prosim udelejte plakat: ', 'bazar detskeho obleceni v sokolovne'],
  ['dobrý den, potřebuji příspěvek na insta: ', 'otevíráme novou pekárnu'],
  ['καλησπερα θα ηθελα ενα ποστ για ', 'κουρεμα και βαφη'],
  ['φτιάξτε μια αφίσα για ', 'παζάρι βιβλίου στην πλατεία'],
  ['min tolong buatkan poster: ', 'bimbel matematika kelas 4'],
  ['tolong desain feed ig dong, ', 'servis AC semua merek'],
  ['merhaba bi instagram postu lazım: ', 'çocuklar için satranç kursu'],
  ['привіт, треба сторіс: ', 'манікюр з покриттям'],
  ['допоможіть з постом: ', 'дитячий табір на Карпати'],
  ['ребята нужен баннер: ', 'ремонт телефонов за час'],
  ['mình cần một bài đăng cho ', 'tiệm giặt ủi gần chợ'],
  ['nhờ bạn làm ảnh facebook: ', 'rửa xe máy tại nhà'],
  ['ช่วยทำโปสเตอร์ให้หน่อยค่ะ ', 'ร้านล้างแอร์ใกล้บ้าน'],
  ['รบกวนทำรูปลงเฟสให้ทีค่ะ ', 'คอร์สเรียนทำขนมปัง'],
  ['사장님이 포스터 하나 만들어달래요. ', '수제버거 세트가 나왔어요'],
  ['亲们帮忙写个朋友圈文案配图:', '新到的大闸蟹'],
  ['نبغى تصميم حق الستوري: ', 'عيادة أسنان جديدة'],
  ['ممكن إعلان للانستا عن ', 'ورشة خط عربي'],
  ['שלום, אשמח לפוסט: ', 'חוג קרמיקה לנשים'],
  ['нужна афиша: ', 'блошиный рынок в парке'],
  ['hola chicas podéis preparar una historia pa la ', 'peluquería canina? Baño y corte'],
  ['Arkadaşlar bi paylaşım rica ediyorum: ', 'oto yıkama açıldı'],
  ['老板要个门口贴的告示:', '即日起营业时间改了'],
  ['お客様の声を載せたいです。', '見積もりが丁寧でした'],
]

test.each(ASKED)('“%s”: who asks in a hurry is not shown', (order, message) => {
  const [first, second] = writeReading(`${order}${message}`).split(' | ')
  expect(first).toMatch(/^\(/u)
  expect(second?.toLowerCase()).toContain(message.split(/[ :：]/u)[0]?.toLowerCase())
  expect(second).not.toContain('(')
})

/** What is said to us behind a message. */
const TOLD: readonly (readonly [message: string, told: string])[] = [
  ['Menú de Nochevieja 65 €', 'nada de fotos de champán'],
  ['Sconto sui panettoni', 'colori caldi ma niente babbo natale'],
  ['Soupe et dessert maison', 'un truc simple et gourmand'],
  ['Fechados de 24/12 a 2/1', 'Não ponham morada'],
  ['Hledáme kuchaře', 'nechceme tam obrázek čepice'],
  ['Jedle 890 Kč', 'nepište tam konkurenci'],
  ['Garson aranıyor', 'Patronun adını yazmayın'],
  ['Требуется швея', 'картинку без людей пожалуйста'],
  ['Σέρβις κλιματιστικού 35€', 'Μην γράψετε το όνομα του τεχνικού'],
  ['Lowongan barista', 'jangan pakai foto orang'],
  ['Toko libur tanggal 26', 'nomor hp tidak usah dicantumkan'],
  ['Tuyển nhân viên phục vụ', 'không đăng ảnh quán'],
  ['פתיחת חנות צעצועים', 'אל תכתבו את שם הגן'],
  ['אספנו 420 מנות', 'תמונה שמחה בבקשה'],
  ['टायर की दुकान', 'दाम बड़ा लिखना'],
  ['किराए पर कमरा', 'फोटो में लोग नहीं चाहिए'],
  ['On change d’horaires le 6 janvier', "mettez juste ça svp rien d'autre"],
  ['Вхід вільний у суботу', 'Без алкоголю на фото'],
  ['Kafe Mavi açık', 'logo sağ altta olsun'],
  ['焼きそば400円', '楽しい感じのチラシにしてください'],
]

test.each(TOLD)('“%s. %s”: what is said to us is not shown', (message, told) => {
  expect(writeReading(`${message}. ${told}`)).toMatch(/\([^()]*\)$/u)
})

test('who asks is the label of what is offered', () => {
  expect(writeReading("coucou c'est pour le camping : emplacement tente 14€ la nuit")).toMatch(
    /^\(coucou c'est pour\) \| message: Le camping/u,
  )
})

/** What stays in one piece. */
const WHOLE: readonly (readonly [request: string, piece: string])[] = [
  ['Кружок керамики, 3200 ₽ за 8 занятий, первое — бесплатно', 'первое — бесплатно'],
  ['“Lindo” – Carla. Pra comemorar, 15% de desconto no site', 'Pra comemorar, 15% de desconto'],
  ['Итоги конкурса: победитель — Анна К., приз 5000 ₽', 'обедитель — Анна К.'],
  ['İngilizce kulübü. İletişim: Ece 0543 900 11 22', 'İletişim: Ece 0543 900 11 22'],
  ['単身パック28,000円〜、土日祝も追加料金なし', '土日祝も追加料金なし'],
  ['Halı yıkamada %20 indirim!', 'Halı yıkamada %20 indirim!'],
  ['סדנת אפיית חלות ליום חמישי 19:00, מתאים לילדים', 'ליום חמישי 19:00'],
  ['תודה לכולם! יום החלוקה הבא: שישי 21.2 בשעה 9:00, מתנ"ס רמות', 'יום החלוקה הבא: שישי 21.2'],
  ['Kurs ceramiki. Ilość miejsc: 8. Pierwsze 3 osoby dostają fartuch', 'Ilość miejsc: 8'],
  ['Ζητείται βοηθός. Βιογραφικά: cv@logistiko.example', 'Βιογραφικά: cv@logistiko.example'],
  ['Toko libur Lebaran 29 Maret - 7 April', '29 Maret - 7 April'],
  ['ฝากซัก-พับ กก.ละ 40 บาท', 'กก.ละ 40 บาท'],
  ['こども書道教室 問い合わせ 山田 090-1234-5678', '問い合わせ 山田 090-1234-5678'],
]

test.each(WHOLE)('“%s” keeps “%s” in one piece', (request, piece) => {
  expect(
    writeReading(request)
      .split(' | ')
      .some((text) => text.includes(piece)),
  ).toBe(true)
})
