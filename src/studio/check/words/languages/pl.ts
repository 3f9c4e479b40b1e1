import type { JudgeWords } from './judge-words.ts'

export const PL_JUDGE: JudgeWords = {
  tag: 'pl',
  leads:
    'na, do, od, po, za, ze, z, w, we, o, u, dla, przy, nad, pod, przed, przez, bez, między, podczas, ku, nasz, nasza, nasze, naszych, naszej, naszego, twój, twoja, twoje, twoich, mój, moja, ten, ta, to, te, tego, tej, tych, każdy, każda, każde, każdą, jest, są, był, była, bardzo, tylko, tak, który, która, które, gdy, jeśli, że, nie, żaden, żadna',
  droppable: 'w, we, na, o, z, ze, za, dla, przy, i, u',
  links: 'i, oraz, lub, albo, ale, a, niż, zamiast, ani, &, +',
  price_leads: 'za, teraz, tylko, już za, teraz za, tylko za, teraz tylko, za jedyne, jedyne',
  former:
    'zamiast, było, wcześniej, poprzednio, dotychczas, cena regularna, przed obniżką, regularnie, normalnie, stara cena',
  per: '/',
  per_words: 'za, na, od',
  per_units: 'miesiąc, rok, tydzień, dzień, noc, godzinę, osobę, sztukę, kilogram, kg, litr, butelkę, metr, osoby',
  limits:
    'od, do, już od, ponad, powyżej, poniżej, około, co najmniej, minimum, maksymalnie, prawie, mniej niż, więcej niż, aż do',
  ranges: 'do',
  closed: 'zamknięte, zamknięty, zamknięta, nieczynne, nieczynny, wyprzedane, odwołane, odwołany, przełożone, zamykamy',
  negations: 'nie, bez, żaden, żadna, żadnych, nigdy, nic, ani',
  conditions:
    'jeśli, gdy, jeżeli, z kodem, na hasło, kod, przy zakupie, przy zakupach, z wyjątkiem, oprócz, pod warunkiem, wybrane, wybranych, przy zamówieniu, minimalne',
  only: 'tylko dla członków, dla członków, dla klubowiczów, dla nowych klientów, tylko online, tylko w sklepie, do wyczerpania zapasów',
  withhold:
    'nie wspominaj, nie wspominać, nie pokazuj, nie pokazywać, nie pisz, nie pisać, nie podawaj, nie podawać, nie mów, bez podawania, bez wspominania, nie używaj, nie wymieniaj, pomiń, bez ceny, bez cen',
  price_names: 'cena, ceny, cenę, cenie',
  orders:
    'zrób, stwórz, utwórz, napisz, wygeneruj, zaprojektuj, przygotuj, opublikuj, chcę, chcemy, potrzebuję, potrzebujemy, poproszę, zróbcie, przygotujcie, stwórzcie, proszę o, prosimy o, poproszę o, czy możecie, możecie, czy możesz, możesz, chcielibyśmy, chciałabym, chciałbym, potrzebny, potrzebna, potrzebne, napiszcie, wrzućcie, wrzuć',
  posts:
    'post, posta, wpis, obraz, obrazek, grafikę, grafika, reklamę, reklama, story, relację, rolkę, plakat, baner, zdjęcie, film, karuzelę, ulotkę, instagram, instagrama, facebook, facebooka, linkedin, coś, insta, ig, facebooku, instagramie, fb, fejsa, grafiki, plakatu, posty, ogłoszenie, ogłoszenia, ulotka, ulotki, banera, reklamy, wpisu, zaproszenie, zaproszenia, rolki',
  about:
    'o, bo, na temat, dla, z, na, który mówi, zapowiadający, o tym że, że, z informacją że, z info że, informujący że, informującą że, z okazji',
  to_us:
    'niech będzie, niech wygląda, użyj naszego, użyj naszych, dodaj nasze, dodaj nasz, umieść nasze, na instagram, na instagrama, na facebooka, na linkedin, z naszym logo, w naszych kolorach, styl:, ton:, tło:, kolory:, bez emoji',
  announce:
    'zapowiedz, ogłoś, przedstaw, pokaż, promuj, świętuj, zareklamuj, udostępnij, wspomnij, wspomnij o tym, wspomnij o',
  please: 'proszę, poproszę, hej, cześć, siema, witam, dzień dobry, dzięki, dziękuję',
  awards:
    'nagroda, nagrody, nagrodę, laureat, laureatka, zwycięzca, certyfikowany, certyfikowana, złoty medal, polecany przez, polecana przez, klinicznie potwierdzone, klinicznie przebadany, naukowo udowodnione, przebadany dermatologicznie, opatentowany, michelin, wybrany, wybrana, wyróżniony',
  titles: 'pan, pani, dr, prof, profesor, szef kuchni',
  superlatives:
    'najlepszy, najlepsza, najlepsze, najlepszych, największy, największa, najtańszy, najtańsze, najszybszy, numer jeden, nr 1, wiodący, wyjątkowy, unikalny, unikalna, idealny, idealna, gwarantowany, gwarantowana, nagradzany, nagradzana, rewolucyjny, bezkonkurencyjny, bezkonkurencyjna, doskonały, niezrównany, lepszy niż, najniższa, najwyższa',
  free: 'gratis, darmowy, darmowa, darmowe, darmowej, bezpłatny, bezpłatna, bezpłatne, bezpłatnie, za darmo, w prezencie',
  otherwise:
    'inaczej, w przeciwnym razie, dla pozostałych, w innym przypadku, dla niezrzeszonych, w pozostałych przypadkach',
  afterwards: 'potem, później, następnie, po czym, dalej',
  fees: 'kaucja, kaucji, zaliczka, zaliczki, zadatek, koszt dostawy, dostawa za, dopłata, kara, mandat',
  spending: 'zakupach, zakupów, zakupy, zamówienia, zamówieniach, zamówień, wydasz, koszyk',
  beside: 'z, ze, wraz, w tym, plus',
  extras: 'dodatkowo, ekstra, dopłaty',
}
