import type { ReadingWords } from './reading-words.ts'

export const VI_READING: ReadingWords = {
  tag: 'vi',
  dangling:
    'và|hoặc|hay|nhưng|của|cho|với|tại|ở|trong|trên|dưới|từ|đến|tới|vào|lúc|về|theo|qua|bởi|do|vì|nếu|khi|mà|thì|là|được|bị|đã|đang|sẽ|có|không|chưa|các|những|một|mỗi|này|kia|chỉ|còn|nay|rất|hơn|cùng|như|chúng tôi|bạn|thay vì|trước|sau',
  lead: 'ca|ca tối|ca sáng|ca chiều|vào|lúc|từ|đến|tới|đến hết|cho đến|trước|sau|mỗi|này|chỉ|chỉ còn|chỉ từ|nay chỉ|giá|giá chỉ|giá chỉ còn|còn|trong|ngày|từ ngày|đến ngày|thứ|hết|hết ngày|nay còn|khoảng|với giá',
  tail: 'này|tới|thôi|mỗi người|mỗi chiếc|hôm nay|này|tới',
  moment:
    'tuần này|tuần sau|tuần tới|tháng này|tháng sau|tháng tới|năm nay|mùa hè này|mùa đông này|tối nay|sáng nay|chiều nay|tối mai|cả tuần|cả ngày|cả năm|dịp Tết|dịp Giáng sinh|sắp tới|sắp ra mắt',
  open: 'giá|trả|tiết kiệm|nhận|tặng|thắng|trúng|bắt đầu|mở cửa|đóng cửa|kết thúc|kéo dài|mua|bán|đặt|gọi|liên hệ|trị giá|có|đến|tham gia|ghé|khám phá|chi|tổng|khai trương|giảm',
  binding:
    'thay vì|trước|trước đây|giá gốc|giá cũ|hơn|không|chưa|đừng|trừ|ngoại trừ|đóng cửa|nghỉ|hủy|hoãn|hết hàng|nếu|khi|trên|dưới|giữa|hoặc|trị giá|đặt cọc|giải thưởng|phạt|lương|quyên góp|đánh giá|mỗi|với điều kiện|cho đơn',
  notPrice:
    'hậu tạ|dưới|trên|trúng|giải thưởng|quyên góp|ủng hộ|trị giá|phiếu quà tặng|thẻ quà tặng|voucher|hoàn tiền|đặt cọc|tiền cọc|lương|thưởng|phạt|phí|ngân sách|hoàn lại|tiết kiệm|tip|đơn hàng|cho đơn|hóa đơn',
  continuing: 'và|hoặc|nhưng|mà|vì|nên|nếu|khi|để|cũng|bao gồm|đặc biệt|thì|với|trừ',
  subordinate: 'nếu|khi|vì|mặc dù|trước khi|sau khi|để|với',
  short: 'tp|q|p|đ|đc|sđt|tel|ths|ts|pgs|gs|tr|vd|st|max|min|dr|mr|ms|đt|tx|h|hn|hcm|gđ|ks',
  reach: 'gọi|điện|thoại|đt|sđt|hotline|liên|hệ|zalo|whatsapp|email|đặt|lịch|bàn|chỗ|đăng|ký|ngay|tư|vấn|số',
  answer: 'đặt|gọi|liên|hotline|sđt|đt|zalo|đăng|inbox',
  street: { before: '', behind: '' },
  numbers: 'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười',
  limit: 'chỉ|chỉ áp dụng|không|không áp dụng|ngoại trừ|trừ|có hiệu lực',
  unchanged: 'giá không đổi|vẫn',
  bare: 'nhắc nhở|thông báo|mới|tin mới|chú ý|lưu ý|quan trọng|ưu đãi|khuyến mãi|cập nhật',
  quote: 'trích dẫn|câu nói|danh ngôn|châm ngôn',
  look: 'giữ|làm|đơn giản|ngắn gọn|ngắn|dễ thương|sang trọng|hiện đại|sáng|tối|ấm|to|nhỏ|quá|rất|màu|hồng|đỏ|xanh|vàng|đen|trắng|xám|nâu|chữ|phông|nền|khung|màu sắc|logo|ảnh|biểu tượng',
  order: {
    polite:
      'shop ơi|ad ơi|admin ơi|bạn ơi|em ơi|anh ơi|chị ơi|giúp em|giúp shop|vui lòng|xin chào|chào|hãy|làm ơn|giúp tôi|giúp mình|tôi cần|tôi muốn|chúng tôi cần|chúng tôi muốn|cho tôi|cho mình|một|giúp|nhờ bạn',
    make: 'tạo|làm|thiết kế|viết|soạn|vẽ|chuẩn bị|cần|muốn',
    post: 'bài đăng|bài post|bài viết|quảng cáo|banner|tờ rơi|reel|post',
    picture: 'ảnh facebook|ảnh bìa|hình ảnh|ảnh|hình|poster|áp phích|story|thiệp|video|thư mời|bìa|nội dung',
    ask: 'mình cần|mình muốn|mình đang cần|em cần|em muốn|shop cần|bên mình cần|bên em cần|nhờ bạn|nhờ ad|nhờ shop|nhờ|cần|giúp tôi|giúp mình|tôi cần|tôi muốn|chúng tôi cần|chúng tôi muốn',
    vague: 'cái gì đó|gì đó',
    link: 'về|cho|về việc|giới thiệu|quảng bá|thông báo|thông báo về|nói về|với nội dung|để quảng bá|rằng',
    publish: '',
    announce: 'quảng bá|giới thiệu|thông báo',
    our: 'rằng|việc',
    your: 'bạn|của bạn',
    forOur: 'cho|trên|cho trang|để đăng|đăng',
    us: 'chúng tôi|mình|cho mình',
  },
  mention: 'đề cập|nhắc đến|ghi rõ|nêu rõ|thêm thông tin',
  label: 'tiêu đề|nội dung|phụ đề|khẩu hiệu|nút|cta|chú thích',
  never:
    '(?:(?:đừng|không|chớ) (?:cần )?(?:đề cập|nhắc|ghi|đăng|hiển thị|nói|viết|để|dùng|nêu|cho thấy|đưa)(?![\\p{L}\\p{M}])|(?:bỏ|ẩn) (?:giá|ngày|địa chỉ|logo)|(?:^|vui lòng )(?:không có|không|không ghi) (?:giá|logo|chữ|emoji|hashtag|ngày|địa chỉ|người)[.!]?$)',
  neverStart: 'đừng|không|nhưng không|vui lòng không|xin đừng|bỏ|ẩn',
  named: {
    price: 'giá|giá tiền|chi phí',
    date: 'ngày|ngày giờ|thời gian|giờ',
    place: 'địa chỉ|địa điểm|nơi',
    contact: 'số điện thoại|điện thoại|email|trang web',
    discount: 'giảm giá|ưu đãi|khuyến mãi',
  },
  note: '^(?:vui lòng )?(?:(?:phong cách|giọng điệu|tông|nền|màu sắc|màu|kích thước|phông chữ|ngôn ngữ|đối tượng|mục tiêu) ?[:=]|(?:dùng|sử dụng|thêm|hãy dùng) (?:[\\p{L}-]+ ){0,3}(?:màu|màu sắc|logo|phông chữ|nền|emoji|hình ảnh|ảnh)(?: [\\p{L}-]+){0,4}[.!]?$|(?:phong cách|giọng điệu|tông màu|màu sắc|nền) (?:[\\p{L}-]+,? ?){1,4}[.!]?$|(?:giữ|làm) (?:cho )?(?:thật )?(?:đơn giản|ngắn gọn|vui tươi|ấm áp|sang trọng)[.!]?$|(?:cảm ơn|xin cảm ơn|cảm ơn nhiều)[.!]?$)',
  signOff: "(?:đội ngũ (?:[\\p{L}&'’.-]+ ?){1,4}[.!]?$|(?:trân trọng|thân mến|hẹn gặp lại),?)",
}
