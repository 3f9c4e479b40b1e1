import type { JudgeWords } from './judge-words.ts'

export const EN_JUDGE: JudgeWords = {
  tag: 'en',
  leads:
    'a, an, the, of, to, in, on, at, by, for, with, from, into, onto, until, till, during, through, under, over, about, as, our, your, my, their, its, his, her, this, these, every, each, is, are, was, be, will, only, just, per, near, behind, before, after, between, without, than, via, very, when, while, where, who, which, that, because, if, whose, til, thru',
  droppable: 'on, at, in, with, for, the, a, an, of, by, to, and',
  links: 'and, or, but, than, instead, &, +, nor',
  price_leads: 'for, at, only, now, just, only for, now only, now just, now for',
  former:
    'was, were, before, instead of, rrp, reg, regularly, normally, usually, list price, down from, reduced from, previously, formerly',
  per: 'per, a, an, each, /, every, pp',
  per_words: '',
  per_units: '',
  limits:
    'from, starting at, starting from, up to, over, under, above, below, about, around, at least, less than, more than, as little as, max, min, almost, nearly',
  ranges: 'to, through',
  closed: 'closed, no service, sold out, cancelled, canceled, postponed, not open',
  negations: 'no, not, never, without, none, nothing, don’t, doesn’t, isn’t, aren’t, won’t, can’t, cannot, nobody',
  conditions:
    'if, when, unless, with code, use code, with coupon, if you, when you, orders over, orders from, with every, in exchange for, subject to, minimum, excluding, except, provided, selected',
  only: 'members only, only for members, for members, members, students only, for students, new customers, new customers only, first order, in store only, online only, app only, while stocks last',
  withhold:
    'dont mention, dont show, dont put, dont include, dont write, don’t put, do not put, don’t mention, do not mention, don’t show, do not show, don’t say, do not say, don’t write, do not write, don’t include, do not include, don’t use, do not use, don’t name, do not name, don’t reveal, do not reveal, without mentioning, without showing, without saying, leave out, never mention, not mention, keep out, hide the price, hide the prices, hide the logo, avoid mentioning, skip the price, skip the prices, no price, no prices, without price, without a price, without prices, dont use, do not add, don’t add, dont add, please no, no other text',
  price_names: 'price, prices, cost',
  orders:
    'create, make, design, write, generate, draft, produce, prepare, post, build, draw, give me, i need, we need, i want, we want, i’d like, we’d like, can you, could you, can u, could u, can someone, could someone, can we, could we, would you, would u, need, i would like, we would like, we’d love, i’d love, whip up, put together',
  posts:
    'post, posts, picture, image, graphic, ad, advert, story, stories, reel, flyer, banner, poster, visual, creative, video, carousel, slide, slides, caption, cover, instagram, facebook, linkedin, tiktok, pinterest, twitter, pic, pics, graphics, something, something nice, something quick, something fun, smth, sth, ig, insta, price list, website',
  about:
    'about, bout, abt, on, for, announcing, promoting, advertising, that says, saying, showing, with, to promote, to announce, introducing, of, saying that, that, announcing that, to announce that, to thank, thanking, to remind people that, to remind everyone that, to remind our customers that, to let customers know, to let everyone know, to tell everyone, to wish everyone a, to wish our customers a, regarding, advertise',
  to_us:
    'make it, keep it, use our logo, use our colors, use our brand colors, use our colours, use our font, add our logo, include our logo, show our logo, for our instagram, for instagram, for facebook, for linkedin, for our facebook, for our story, in our brand colors, in our brand colours, in our colors, with our logo, make the text, make the headline, make the logo, keep the text, text should, tone should, style should, tone:, style:, background:, the headline should, no emojis, no emoji, no hashtags, use emojis, use bright, use warm, use dark, 1080',
  announce:
    'last slide, final slide, first slide, on the last slide, on the final slide, promote, advertise, announce, introduce, celebrate, show, showcase, highlight, present, launch, share, tell people about, remind people, mention, mention that, include, mention the, announce that, we’d like to announce, we’d like to announce that, we want to announce, we want to announce that, i’d like to announce that, let people know',
  please:
    'please, morning, afternoon, evening, mates, mate, lads, ladies, girls, folks, pls, kindly, hey, hi, hello, yo, hiya, thx, thanks, guys, ok, okay, so, fwd, good morning, good afternoon, quick one, plz',
  awards:
    'award, awards, awarded, winner, winning, prize-winning, certified, accredited, as seen in, featured in, gold medal, voted, approved by, recommended by, clinically proven, clinically tested, scientifically proven, dermatologist tested, patented, michelin, editor’s choice, five-star, five star, trusted by, loved by thousands',
  titles: 'mr, mrs, ms, dr, prof, professor, chef, sir, ceo, founder',
  superlatives:
    'best, greatest, finest, cheapest, fastest, largest, biggest, most popular, number one, no. 1, #1, world’s best, unbeatable, unrivaled, leading, ultimate, perfect, guaranteed, award-winning, world-class, premium, revolutionary, first-class, top-rated, lowest, highest, strongest, better than, faster than, cheaper than, unmatched, unique',
  free: 'free, gratis, complimentary, on us, on the house',
  otherwise:
    'otherwise, or else, if not, for everyone else, for everybody else, for all others, for others, for non-members, non-members',
  afterwards: 'then, after that, afterwards, thereafter, later',
  fees: 'deposit, shipping, postage, surcharge, penalty, late filing, late fee, booking fee, service charge, delivery fee',
  spending: 'spend, spending, spent, order, orders, purchase, purchases, basket, subtotal',
  beside: 'with, including, incl, plus',
  extras: 'extra, on top, surcharge',
}
