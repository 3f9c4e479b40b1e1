import { openStudio } from '#studio/render/studio.ts'
import { createBrief, createCopy } from '#studio/testing.ts'
import sharp from 'sharp'
const studio = openStudio({threads:2})
const C: [string,string,string|null,string|null,string|null][] = [
 ['de','Donaudampfschifffahrtsgesellschaft','Nur 20 % Rabatt auf alle Fahrten bis Sonntag','19,90 €','Jetzt buchen'],
 ['de','Unser Nachhaltigkeitsversprechen','Kreislaufwirtschaft und Ressourceneffizienzsteigerung für alle','1.299,50 €','Mehr erfahren'],
 ['fi','Lentokonesuihkuturbiinimoottori','Asiakastyytyväisyystakuu kaikille','20 €','Osta nyt'],
 ['nl','Arbeidsongeschiktheidsverzekering','Kindercarnavalsoptochtvoorbereidingswerkzaamheden','€ 1.299,50','Meer weten'],
 ['fr','Prêt\u202F? Oui\u202F!','C’est l’été : «\u202Fdes soldes\u202F» partout !','1\u202F299,50\u00A0€','Découvrir'],
 ['tr','indirim günleri','%20 indirim, ışıltılı yaz','₺1.299,50','Keşfet'],
 ['ar','خصم كبير على كل المنتجات','حتى يوم الأحد','1,299.50 د.إ','تسوّق الآن'],
 ['he','מבצע קיץ גדול','עד יום ראשון','1,299.50 ₪','למידע נוסף'],
 ['bn','ত্বকের প্রাকৃতিক উজ্জ্বলতা ফিরে পান','আজই কিনুন, গ্রীষ্মের ছাড়','৳১২০০','এখনই কিনুন'],
 ['ta','உங்கள் சருமத்தை ஒளிரச் செய்யுங்கள்','இப்போது வாங்குங்கள்','₹1,200','வாங்கு'],
 ['te','మీ చర్మానికి సహజ మెరుపు','ఇప్పుడే కొనండి','₹1,200','కొనండి'],
 ['ka','გააღვიძეთ კანის ბუნებრივი სიკაშკაშე','იყიდეთ ახლა','₾1,200','იყიდეთ'],
 ['hy','Արթնացրեք ձեր մաշկի բնական փայլը','Գնել հիմա','֏1,200','Գնել'],
 ['am','የቆዳዎን ተፈጥሯዊ ብርሃን ያንቁ','አሁን ይግዙ','ብር 1,200','ይግዙ'],
 ['km','ធ្វើឱ្យស្បែករបស់អ្នកភ្លឺស្រស់','ទិញឥឡូវនេះ ដើម្បីទទួលបានការបញ្ចុះតម្លៃ','៛1200','ទិញឥឡូវ'],
 ['zh-Hant','骨直今令返化','全場八折','NT$1,200','立即選購'],
 ['ja','骨直今令返化','本日限り20%オフ','1,980円','詳しく見る'],
 ['zh-Hans','骨直今令返化','全场8折','¥1,200','立即选购'],
]
const tiles=[]
let i=0
for (const [language,h,sub,price,cta] of C) for (const [typography,tone,w,hh,layout] of [['Inter','professional',540,540,null],['Playfair Display, serif','luxury',540,540,'poster'],['Anton','bold',540,540,null]] as const) {
  const brief=createBrief({width:w,height:hh,seed:3+i},{typography,tone})
  const scene=await studio.compose(brief,createCopy(h,{subline:sub,price,cta,language}),{}, {layout})
  if (scene.notes.length) console.log(language,typography,scene.layout,scene.notes)
  const {data}=await studio.render(scene,{})
  tiles.push({input:await sharp(data).resize(400,400).png().toBuffer(),left:(i%6)*406,top:Math.floor(i/6)*406})
  i++
}
for (let p=0;p*18<tiles.length;p++) {
 const part=tiles.slice(p*18,p*18+18).map(t=>({...t,top:t.top-p*3*406}))
 await sharp({create:{width:6*406,height:3*406,channels:3,background:'#888'}}).composite(part).png().toFile(`/tmp/typo-look-${p}.png`)
}
await studio.close()
