import type { LanguagePatterns } from '../facts/language-patterns.ts'
import type { LanguagePack } from './language-pack.ts'

/** Chinese prompts, in either script. */
export const CHINESE: LanguagePatterns = {
  language: 'zh-Hans',
  unspaced: true,
  action: [
    /立即(?:购买|购买|预订|报名|注册|下单|抢购|选购|申请|体验|預訂|報名|註冊|下單|搶購|選購|申請|購買)|了解(?:更多|详情|詳情)|马上(?:抢购|报名|预约)|扫码报名|点击报名|欢迎投递简历|立即预约|立即預約/u,
  ],
  steps: /(?:如何|怎样|怎么|步骤|步驟|方法|做法|食谱)/u,
  before: /(?:以前|之前|使用前)[：:]\s?/u,
  after: /(?:现在|之后|使用后|現在|之後)[：:]\s?/u,
  statistic: /^(\d{1,3}\s?[%％]|每?\d{1,2}(?:个人|人)中有\d{1,2}(?:个|人))的?/u,
}

/** Chinese names what is left of the price: 20 % off is 8折, 25 % off is 75折. */
export function nameShare(percent: number): string {
  const left = 100 - percent
  return left === 50 ? '5折' : left % 10 === 0 ? `${left / 10}折` : `${left}折`
}

export const ZH_HANS: LanguagePack = {
  tag: 'zh-Hans',
  facts: CHINESE,
  prompt: {
    common: '',
    orders: [
      /^(?:请|請)?(?:帮我们?|幫我們?|给我们?|替我们?)?(?:做|设计|設計|写|寫|弄)(?:一)?[个张條条份](?:朋友圈|小红书|微信|微博|抖音)?(?:海报|帖子|图片|广告|文案|海報|貼文|圖片|廣告)(?:吧|呗|谢谢)?(?:，|,|：|:|。|$)/u,
      /^(?:请|請)?(?:帮我们?|幫我們?|给我|给我们|为我们|為我們|替我们)?(?:制作|設計|设计|写|寫|生成|做|创建|發布|发布|製作)(?:一[张条个份篇則则張條個])?(?:关于|關於|宣传|宣傳)?(?:小红书|微信|朋友圈|微博|Instagram|社交媒体)?(?:海报|帖子|图片|广告|文案|推文|横幅|海報|貼文|圖片|廣告)?(?:，|,|：|:|\s)(?:宣传|关于|主题是|內容是|内容是)?/u,
      /^(?:请|請)?(?:为|為)(?=[^，。]{2,24}(?:制作|设计|写|生成|做|製作|設計))/u,
      /(?:制作|设计|写|生成|做|製作|設計|创建)(?:一[张条个份篇則则張條個])?(?:Instagram|小红书|微信|朋友圈|微博)?(?:的)?(?:宣传)?(?:海报|帖子|图片|广告|文案|推文|横幅|海報|貼文|圖片|廣告)[。！]?$/u,
      /^(?:宣传|推广|宣布|介绍|宣傳|推廣|介紹)(?:一下)?(?:我们的|我們的)?/u,
      /^(?:请|請)?(?:帮我们?|幫我們?|给我们?|為我們)?(?:设计|制作|写|生成|做|設計|製作|寫)(?:一[张条个份篇則则張條個])(?=\p{Script=Han}{2,12}(?:海报|帖子|图片|广告|海報|貼文))/u,
    ],
    intents: [
      ['hiring', /招聘|诚聘|誠聘|招募|急聘|加入我们的团队|加入我們的團隊|招人/u],
      ['thanks', /感谢|谢谢|感謝|謝謝/u],
      [
        'greeting',
        /新年快乐|圣诞快乐|恭喜发财|中秋快乐|春节快乐|生日快乐|节日快乐|端午安康|新春快乐|新年快樂|聖誕快樂|恭賀新禧|中秋快樂|母亲节快乐|国庆快乐/u,
      ],
      ['event', /讲座|研讨会|工作坊|培训|课程|直播课|沙龙|講座|研討會|培訓|課程|公开课/u],
      ['sale', /折|优惠|促销|特价|半价|满\d|买一送|买二送|大促|秒杀|優惠|促銷|特價|半價|買一送|免運|清仓/u],
      [
        'tips',
        /\d{1,3}个(?:技巧|方法|理由|建议|错误|步骤|小妙招|误区)|[三四五六七十]个(?:技巧|方法|理由|建议|错误|步骤)|\d{1,3}[個種](?:技巧|方法|理由|建議)/u,
      ],
      ['launch', /新品|上市|新款|全新|新菜[单單]|上线|开业|即将|发布|首发|新店|推出|登場|開幕|新上市|上架/u],
      ['sale', /包邮|免运费|免運費/u],
    ],
    giveaway: /抽奖|抽獎|赢取|贏取/u,
    recording: /回放|录播/u,
    served: /软件|应用|平台|服务|代理|咨询|教练|课程|保险|银行|订阅|軟體|應用程式|服務|諮詢|課程|保險|銀行|訂閱/iu,
    booked:
      /剪发|美发|按摩|清洁|维修|课|度假|旅行(?![箱包袋用])|邮轮|机票|住宿|酒店|租赁|导览|剪髮|美髮|清潔|維修|旅遊|郵輪|機票|飯店|租賃|導覽/iu,
  },
  actions: {
    look: '立即查看',
    shop: '立即选购',
    learn: '了解详情',
    read: '阅读更多',
    discover: '立即探索',
    buy: '立即购买',
    order: '立即下单',
    preorder: '立即预购',
    book: '立即预订',
    start: '立即开始',
    sign_up: '立即注册',
    save_seat: '立即报名',
    join: '欢迎参加',
    apply: '立即申请',
    enter: '立即参与',
    watch: '立即观看',
    contact: '联系我们',
  },
  offers: {
    new: '新品',
    sale: '特惠',
    off: nameShare,
    until: ['周一截止', '周二截止', '周三截止', '周四截止', '周五截止', '周六截止', '周日截止'],
    until_date: '{date}截止',
    free_shipping: '免运费',
    limited: '限时',
    today: '仅限今日',
    preorder: '立即预购',
    soon: '即将上市',
    from: '{price}起',
  },
  headlines: { introduce: '遇见{name}', question: '你认识{name}了吗？' },
  way: '链接见主页。',
  hashtags: { sale: '优惠', hiring: '招聘' },
  themes: {
    summer: { name: '夏日', greeting: '夏日来了', question: '准备好迎接夏天了吗？' },
    black_friday: { name: '黑色星期五', greeting: '黑色星期五来了', question: '黑色星期五，准备好了吗？' },
    new_year: { name: '新年', greeting: '新年快乐', question: '新的一年，从什么开始？' },
    christmas: { name: '圣诞', greeting: '圣诞快乐', question: '圣诞礼物选好了吗？' },
    halloween: { name: '万圣节', greeting: '万圣节快乐', question: '不给糖就捣蛋？' },
  },
  quotes: ['“', '”'],
  weak: /^(?:的|了|在|和|与|是)$/u,
}
