/** Words that name an object in the data but say nothing about the subject of a request. Normalized. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an and are as at be been but by can do for from get give go has have he her his how i if in into is it its just
  let like make me more most my new no not now of off on one only or our out over own per she so some that the their them
  then there these they this to too two up us very was we what when where which who why will with you your
  post posts picture pictures image images video videos story stories reel banner ad ads advert promote promoting announce
  announcing announcement invite inviting invitation create creating show showing introduce introducing share tell say
  write offer offers free first last next best better great good big small large little hot cool fun happy love like back
  day days week weeks weekend month months year years today tomorrow tonight morning evening afternoon noon hour hours
  minute minutes second seconds monday tuesday wednesday thursday friday saturday sunday january february march april may
  june july august september october november december open opens closed start starts end ends until since before after
  people person person's man woman men women family friends friend team customer customers client clients member
  city town street place places north south east west left right top bottom up down high low long short fast slow
  red blue green yellow orange white black pink purple brown gray grey gold golden silver color colors colour
  number numbers percent half full price prices euro euros dollar dollars pound pounds cent cheap money off save saving
  remote europe range km kilometer kilometers mile miles order buy book now join visit come call click link code plus
  brand brands product products service services company quality perfect quote testimonial special limited edition set sets kit box line
  every each any all many much both other another same own self live real true ready made making work works working
  night nights dry wet foundation hand hands head face eyes eye body heart hard soft easy simple quick power light dark clean clear fresh natural organic
  quiet care field fields code summer's room rooms world life time times style kind play point part piece side space thing things way use used
  here hello hi welcome thank thanks please yes ok okay top cut run walk ring ride rock roll stand sit spring's fall
  meet meeting point point's key keys level build builds building built bar seat seats spot spots table tables water air
  chance hold wait drop drops mark check sign signs cover turn change move watch look see hear feel touch keep put take
  bring find lose win grow growing stop train trains track tank miss match letter letters record records patch current
  der die das den dem ein eine einen im in am zum zur mit und oder fur von bei auf aus neu neue neuen neues unser unsere jetzt
  tag woche jahr heute morgen uhr ab bis nur alle gratis kostenlos euro el la los las un una en con por para de del y o
  nuevo nueva gratis hoy dia semana ano le les une des du au aux avec pour sur dans et ou nouveau nouvelle jour semaine`
    .split(/\s+/)
    .filter((word) => word.length > 0),
)
