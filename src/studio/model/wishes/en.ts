import type { WishWords } from './wish-words.ts'

export const EN_WISHES: WishWords = {
  tag: 'en',
  thing:
    'photo|photos|pic|pics|picture*|image*|icon*|logo*|emoji*|clip art|clipart|drawing*|illustration*|graphic*|pattern*|border*|frame*|letters|text|wording|writing|layout|design|format|portrait|landscape|square|story|stories|stock photos|stock photo|headline|heading|caps|all caps',
  look: 'background*|font*|typeface*|lettering|colors|colours|color|colour|palette|shades|tones|style|vibe|vibes|mood|feel|look',
  fact: 'phone|phone number|number|website|web address|webpage|site|url|link|address|price|prices|date|time|name|email|instagram handle|handle|code|qr code',
  place:
    'at the bottom|bottom|at the top|top|on top|in the corner|corner|in the middle|middle|center|centre|on the left|on the right|left|right|underneath|big|bigger|biggest|large|larger|largest|small|smaller|tiny|bold|prominent|visible|clearly|easy to read|readable|legible|easy to see|stand out|front and center|main thing|biggest thing|big enough|huge',
  manner:
    'rustic|warm|warmer|cozy|cosy|cute|cheerful|happy|fun|funny|playful|elegant|classy|posh|fancy|simple|plain|clean|minimal|minimalist|modern|old fashioned|old school|old|vintage|retro|handmade|hand made|homemade|natural|organic|earthy|calm|quiet|soft|bright|colorful|colourful|dark|light|bold|loud|shiny|flashy|cheesy|corny|busy|festive|christmassy|xmassy|christmas-y|spooky|romantic|luxurious|luxury|premium|professional|serious|friendly|welcoming|inviting|fresh|summery|autumnal|wintery|spring-like|sporty|kiddy|childish|girly|feminine|masculine|traditional|classic|sophisticated|stylish|trendy|edgy|artsy|subtle|tasteful|restrained|spa-ish|pink|red|blue|green|yellow|orange|purple|black|white|grey|gray|brown|beige|gold|silver|pastel|neon',
  hint: 'not too|nothing too|nothing|a bit|a little|a little bit|kind of|kinda|sort of|something|anything|rather|ideally|preferably',
  degree:
    'it is|is|be|look|looks|feel|feels|want|we want|very|really|super|quite|more|less|too|so|just|only|maybe|lots of|some|much|all|like',
  ask: 'put|place|add|include|set|use|make|make it|make sure|keep it|write|show|should|should be|should look|should feel|has to be|needs to be|must be|think|go for|aim for|can you|could you|you can|feel free to|we like|we love|go for something',
  needless:
    'not needed|not necessary|no need for|no need to|dont need|don’t need|do not need|optional|not required|isnt needed|isn’t needed',
}
