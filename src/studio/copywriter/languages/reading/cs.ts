import type { ReadingWords } from './reading-words.ts'

/** Czech, which Slovak requests are read with as well. */
export const CS_READING: ReadingWords = {
  tag: 'cs',
  dangling:
    'a|i|v|ve|na|do|od|z|ze|za|s|se|k|ke|ku|u|po|o|pod|nad|při|pro|bez|přes|před|mezi|místo|nebo|či|ale|že|aby|když|jak|jestli|který|která|které|kteří|náš|naše|naši|naší|váš|vaše|můj|moje|svůj|své|ten|ta|to|ty|je|jsou|byl|byla|bylo|byly|bude|budou|má|mají|se|si|už|ještě|velmi|jen|pouze|teď|nyní|také|též|více|méně|každý|každá|každé|každou|kromě',
  lead: 'v|ve|na|do|od|za|jen za|pouze za|už za|už od|již od|jen|pouze|nyní|teď|po|před|každý|každá|každé|každou|každé|tento|tuto|toto|příští|dne|v době|mezi|během|nejpozději do|nejpozději|až do|až|cca|vždy|vždy v|vždy ve',
  tail: 'kus|za kus|jen|pouze|dnes|včetně|ks|osoba|za osobu',
  moment:
    'tento týden|příští týden|tento měsíc|příští měsíc|letos|dnes večer|dnes|zítra|toto léto|celé léto|celý týden|celý rok|celý den|na Vánoce|o Vánocích|o víkendu|o prázdninách|brzy|už brzy',
  open: 'začíná|začínají|začínáme|startuje|startujeme|otevírá|otevíráme|otevřeno|zavírá|zavíráme|končí|trvá|stojí|platí|zaplatíte|ušetříte|ušetři|získej|získejte|vyhraj|vyhrajte|hledáme|prodáváme|nabízíme|slavíme|oslavte|přijďte|navštivte|objevte|kupte|objednejte|rezervujte|volejte|zavolejte|najdete nás|je|jsou|koná se|pořádáme|cena',
  binding:
    'místo|bylo|byl|byla|byly|dříve|původně|než|ne|není|nejsou|nikdy|žádný|žádná|žádné|bez|kromě|zavřeno|zavřená|zavřený|zrušeno|odloženo|vyprodáno|pokud|jestli|když|do|mezi|nad|pod|nebo|hodnota|hodnotě|záloha|kauce|výhra|pokuta|mzda|plat|vybrali jsme|vybráno|hodnocení|každý|každá|při nákupu|při koupi|za podmínky',
  notPrice:
    'méně než|více než|výhr\\p{L}*|vyhr\\p{L}*|cen[ay] pro vítěze|vybral\\p{L}*|vybrán\\p{L}*|dar\\p{L}*|sbírk\\p{L}*|hodnot\\p{L}*|poukaz\\p{L}*|voucher\\p{L}*|záloh\\p{L}*|kauc\\p{L}*|plat|mzd\\p{L}*|odměn\\p{L}*|pokut\\p{L}*|poplat\\p{L}*|rozpoč\\p{L}*|ušetř\\p{L}*|spropitn\\p{L}*|nákup\\p{L}*|minimáln\\p{L}*|tombol\\p{L}*',
  continuing:
    'potom|pak|a|i|ale|nebo|takže|že|aby|který|která|které|kteří|kde|když|jak|protože|proto|také|včetně|zejména|avšak|bez|kromě|pokud',
  subordinate: 'pokud|jestli|když|protože|přestože|dokud|než|aby|jakmile|s|bez|místo',
  short:
    'ul|nám|tř|č|čp|tel|hod|h|min|max|ks|kč|os|pl|např|atd|apod|tj|tzn|popř|resp|cca|kl|sv|dr|mgr|ing|bc|mudr|mvdr|prof|doc|p|pí|po|út|st|čt|pá|so|ne|led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro|r|str|sídl|obj|rez|vč|inkl|zdrav|tis|mil|roč|měs|týd|den|poz|přízemí|patro|l|kg|g|v|dop|odp',
  reach:
    'volejte|zavolejte|volat|tel|telefon|telefonicky|mobil|whatsapp|sms|mail|e-mail|email|objednávky|objednávka|objednejte|rezervace|rezervujte|přihlášky|přihlaste|přihlašujte|kontakt|kontaktujte|info|informace|pište|napište|na|číslo|jen',
  answer:
    'rezervace|rezervujte|objednávky|objednávejte|objednejte|přihlášky|přihlašujte|tel|telefon|volejte|zavolejte|kontakt|info|informace|životopis|životopisy|pište|napište',
  street: { before: 'ul\\.|ulice|nám\\.|náměstí|tř\\.|třída', behind: 'ulice|náměstí' },
  numbers: 'dva/dvě|tři|čtyři|pět|šest|sedm|osm|devět|deset',
  limit: 'jen|pouze|kromě|mimo|s výjimkou|neplatí|nevztahuje se|ne|bez|platí|do vyprodání|vyjma|nezahrnuje|není v ceně',
  unchanged: 'stejná cena|stejné ceny|stále|beze změny',
  bare: 'upozornění|pozor|novinka|novinky|nové|důležité|info|informace|oznámení|nabídka|akce|ahoj|připomínka|připomínáme',
  quote: 'citát|přísloví|rčení',
  look: 'jednoduše|jednoduché|krátce|elegantně|elegantní|moderně|moderní|svátečně|hezky|světlé|tmavé|teplé|velké|malé|nic|moc|příliš|trochu|růžová|červená|modrá|zelená|žlutá|fialová|černá|bílá|šedá|hnědá|béžová|zlatá|stříbrná|pastelové|písmo|písmena|text|pozadí|rámeček|barva|barvy|barvách|logo|emoji|fotky|fotka|styl',
  order: {
    polite:
      'prosím|prosíme|prosim|ahoj|ahojky|čau|zdravím|dobrý den|dobry den|dobré ráno|hezký den|mohli byste|mohl byste|mohla byste|můžete|můžeš|mohl bys|mohla bys|potřebuju|potřebuji|potřebujeme|potrebuju|chci|chceme|chtěla bych|chtěl bych|chtěli bychom|nám|mi|o|pěkně',
    make: 'udělejte|udělej|udělat|udelejte|vytvořte|vytvoř|vytvořit|připravte|připrav|připravit|navrhněte|navrhni|napište|napiš|nakreslete|potřebuju|potřebuji|potřebujeme|potrebuju',
    post: 'příspěvek|prispevek|příspěvku|post|postu|inzerát|inzerátu|reklamu|reklama|leták|letáku|letáček|banner|banneru|reel|reels|storíčko|stories|story',
    picture:
      'plakát|plakátu|plakat|obrázek|obrázku|grafiku|grafika|fotku|pozvánku|pozvánka|oznámení|ceník|ceníku|video',
    ask: 'mohli byste|mohl byste|mohla byste|můžete|můžeš|mohl bys|mohla bys|potřebuju|potřebuji|potřebujeme|potrebuju|potřeboval bych|potřebovala bych|chci|chceme|chtěla bych|chtěl bych|chtěli bychom|prosím o|prosíme o|hodil by se|udělejte|udelejte',
    vague: 'něco|neco',
    link: 'o tom že|o|pro|k|ke|na|že|s textem|s tím že|s nápisem|s informací že',
    publish: 'zveřejněte|zveřejni|sdílejte|sdílej|dejte|postněte',
    announce: 'oznamte|oznam|propagujte|představte',
    our: 'náš|naše|naši|naší|můj|moje|moji|že',
    your: 'váš|vaše|vaši|vaší|tvůj|tvoje|tvoji|vám|vás|ti',
    forOur: 'na|na náš|na naše|pro|pro náš|pro naše|do',
    us: 'nám|nás|mi',
  },
  mention:
    'zmiňte|zmiň|zmiňte že|uveďte|uveď|uveďte že|dodejte že|přidejte že|napište že|napište tam že|nezapomeňte zmínit',
  label: 'nadpis|titulek|text|podtitulek|slogan|tlačítko|popisek|pod tím|dole',
  never:
    '(?:(?:neuvádě|nepiš|nezmiňu|neukazu|nedáve|nepouží|nezobrazu|nedávej|neuváděj|nezmiňuj|nepoužívej|nedávejte|nevkládej|nechceme|nechci)\\p{L}*(?: tam| tu)?(?![\\p{L}\\p{M}])|bez (?:uvedení|zmínky)(?![\\p{L}\\p{M}])|(?:vynech\\p{L}*|skryj\\p{L}*) \\p{L}+|(?:^|prosím )bez (?:cen\\p{L}*|loga|textu|emoji|hashtagů|adresy|lidí|telefonu|fot\\p{L}*|obrázk\\p{L}*)(?: prosím)?[.!]?$)',
  neverStart:
    'nepište|nepiš|neuvádějte|neuváděj|nezmiňujte|nezmiňuj|nedávejte|nedávej|nechceme|nechci|ale bez|bez|vynechte',
  named: {
    price: 'cena|ceny|cenu|ceně',
    date: 'datum|data|termín|termínu|čas|hodina',
    place: 'adresa|adresu|adresy|místo|město',
    contact: 'telefon|telefonu|telefonní číslo|číslo|mail|e-mail|web',
    discount: 'sleva|slevu|slevy|akce|akci',
  },
  note: '^(?:prosím )?(?:(?:styl|tón|nálada|pozadí|barvy|formát|velikost|písmo|jazyk) ?[:=]|(?:použijte|použij|přidejte|dejte|dej) (?:tam )?(?:naše|náš|naši)?(?: ?[\\p{L}-]+){0,2} ?(?:barvy|barev|písmo|logo|pozadí|styl|fotku|fotky|emoji)(?: [\\p{L}-]+){0,2}[.!]?$|(?:ve|v|s) (?:[\\p{L}-]+ ){0,3}(?:stylu|tónu|barvách|barvami|pozadím|náladě)(?: [\\p{L}-]+){0,3}[.!]?$|(?:díky|děkuji|děkujeme|děkuju|předem děkuji)[.!]?$)',
  signOff: "(?:(?:váš|vaše|tvůj) (?:tým|parta)(?: [\\p{L}&'’.-]+){0,4}|(?:těšíme se|s pozdravem|na viděnou),?)",
}
