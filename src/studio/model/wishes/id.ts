import type { WishWords } from './wish-words.ts'

export const ID_WISHES: WishWords = {
  tag: 'id',
  thing:
    'orang|foto*|gambar*|ikon*|logo*|emoji*|ilustrasi*|pola|motif|bingkai|huruf*|tulisan*|teks*|desain*|format*|vertikal|horizontal|persegi|kotak|story|judul*',
  look: 'latar|latar belakang|background*|bg|font*|warna*|nada|gaya*|nuansa|suasana|tema*',
  fact: 'nomor*|no hp|no wa|telepon*|website*|situs|alamat*|link|harga*|tanggal*|jam|nama*|email|kode*',
  place:
    'di bawah|bawah|di atas|atas|di pojok|pojok|sudut|di tengah|tengah|kiri|kanan|besar|gede|lebih besar|paling besar|kecil|lebih kecil|tebal|jelas|terbaca|mudah dibaca|menonjol|kelihatan',
  manner:
    'hangat|lucu|imut|ceria|seru|elegan|keren|simpel|simple|sederhana|bersih|minimalis|modern|jadul|retro|vintage|alami|natural|tenang|lembut|cerah|warna-warni|gelap|norak|meriah|lebaran|natal|romantis|mewah|profesional|serius|ramah|segar|sporty|anak-anak|tradisional|klasik|cantik|bagus|rapi|pink|merah|biru|hijau|kuning|oranye|ungu|hitam|putih|abu|abu-abu|coklat|krem|emas|perak|pastel|rame|ramai|kalem|lembut|estetik|aesthetic|kekinian|polos',
  hint: 'jangan terlalu|ga terlalu|gak terlalu|tidak terlalu|agak|sedikit|semacam|kalau bisa',
  degree: 'sangat|banget|terlalu|lebih|saja|aja|mungkin|seperti|kayak|yang|ya|dong|nuansanya',
  ask: 'taruh|tambahkan|tambah|pakai|pake|gunakan|buat|kasih|bikin|tulis|harus|mau|ingin|biar',
  needless: 'tidak perlu|nggak perlu|gak perlu|ga usah|gak usah|tidak usah|nggak usah',
}
