import type { ReadingWords } from './reading-words.ts'

/** Indonesian, which Malay requests are read with as well. */
export const ID_READING: ReadingWords = {
  tag: 'id',
  dangling:
    'dan|atau|tapi|tetapi|di|ke|dari|untuk|buat|dengan|yang|pada|oleh|ini|itu|juga|hanya|cuma|mulai|sampai|hingga|adalah|kami|kita|anda|kamu|akan|sudah|telah|ada|per|setiap|tiap|karena|kalau|jika|agar|supaya|seperti|lebih|kurang|sangat|sekali|tanpa|bukan|tidak|para|sebelum|sesudah|setelah|antara|termasuk',
  lead: 'mulai|dari|mulai dari|cuma|hanya|setiap|tiap|jam|pukul|tanggal|tgl|hari|sampai|hingga|pada|di|per|dengan harga|dengan|sebelum|setelah|paling lambat|sd|s.d.|s/d|hanya sampai|hanya hari|bertempat di|khusus|sekitar|antara|selama|tiap hari|setiap hari',
  tail: 'saja|aja|per orang|/orang|per kg|per jam|sekarang',
  moment:
    'minggu ini|minggu depan|bulan ini|bulan depan|tahun ini|hari ini|malam ini|besok|besok malam|sepanjang hari|sepanjang minggu|akhir pekan ini|segera|selama lebaran|selama puasa',
  open: 'dimulai|mulai|buka|tutup|berakhir|selesai|berlangsung|berlaku|biaya|bayar|hemat|dapatkan|dapat|menangkan|dicari|mencari|menjual|jual|beli|pesan|daftar|hubungi|kunjungi|temukan|ikuti|rayakan|merayakan|adalah|tersedia|harga|diadakan',
  binding:
    'dari|tidak|bukan|tanpa|kecuali|tutup|libur|dibatalkan|ditunda|habis|kalau|jika|bila|sebelum|setelah|antara|di atas|di bawah|lebih dari|kurang dari|atau|senilai|nilai|uang muka|deposit|hadiah|denda|gaji|terkumpul|setiap|minimal|min|maksimal|maks|untuk pembelian|dengan syarat|belum termasuk',
  notPrice:
    'kurang dari|lebih dari|hadiah\\p{L}*|menang\\p{L}*|terkumpul|donasi\\p{L}*|sumbangan|senilai|voucher|uang muka|dp|deposit|gaji\\p{L}*|upah|bonus|denda|anggaran|pengembalian|hemat|tips|pembelian|belanja|minimal|undian|modal',
  continuing:
    'lalu|kemudian|dan|atau|tapi|tetapi|jadi|yang|karena|untuk|serta|juga|agar|supaya|terutama|termasuk|tanpa|kecuali|jika|kalau|dengan|sehingga',
  subordinate: 'jika|kalau|bila|ketika|saat|karena|meskipun|walaupun|sebelum|setelah|agar|supaya|dengan|tanpa',
  short:
    'jl|gg|no|kec|kab|telp|tlp|hp|rt|rw|min|max|maks|dll|dsb|dst|tgl|sd|s.d|hub|sen|sel|rab|kam|jum|sab|ming|jan|feb|mar|apr|jun|jul|agu|ags|sep|okt|nov|des|rp|ribu|jt|org|th|thn|bln|mgg|bp|ibu|dr|prof|st|pt|cv|ruko|lt|blok|kg|gr|ltr|pcs|kel|kota|prov',
  reach:
    'hubungi|hub|telepon|telp|tlp|hp|wa|whatsapp|sms|email|pesan|pemesanan|reservasi|daftar|pendaftaran|info|informasi|kontak|kirim|lamaran|dm|chat|ke|di|nomor|no',
  answer:
    'hubungi|hub|telepon|telp|tlp|wa|whatsapp|pesan|pemesanan|reservasi|pendaftaran|daftar|info|informasi|kontak|kirim|dm|chat',
  street: { before: 'jl\\.?|jalan|jln\\.?|gang|gg\\.?', behind: '' },
  numbers: 'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh',
  limit: 'hanya|cuma|khusus|kecuali|tidak termasuk|belum termasuk|berlaku|selama|tidak berlaku|bukan|selama persediaan',
  unchanged: 'harga tetap|tetap|masih|harga sama',
  bare: 'pengumuman|info|informasi|perhatian|penting|baru|promo|penawaran|halo|hai|pengingat',
  quote: 'kutipan|peribahasa|pepatah|kata mutiara',
  look: 'sederhana|simpel|simple|singkat|elegan|modern|meriah|lucu|imut|cerah|gelap|hangat|besar|kecil|terlalu|sangat|agak|merah|biru|hijau|kuning|ungu|hitam|putih|abu|coklat|krem|emas|pastel|pink|huruf|tulisan|teks|latar|background|bingkai|warna|logo|emoji|foto|gambar|gaya|nuansa|tema',
  order: {
    polite:
      'tolong|mohon|halo|hai|hai kak|halo kak|min|kak|kakak|mas|mbak|bang|permisi|selamat pagi|selamat siang|selamat sore|selamat malam|assalamualaikum|tolong ya|minta tolong|dong|dong kak|ya|bantu|minta|please|pls|guys|teman|pagi|siang|sore|kami|saya|aku',
    make: 'buatkan|buat|bikin|bikinkan|buatin|bikinin|desain|desainkan|desainin|tuliskan|tulis|buatlah|membuat|membuatkan|dibuatkan|dibikinin|siapkan|rancang|butuh|perlu|mau|pengen',
    post: 'postingan|posting|post|iklan|konten|pamflet|brosur|selebaran|spanduk|banner|story|stories|reel|reels|flyer',
    picture: 'gambar|poster|desain|foto|undangan|kartu ucapan|daftar harga|pengumuman|feed|status|caption|video',
    ask: 'minta tolong|minta|butuh|perlu|kami butuh|saya butuh|aku butuh|kami perlu|saya perlu|saya mau|aku mau|kami mau|saya ingin|kami ingin|bisa|bisakah|boleh|bisa tolong|bisa bantu|buatkan|bikinin|buatin|pengen|mau',
    vague: 'sesuatu',
    link: 'tentang|untuk|soal|mengenai|buat|kalau|bahwa|yang bilang|dengan tulisan|dengan teks|dari|ke',
    publish: 'unggah|posting|bagikan|umumkan|share|upload',
    announce: 'umumkan|promosikan|iklankan',
    our: 'kami|kita|saya|kalau|bahwa',
    your: 'anda|kamu|kalian|kakak|bunda|sobat',
    forOur: 'untuk|di|buat|ke|untuk di',
    us: 'kami|saya|aku|kita',
  },
  mention:
    'sebutkan|sebutkan juga|sebutkan bahwa|cantumkan|cantumkan juga|tambahkan|tambahkan bahwa|tulis juga|jangan lupa tulis',
  label: 'judul|teks|subjudul|slogan|tombol|keterangan|di bawah|di bawahnya|headline',
  never:
    '(?:(?:jangan|tanpa|nggak usah|ngga usah|gak usah|ga usah|tidak usah|tidak perlu|tak perlu|nggak perlu|gak perlu)(?: ada)? (?:di)?(?:tulis|cantum|sebut|tampil|taruh|pakai|pake|masuk|kasih|perlihat|tunjuk|pasang|muat)\\p{L}*(?![\\p{L}])|(?:nomor|harga|alamat|foto|gambar|logo|nama|tanggal|diskon)\\p{L}*(?: \\p{L}+){0,2} (?:jangan|tidak usah|nggak usah|gak usah|tidak perlu|ga usah) (?:di)?(?:tulis|cantum|sebut|tampil|taruh|pakai|pake|masuk)\\p{L}*|(?:^|tolong )tanpa (?:harga|logo|teks|tulisan|emoji|hashtag|tanggal|alamat|orang|foto|gambar|nomor)(?: orang)?(?: ya)?[.!]?$)',
  neverStart:
    'jangan|tanpa|nggak usah|ngga usah|gak usah|ga usah|tidak usah|tidak perlu|nggak perlu|tapi jangan|nomor|harga|alamat',
  named: {
    price: 'harga|harganya|biaya',
    date: 'tanggal|tanggalnya|jam|waktu',
    place: 'alamat|lokasi|tempat',
    contact: 'nomor|no hp|nomor hp|nomor telepon|telepon|wa|email',
    discount: 'diskon|promo|potongan',
  },
  note: '^(?:tolong )?(?:(?:gaya|nuansa|tema|latar|background|warna|ukuran|font|bahasa|target) ?[:=]|(?:pakai|pake|gunakan|tambahkan|kasih) (?:[\\p{L}-]+ ){0,3}(?:warna|logo|latar|background|font|foto|gambar|emoji|tema|gaya|nuansa)(?: [\\p{L}-]+){0,3}[.!]?$|(?:warna|gaya|tema|nuansa|background|latar) (?:[\\p{L}-]+,? ?(?:dan )?){1,4}[.!]?$|(?:terima kasih|makasih|trims|thanks)(?: banyak| kak| ya| min)?[.!]?$)',
  signOff: "(?:(?:tim|keluarga besar) (?:[\\p{L}&'’.-]+ ?){1,4}[.!]?$|(?:salam|salam hangat|sampai jumpa),?)",
}
