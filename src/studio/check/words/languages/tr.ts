import type { JudgeWords } from './judge-words.ts'

export const TR_JUDGE: JudgeWords = {
  tag: 'tr',
  leads: 'bir, her, bu, şu, o, en, çok, sadece, yalnızca, bizim, senin, sizin, hiç, hangi, ne, şimdi, artık',
  droppable: 've',
  links: 've, veya, ya da, ama, fakat, ile, için, gibi, kadar, göre, yerine, değil, da, de, ki, &, +',
  price_leads: 'şimdi, sadece, yalnızca, şimdi sadece, artık',
  former: 'yerine, önce, eski fiyat, eskiden, önceki, normalde, idi, liste fiyatı',
  per: 'başına, /, kişi başı',
  per_words: 'her',
  per_units: 'ay, yıl, hafta, gün, gece, saat, kişi, adet',
  limits: 'en az, en fazla, yaklaşık, üzeri, altı, yüzde, kadar, itibaren, başlayan, varan',
  ranges: 'ile, -, ila, arası',
  closed: 'kapalı, kapalıyız, tükendi, iptal, ertelendi, kapanıyor, kapatıyoruz',
  negations: 'değil, yok, hiç, hiçbir, asla, olmadan',
  conditions:
    'eğer, koduyla, kodu ile, kodu, kod, alışverişlerde, alışverişte, üzeri, hariç, şartıyla, seçili, alana, geçerli',
  only: 'üyelere özel, sadece üyeler, yeni müşteriler, yeni müşterilere, stoklarla sınırlı, sadece online',
  withhold:
    'belirtme, belirtmeyin, bahsetme, bahsetmeyin, söyleme, söylemeyin, gösterme, göstermeyin, yazma, yazmayın, belirtmeden, bahsetmeden, göstermeden, ekleme, fiyat olmadan, fiyatsız',
  price_names: 'fiyat, fiyatı, fiyatını, fiyattan, fiyatlar',
  orders:
    'oluştur, oluşturun, yap, yapın, hazırla, hazırlayın, yaz, yazın, tasarla, üret, istiyorum, istiyoruz, paylaş, yapar mısın, yapar mısınız, hazırlar mısın, hazırlar mısınız, rica ediyorum, rica ederim, rica ediyoruz, lazım, gerek, gerekiyor',
  posts:
    'gönderi, gönderisi, görsel, görseli, paylaşım, reklam, hikaye, hikâye, story, reel, afiş, banner, fotoğraf, video, broşür, post, postu, instagram, facebook, linkedin, bi şeyler, bir şeyler, bir şey, bi şey',
  about:
    'hakkında, için, ile ilgili, konulu, duyuran, tanıtan, anlatan, hakkında bir, için bir, ile ilgili bir, konulu bir, duyuran bir, tanıtan bir, anlatan bir, bunu duyuran bir',
  to_us:
    'logomuzu kullan, logomuzu ekle, renklerimizi kullan, instagram için, facebook için, linkedin için, canlı olsun, sade olsun, tarz:, ton:, arka plan:, renkler:, emoji kullanma, emojisiz',
  announce: 'duyur, duyurun, tanıt, tanıtın, kutla, kutlayın, göster, gösterin',
  please: 'slm, mrb, merhabalar, selamlar, kolay gelsin, arkadaşlar, bi, bir, lütfen, rica, selam, merhaba, bize',
  awards:
    'ödül, ödülü, ödülünü, kazanan, kazandı, sertifikalı, altın madalya, tarafından önerilen, klinik olarak, bilimsel olarak, dermatolojik olarak, patentli, michelin, seçildi, onaylı',
  titles: 'bay, bayan, dr, prof, profesör, şef',
  superlatives:
    'en iyi, en büyük, en ucuz, en hızlı, en uygun, bir numara, 1 numara, lider, eşsiz, benzersiz, mükemmel, garantili, ödüllü, devrim, rakipsiz, kusursuz, en yüksek, en düşük, daha iyi',
  free: 'ücretsiz, bedava, hediye, bizden, parasız',
  otherwise: 'aksi halde, aksi takdirde, yoksa, diğerleri için, üye olmayanlar, diğer durumlarda',
  afterwards: 'sonra, sonrası, ardından, daha sonra, sonrasında',
  fees: 'depozito, kapora, kargo ücreti, teslimat ücreti, ek ücret, ceza, ön ödeme, servis ücreti',
  spending: 'alışveriş, alışverişe, alışverişlerde, alışverişte, siparişlerde, sipariş, harcama, harcamada, üzeri',
  beside: 'dahil, ile, artı',
  extras: 'ekstra, ilave, depozito, kapora',
}
