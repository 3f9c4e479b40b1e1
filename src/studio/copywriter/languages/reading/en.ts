import type { ReadingWords } from './reading-words.ts'

export const EN_READING: ReadingWords = {
  tag: 'en',
  dangling:
    "a|an|the|of|to|in|on|at|by|for|with|from|and|or|but|nor|our|your|my|his|her|its|their|is|are|was|were|be|been|will|can|has|have|this|that|these|those|now|only|just|instead|per|over|under|above|below|until|till|between|as|than|into|onto|via|plus|incl|including|if|when|while|who|which|so|about|around|near|up|down|than|then|before|after|during|since|through|it|it’s|it's|we|you|we’re|we're|not|no|also|both|either|very|too|more|less",
  lead: 'on|at|from|by|before|after|until|till|this|next|every|each|only|just|now|for|starting|starting on|starting at|up to|about|around|all|in|the|since|during|through|between|coming|as of|down|down from|reduced|reduced from|slashed from|marked down from|today|today only',
  tail: 'only|reduced|each|today|now|onwards|onward|and up|sharp',
  moment:
    'this week|next week|this month|next month|this year|next year|this morning|this afternoon|this evening|this spring|this summer|this autumn|this fall|this winter|next spring|next summer|next autumn|next fall|next winter|all week|all weekend|all day|all month|all summer|all year|all year round|today only|this week only|this month only|only this week|coming soon|over the weekend|over Easter|over Christmas|at Christmas|at Easter|on Christmas Day|on Christmas Eve|on New Year’s Eve|on New Year’s Day',
  open: 'find us|you find us|you will find us|cost|costs|pay|pays|save|saves|spend|spends|get|gets|win|wins|earn|earns|raise|raises|raised|give|gives|take|takes|receive|donate|start|starts|starting|begin|begins|open|opens|opening|close|closes|end|ends|run|runs|last|lasts|become|call|text|order|book|sell|sells|buy|buys|worth|make|makes|reach|total|expires|valid|available|return|returns|arrive|arrives|launch|launches|come|comes|go|goes|meet|see|join|visit|hear|say|says|need|needs|want|wants|like|love|was|were|been|back|until|enjoy|added|add|owe|charge|charges|priced|held|happening|due|live|out|here|score|grab|claim|use|bring|let|let’s|know|find',
  binding:
    "was|were|instead|than|per|no|not|never|none|neither|without|except|excluding|excl|closed|closing|cancelled|canceled|postponed|unavailable|unless|if|when|whenever|until|between|over|above|under|below|or|cannot|can’t|can't|don’t|don't|won’t|won't|isn’t|isn't|aren’t|doesn’t|doesn't|didn’t|formerly|previously|before|after|worth|deposit|prize|prizes|prize money|fee|fine|salary|wage|raised|win|tip|rated|instead of|other than|only if|provided|as long as|sold out|excludes|exclusive of|every|each",
  notPrice:
    'under|below|less than|above|win|wins|won|winner|prize|prizes|raised|raise|raises|donat\\p{L}*|charity|worth|gift card|gift cards|voucher|vouchers|credit|cashback|deposit|down payment|upfront|salary|wage|wages|pay|earn|earns|bonus|fine|fines|fee|fees|budget|fund|funds|fundrais\\p{L}*|goal|refund|saved|savings|tip|tips|reward|spend|spent|invest\\p{L}*|revenue|loan|insured|damage|per hour|hourly|minimum',
  continuing:
    'after that|afterwards|thereafter|and|but|so|or|nor|also|yet|because|which|who|whose|whom|that|where|while|although|though|then|instead|including|especially|such as|plus|too|as well|than|not|rather|unless|if|until',
  subordinate:
    'if|when|whenever|while|because|since|as|although|though|unless|until|before|after|once|whether|in case|even if|with|without|instead of',
  short:
    'kl|esp|appt|hrs|dept|misc|bldg|apt|capt|sgt|lt|gen|gov|sen|rev|hon|pers|no|nr|st|dr|mr|mrs|ms|prof|vs|ca|approx|incl|excl|inc|max|min|tel|ext|reg|est|mt|ft|ave|rd|blvd|sq|e.g|i.e|etc|a.m|p.m|u.s|u.k|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|vol|pt|p|rm|flr|fl|bus|opp|stn|jct|wkly|ea|dbl|qty|blk|bsmt|gr|yd|cl|cert|pl|sr|jr|ph|mob|nat|assoc|avail|bkgs|fig|ste|pkwy|hwy|terr|cres|ct|p.p|p.w|p.h|pcm|pw|pp|rsvp|tix|gdn',
  reach:
    'call|ring|phone|telephone|text|tel|mob|mobile|whatsapp|wa|message|email|e-mail|mail|book|booking|bookings|reserve|reservations|rsvp|register|registration|sign|info|information|enquiries|inquiries|appointments|appointment|orders|order|contact|hotline|tickets|questions|today|now|please|just|reach|or',
  street: { before: '', behind: '' },
  numbers: 'two|three|four|five|six|seven|eight|nine|ten',
  limit:
    'not included|does not include|doesn’t include|do not include|extra|only|except|except for|excluding|excludes|excl|excluded|not|never|valid|while|subject to|unless|apart from|other than|in store|in-store|minimum|no minimum|terms apply|if|with id',
  unchanged: 'same price|same prices|still|stays|stay|remains|unchanged',
  bare: 'reminder|friendly reminder|quick reminder|update|quick update|news|new|brand new|info|notice|please note|note|attention|psa|heads up|important|announcement|big announcement|offer|special offer|promo|sale|hello|alert|fyi',
  quote: 'quote|quotation|saying|proverb|inspirational quote|motivational quote',
  look: 'keep|make|use|it|this|short|sweet|simple|fancy|cheesy|cute|fun|bold|big|small|large|bright|dark|light|warm|cold|soft|clean|minimal|classy|elegant|modern|festive|nothing|too|much|really|super|bit|little|pretty|nice|pink|red|blue|green|yellow|orange|purple|black|white|grey|gray|brown|beige|gold|silver|pastel|neon|glitter|hearts|letters|text|font|fonts|writing|background|border|color|colour|colors|colours|logo|emoji|emojis|photo|photos|clipart|clip art|stock photos|caps|all caps|corny|busy|crazy|hashtags|tone|vibe|vibes|style|look|fluff|frills',
  order: {
    polite:
      "please|hi all|hi everyone|hello all|hello everyone|hi folks|hey all|hey team|folks|mate|lovely|there|hi|hello|hey|kindly|ok|okay|so|can you|could you|would you|will you|can you please|could you please|i need|we need|i want|we want|i’d like|i'd like|i would like|we’d like|we'd like|we would like|need|i need you to|i want you to|help me|help us|let’s|let's|to|you to|thanks|can u|could u|can you guys|could you guys|can someone|could someone|can we|could we|would u|yo|hiya|heya|hey there|hi there|hi all|hi guys|hey guys|hi team|hello there|good morning|good afternoon|i was wondering if you could|would it be possible to|is it possible to|quick one|quickly|just|i’d love|we’d love|i'd love|we'd love|gonna need|team|guys|all",
    make: 'create|generate|make|design|draw|produce|write|craft|prepare|give|show|do|compose|render|build|develop|put together|come up with|need|want|like|whip up|throw together|knock up|cook up|mock up',
    post: 'post|posts|ad|ads|advert|advertisement|flyer|flier|graphic|banner|reel|carousel|thumbnail|teaser|infographic|instagram post|facebook post|social media post|caption|tweet|linkedin post',
    picture:
      'price list|menu board|website banner|website|homepage|newsletter|shop sign|website banner|website|homepage|newsletter|header|status|picture|image|photo|poster|story|stories|card|video|visual|illustration|artwork|invitation|invite|announcement|campaign|cover|header|creative|promo|promotion|slide|content|piece|layout|design|pic|something|text|message',
    ask: "can we get|could we get|can i get|could you get|can you get us|can you get|can you|can u|could you|could u|can you guys|could you guys|can someone|could someone|can we|could we|would you|would u|i was wondering if you could|would it be possible to|i need|we need|i want|we want|i would like|we would like|i’d like|i'd like|we’d like|we'd like|i’d love|we’d love|i'd love|we'd love|need|make me|make us|give me|give us|mind making",
    vague: 'one|thing|something|smth|sth|sumthing|a little something',
    link: 'up about|up for|out for|out about|about|for|on|announcing|promoting|introducing|celebrating|showing|featuring|advertising|highlighting|that|that says|saying|with the text|to promote|to announce|to advertise|to celebrate|to introduce|to say|to show|to tell|which says|regarding|to let people know|to let people know about|to let people know that|of|announcing that|promoting that|to announce that|to say that|saying that|letting people know that|letting people know about|letting everyone know|letting everyone know that|to thank|thanking|to wish everyone a|to wish you all a|to wish our customers a|to wish all our customers a|wishing everyone a|wishing our customers a|wishing all our customers a|to remind people that|to remind everyone that|to remind our customers that|to remind customers that|reminding people that|reminding everyone that|to let customers know|to let our customers know|to let everyone know|to tell everyone that|to tell everyone',
    publish: 'post|share|publish|upload|put up|put out|repost',
    announce:
      'promote|announce|advertise|introduce|showcase|highlight|present|let people know about|let people know that|tell people about|tell people that|tell everyone',
    our: 'our|my|that|the',
    your: 'your|you|yourself',
    forOur: 'for|for our|for my|for the|on our|for your|to post on|to post on our|to share on|to share on our',
    us: 'us|me|ours',
  },
  mention:
    "mention|mention that|include|include that|add that|say that|please mention|please include|please add|please say|also mention|also include|don’t forget to mention|don't forget to mention|make sure to mention|make sure to include|be sure to mention|write that|highlight that|emphasize that|emphasise that|point out that|note that|also say that|say also that|also write that|put that|also put that|also add that|also mention that|tell people too that|last slide|final slide|first slide|on the last slide|and on the last slide|on the first slide|on the final slide",
  label:
    'headline|title|text|copy|caption|cta|call to action|subline|subtitle|tagline|body|body text|button|slogan|hook|subtext|sub text|small print|fine print|footer|bottom line|top line|main text|below|underneath|and below|and underneath|under it|below it',
  never:
    "(?:(?:do not|don['’]?t|dont|never|must not|should not|shouldn['’]t|please no|no need to|not to|without|avoid) (?:mention|mentioning|show|showing|say|saying|writ(?:e|ing)|includ(?:e|ing)|display|displaying|print|printing|put|putting|list|listing|stat(?:e|ing)|reveal|revealing|nam(?:e|ing)|referring|refer|talk|talking|use|using|add|adding|advertise)(?![\\p{L}])|(?:leave|leaving) (?:out|off)|(?:hide|omit|skip) (?:the|any|all|my|our)|keep (?:the )?(?:price|date|address|name|number|phone|discount)s? (?:\\p{L}+ )?(?:out|off|secret|hidden)|(?:^|please |but |and )(?:no|without(?: the| any| a)?) (?:price|prices|logo|text|people|person|emoji|emojis|hashtags?|dates?|address|faces|discount|phone numbers?)(?: please| shown| mentioned| in (?:it|the (?:post|picture|image)))?[.!]?$|(?:price|date|address|name|logo)s? (?:should|must) not)",
  neverStart: "do not|don't|don’t|dont|never|without|please no|but no|but don't|but don’t|avoid|hide|omit|skip|leave",
  named: {
    price: 'price|prices|cost|costs|pricing|amount',
    date: 'date|dates|day|time',
    place: 'address|place|location|venue|city',
    contact: 'phone|phone number|number|email|website|url',
    discount: 'discount|offer|percentage|sale',
  },
  note: '^(?:please )?(?:(?:make|keep|let) (?:it|this|the (?:post|picture|image|design|tone|style|text|copy|look|background|mood|colou?rs|headline|layout|font|language)|everything)(?![\\p{L}])|(?:it|this|the (?:post|picture|image|design|tone|style|look|background|mood|colou?rs|layout)) should|(?:style|tone|mood|vibe|look|background|colou?rs?|palette|format|size|font|language|audience|target audience|target group|goal)(?: (?:is|are))? ?[:=]|use (?:our|the|a|an|some|lots of|only)? ?(?:[\\p{L}-]+ ){0,3}(?:colou?rs?|fonts?|logo|background|tones?|style|images?|photos?|pictures?|palette|emojis?|layout|theme|lighting|template)|(?:add|include|put|place) (?:our|the|a|an|some) (?:[\\p{L}-]+ ){0,2}(?:logo|emojis?|hashtags|background|photo|picture|image|cta|call to action|border|icons?)|(?:featuring|using|in) (?:our |the )?(?:[\\p{L}-]+[ ,]+(?:and )?){1,3}(?:colou?rs|tones|style|background|fonts?)(?: please)?[.!]?$|(?:in|with) an? (?:[\\p{L}-]+[ ,]+(?:and )?){0,4}(?:style|tone|mood|vibe|look|look and feel|feel|aesthetic|background|palette)(?: please)?[.!]?$|(?:with )?(?:(?:warm|bright|bold|dark|light|modern|minimal|minimalist|minimalistic|festive|playful|elegant|fun|clean|professional|friendly|catchy|cozy|cosy|rustic|soft|pastel|vintage|retro|luxurious|simple|natural|earthy|vibrant|neutral|moody|calm|colou?rful|muted)[ ,]+(?:and )?){1,4}(?:style|tone|tones|look|mood|feel|vibe|vibes|aesthetic|colou?rs|background|palette|typography|lighting)(?: please| pls| plz)?[.!]?$|(?:warm|bright|bold|dark|light|modern|minimal|minimalist|minimalistic|festive|playful|elegant|fun|clean|professional|friendly|short|catchy)(?:(?:,| and|, and)? (?:warm|bright|bold|dark|light|modern|minimal|minimalist|festive|playful|elegant|fun|clean|professional|friendly|short|catchy))*(?: please)?[.!]?$|(?:thanks|thank you|thx)(?: in advance| so much)?[.!]?$|(?:square|portrait|landscape|vertical) format)',
  signOff:
    "(?:(?:your|the|love,?(?: the)?|cheers,?(?: the)?|best,?|yours,?) (?:[\\p{L}\\p{M}&'’.-]+ ){0,4}(?:team|crew|family|staff))|(?:love|cheers|best wishes|kind regards|regards|sincerely|yours),?",
}
