import type { JudgeWords } from './judge-words.ts'

export const DE_JUDGE: JudgeWords = {
  tag: 'de',
  leads:
    'der, die, das, dem, den, des, ein, eine, einen, einem, einer, eines, von, vom, zu, zum, zur, im, in, ins, am, an, ans, auf, für, mit, bei, beim, bis, ab, aus, nach, seit, vor, über, unter, um, gegen, ohne, durch, während, unser, unsere, unseren, unserem, unserer, dein, deine, deinen, deinem, deiner, ihr, ihre, ihren, ihrem, ihrer, euer, eure, mein, meine, jeden, jede, jedes, jedem, jeder, dieser, diese, dieses, diesen, diesem, ist, sind, war, wird, werden, nur, jetzt, pro, je, sehr, als, kein, keine, keinen, nicht, wenn, weil, dass, wo, was, wer, wie, noch, ganz',
  droppable: 'am, im, in, an, auf, bei, beim, mit, für, zum, zur, um, von, vom, der, die, das, dem, den, und, inkl',
  links: 'und, oder, aber, sondern, statt, anstatt, als, sowie, &, +',
  price_leads: 'für, nur, jetzt, für nur, jetzt nur, nur noch, jetzt für',
  former:
    'statt, anstatt, vorher, früher, bisher, uvp, normal, normalerweise, sonst, ehemals, regulär, zuvor, alter preis, streichpreis, listenpreis',
  per: 'pro, je, /, p. p., p.p.',
  per_words: 'im, am, die, das, der',
  per_units: 'monat, jahr, woche, tag, nacht, stunde, person, stück, kilo, flasche, kopf',
  limits:
    'ab, bis zu, über, unter, mindestens, höchstens, maximal, rund, etwa, ca, circa, schon ab, mehr als, weniger als, fast, von',
  ranges: 'bis, auf',
  closed:
    'geschlossen, ruhetag, betriebsferien, betriebsurlaub, ausverkauft, abgesagt, verschoben, schließt, schließen, entfällt',
  negations: 'nicht, kein, keine, keinen, keinem, keiner, nie, niemals, ohne, nichts, weder',
  conditions:
    'wenn, falls, mit code, mit dem code, code, bestellwert, einkaufswert, mindestbestellwert, außer, ausgenommen, sofern, ausgewählte, gegen vorlage, beim kauf, bei abnahme, mit gutschein, ab einem einkauf, ab einem bestellwert, zzgl',
  only: 'nur für mitglieder, für mitglieder, für neukunden, nur für neukunden, nur online, nur im laden, nur für studierende, solange der vorrat reicht',
  withhold:
    'nicht erwähnen, nicht nennen, nicht zeigen, nicht schreiben, nicht angeben, nicht sagen, nicht verwenden, erwähne nicht, nenne nicht, zeige nicht, schreibe nicht, keine erwähnung, ohne erwähnung, weglassen, lass weg, nicht verraten, bitte kein, bitte keine, bitte keinen, kein preis, keine preise, zu erwähnen, zu nennen, zu zeigen, ohne preis, ohne preisangabe, ohne preise, ',
  price_names: 'preis, preise, preises, kosten',
  orders:
    'erstelle, erstellen, erstell, mach, mache, macht, gestalte, gestalten, schreibe, schreib, generiere, entwirf, poste, ich brauche, wir brauchen, ich möchte, wir möchten, kannst du, könnt ihr, brauche, brauchen, bräuchte, bräuchten, ich bräuchte, wir bräuchten, könntet ihr, könntest du, kann jemand, kann mir jemand, könnte jemand, können sie, könnten sie, macht bitte, wir hätten gern, ich hätte gern, würdet ihr, benötige, benötigen, wir benötigen, ich benötige',
  posts:
    'post, posts, beitrag, bild, grafik, anzeige, story, reel, flyer, banner, plakat, foto, video, karussell, posting, bewertungspost, werbepost, blogbeitrag, cover, instagram-post, instagram, facebook, linkedin, tiktok, pinterest, etwas, was, story für insta, insta, beitrags, aushang',
  about:
    'über, für, für unseren, für meinen, zu, zum, zur, mit, von, das sagt, zur ankündigung, dass, zum thema, fürs, übers, rund um, bezüglich, wegen, zu unserem, zu unseren, zu unserer, für unsere, zu meinem, über unseren, von unserem, von unserer, mit unserem',
  to_us:
    'mach es, macht es, mach das bild, halte es, halte den, halte die, verwende unser, verwende unsere, verwende die, verwende helle, nutze unser, nutze unsere, benutze unser, füge unser, zeige unser logo, zeig unser logo, für instagram, für facebook, für linkedin, für unser instagram, für unseren instagram, mit unserem logo, in unseren farben, stil:, ton:, hintergrund:, farben:, keine emojis, keine hashtags',
  announce:
    'letzte slide, auf der letzten slide, letzte folie, bewirb, bewerbe, wirb für, zeige, zeig, kündige, verkünde, feiere, stelle, präsentiere, teile, erwähne, erwähn, nenne',
  please:
    'bitte, zusammen, leute, ihr lieben, hallo, hi, hey, moin, servus, huhu, bitte mal, guten tag, guten morgen, liebes team, fix, schnell, mal',
  awards:
    'auszeichnung, ausgezeichnet, preisträger, gewinner, testsieger, zertifiziert, bekannt aus, goldmedaille, empfohlen von, klinisch getestet, klinisch bewiesen, wissenschaftlich bewiesen, dermatologisch getestet, patentiert, michelin, prämiert, gekürt, gewählt zum, stiftung warentest',
  titles: 'herr, frau, dr, prof, professor, chefkoch, chefköchin, geschäftsführer, geschäftsführerin',
  superlatives:
    'beste, besten, bester, bestes, größte, größten, günstigste, günstigsten, schnellste, billigste, führende, führender, führend, einzigartig, einzigartige, unschlagbar, unschlagbare, nummer eins, nr. 1, perfekt, perfekte, perfekten, garantiert, preisgekrönt, preisgekrönte, weltklasse, revolutionär, erstklassig, erstklassige, ultimativ, ultimative, besser als, günstiger als, schneller als, höchste, niedrigste, unübertroffen',
  free: 'gratis, kostenlos, kostenfrei, umsonst, geschenkt, kostenlose, kostenloser, kostenlosen, versandkostenfrei, frei',
  otherwise: 'sonst, ansonsten, andernfalls, für alle anderen, für nichtmitglieder, nichtmitglieder, für andere',
  afterwards: 'dann, danach, anschließend, später, im anschluss',
  fees: 'kaution, pfand, versandkosten, lieferkosten, aufpreis, aufschlag, zuschlag, anzahlung, strafe, bußgeld, zuzüglich, zzgl, mahngebühr',
  spending:
    'bestellwert, einkaufswert, mindestbestellwert, materialwert, warenwert, auftragswert, rechnungswert, einkauf, bestellung, bestellungen, umsatz, warenkorb',
  beside: 'mit, inkl, inklusive, einschließlich, plus',
  extras: 'extra, aufpreis, zusätzlich',
}
