import type { t } from '../brand-logos.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  variantsOf: '{name}のロゴのバリエーション',
  lead: 'デザインでは、その場所で最も見やすいバリエーションが使われます。変更はすぐに保存されます。',
  variants: 'バリエーション',
  nothingYet:
    'このブランドにはまだロゴがありません。ここまたはブランドでSVGのロゴをアップロードすると、暗い背景用と単色のロゴが提案されます。',
  storedAsJpeg:
    'PNG では {limit} を超えるため、JPEG で保存されています。色がわずかに変わることがあります。小さい PNG ならすべてのピクセルが保たれます。',
  svgAgain:
    'このロゴは画像としてのみ保存されています。ここでフルロゴとして、またはブランドでSVGをもう一度アップロードすると、暗い背景用と単色のロゴが提案されます。SVGは128 KBまでです。',
  logo: 'ロゴ',
  logoText: 'ブランドのロゴです。ブランドで変更できます。',
  full: 'フルロゴ',
  fullText: '名前とシンボル。十分な広さがある場所に。',
  mark: 'シンボル',
  markText: 'シンボルのみ。小さい場所や正方形の場所に。',
  onLight: '明るい背景用',
  onLightText: '白や明るい色の上に。',
  onDark: '暗い背景用',
  onDarkText: '黒や暗い色の上に。',
  mono: '単色',
  monoText: '色が見えにくい場所に。',
  onLightGround: '明るい背景の{name}',
  onDarkGround: '暗い背景の{name}',
  upload: 'アップロード：{name}',
  replace: '置き換え：{name}',
  uploadHelp: 'PNG、JPEG、WebP、GIF、AVIF、SVG（2 MBまで）',
  remove: '削除：{name}',
  saving: '保存中…',
  computed: 'SVGから作成',
  take: '使用する',
  takeThis: '使用する：{name}',
  notComputed: 'SVGからこのバリエーションを作成できません。お持ちの場合はアップロードしてください。',
  notLoaded: 'ロゴのバリエーションを読み込めませんでした',
  notChanged: 'ロゴのバリエーションを変更できませんでした',
}
