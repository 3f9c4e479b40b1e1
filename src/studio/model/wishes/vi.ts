import type { WishWords } from './wish-words.ts'

export const VI_WISHES: WishWords = {
  tag: 'vi',
  thing: 'anh|hinh|hinh anh|bieu tuong|logo|emoji|khung|chu|van ban|thiet ke|dinh dang|doc|ngang|vuong|story|tieu de',
  look: 'nen|font|mau|mau sac|tong|phong cach|khong khi',
  fact: 'so dien thoai|dien thoai|so|website|trang web|dia chi|link|gia|ngay|gio|ten|ma',
  place:
    'o duoi|phia duoi|duoi|o tren|phia tren|tren|goc|o giua|giua|ben trai|ben phai|to|lon|lon hon|nho|nho hon|dam|ro|ro rang|noi bat|de doc|de nhin',
  manner:
    'am ap|am cung|de thuong|xanh|xanh la|xanh duong|xanh la cay|do|hong|tim|vang|cam|den|trang|nau|be|ruc ro|sinh dong|tre trung|noi bat|tet|noel|vui|vui tuoi|thanh lich|sang trong|don gian|sach|toi gian|hien dai|co dien|xua|vintage|retro|thu cong|tu nhien|nhe nhang|sang|toi|sac so|loe loet|le hoi|lang man|chuyen nghiep|than thien|tuoi mat|truyen thong|dep',
  hint: 'khong qua|dung qua|mot chut|hoi|gi do',
  degree: 'qua|rat|hon|chi|nhu|kieu|thoi|thui',
  ask: 'dat|them|dung|lam|viet|de|cho|nhe|nha|giup|muon|trong',
  needless: 'khong can|khong can thiet|khoi can',
}
