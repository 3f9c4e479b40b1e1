/** Requests of more businesses that write English. */
export const MORE_ENGLISH = `
# Tidewater Kayaks | en
guided [[*sunset paddle]] every wed & sat [[*from 6:30pm]], $65pp, under 12s [[*half price]]

gear swap!! bring your old pfd, get [[*$15 off]] a new one ([[*max one per person]]) thru [[*may 31]]

{{we need a facebook ad}}: kayak fishing clinic w/ [[*Capt. Ray Dunn]], sat june 7, 7–11am, [[*$89 incl. bait]], [[*8 spots]]

[[*launch ramp closed for dredging]] oct 6 – oct 17. use the [[*Pine St. ramp]] instead, [[*rentals by reservation only]]

we're [[*hiring 4 guides]] for summer, no experience needed, [[*must swim 200 m]], apply at [[*tidewaterkayaks.example/jobs]]

rent 2 hours, get the 3rd free. [[*weekdays only]]. [[*not valid july 4 week]]. show this post

{{do NOT include the price ($1,049)}}. the [[*Osprey 12 is back in stock]], [[*3 colors]], free roof rack straps. {{keep it short}}

2 km, 5 km or 10 km: [[*charity paddle]] for the river clinic, $20 entry, [[*every dollar goes to the clinic]], register by [[*aug 1]]

rained out? we'll give you a [[*full credit]], good for [[*12 months]]. call [[*555-0133]]

thank you portland for [[*1,000 five-star reviews]] 🙌 [[*10% off tours]] this week with code [[*PADDLE10]]

# Bramley & Sons Plumbing | en
boiler service [[*£79 (usually £110)]] if you book before [[*1st oct]]. gas safe reg. [[*no call-out charge]]

blocked drain at 2am? we answer [[*24/7]]. call [[*0800 046 0321]]. [[*no fix, no fee]]

{{can you do a post saying}} our office is shut [[*fri 29th]] for a team training day, emergencies still covered on [[*07700 900123]]. back [[*monday 8am]]

top tips before winter
- [[*bleed your radiators]]
- [[*lag outside pipes]]
- [[*know your stopcock]]

we've moved to [[*Unit 4, Canal Wharf, LS11 5BB]], opposite the tile shop. [[*trade counter 7–4]], [[*closed weekends]]

apprentice wanted, [[*16+]], £280 pw, day release at college, [[*own transport not needed]], cv to [[*work@bramley.example]]

bathroom fitted in [[*5 days]] or we knock off [[*£250]]. [[*fixed price quotes]]

0% finance over [[*24 months]] on new boilers from £1,895, [[*subject to status]], deposit [[*£195]]

rated [[*4.9/5 by 640 customers]] on the review site. [[*Tony]] says thank you x

landlords: gas certificate [[*£55]], or [[*3 for £150]], reminder service [[*free]]

# Little Acorns Nursery | en
spaces available from [[*september]] for [[*2–4 year olds]], 15 or 30 funded hours, show-rounds [[*tues & thurs]]

{{please write a post about}} our [[*summer fair]], saturday 5 july 11–3, raffle, face painting, [[*entry £1 (under 5s free)]], [[*no dogs please]]

[[*closed for inset day mon 2 june]]. parents' evening [[*wed 4th, 5.30pm]], book with [[*your key worker]]

chicken pox going round 😩 please keep little ones home until [[*all spots have crusted over]]. questions? ring [[*01632 960 755]]

wanted: [[*clean yoghurt pots, egg boxes and wool]] for junk modelling, drop off by [[*friday]]

meet [[*Miss Okafor]], our new deputy, [[*15 years]] in early years. {{warm and friendly tone}}. she starts [[*monday]]

forest school every [[*wednesday, rain or shine]] – wellies + spare clothes + [[*named water bottle]]

late pick-up fee is now [[*£10 per 15 minutes]] after [[*6pm]]. please call ahead, [[*thank you]]

we raised £612.40 for [[*children's ward 7]] with our sponsored toddle. [[*well done everyone]]! photos on [[*friday]]

ofsted said [[*"children thrive here"]] 🌱 read the report at [[*littleacorns.example/ofsted]]

# Nightjar Records | en
record store day [[*april 18, doors 8am]], no reservations, [[*one copy per person]], coffee while you queue

all used vinyl [[*3 for $25]] this weekend, singles [[*$2]], [[*cash only]]

live in store: [[*Mara & the Tides]], friday 7pm, free, all ages, [[*first 50 get a signed print]], [[*418 Elm]]

we buy collections. [[*fair prices, paid same day]]. no 78s. text pics to [[*(555) 014-0177]], or come [[*tues–sat 11–6]]

{{dont put the price in}} – new pressing of [[*Blue Hour]], [[*180 g]], numbered 1–500, [[*out friday]]

turntable tune-up: [[*$49 instead of $75]], stylus not included, [[*ready in 48 hrs]], until [[*the 30th]]

[[*closed mondays]] in january. open [[*tue–sun 11–7]]. new year, same dust

staff pick of the month: [[*"Rooms" by Ada Quill]]. [[*9.1/10]] says Jules

spend [[*$60 or more]], get a [[*tote bag]]. black or natural, [[*while they last]]

membership is [[*$12/mo]]: 10% off everything, early access, [[*cancel whenever]]. {{make it moody}} first month [[*$1]]
`
