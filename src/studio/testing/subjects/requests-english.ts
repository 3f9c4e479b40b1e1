/** Requests of businesses that write English. `requests.ts` says how the lines are read. */
export const ENGLISH = `
# Kettle & Crumb | en | Neighborhood bakery and coffee shop | bread croissant baguette-bread bagel shortcake cupcake pretzel cookie hot-beverage pie
sourdough loaf 5.50 from tmrw, preorder at the counter | +
French press class sat 10am, $25 incl. a bag of beans to take home | +
we're closed dec 24-26!! merry xmas from all of us | + christmas-tree snowflake wrapped-gift bell
NEW cardamom buns 🎉 every fri | +
Hiring a weekend baker, 4am start, pay $22/hr. text Jo 555-0134 | +
quote from Maria: "best quarter pounder of butter I ever ate" lol can u make that pretty | + butter
slots for the gingerbread house workshop go fast, book by nov 30 | +
our cones are back! pistachio + sour cherry soft serve, $4 | + ice-cream soft-ice-cream cherries
Thank you for 10 years on Maple Street | +
Moving to 14 Pitcher Lane on march 1, same crew same ovens | + package house delivery-truck
# Northside Cycles | en | Bike shop and repair | bicycle wheel wrench nut-and-bolt rescue-workers-helmet
spring tune up 79 instead of 99 till april 15 | +
kids bike swap sunday 11-3 in the yard | +
New in: Tern cargo bikes, test rides all week | +
winter hours: tue-sat 11-5 | +
we need a mechanic who likes old steel and good coffee | +
flat tire? walk ins ok, 20 min | +
free bell with every lock this weekend | + bell locked
Group ride thursday 6pm, meet at the fountain, no drop pace | +
bike rental $30 / day, helmets incl | +
"They fixed my chain while I waited" – Tom W., drummer | +
# Fern & Moss | en | Plant shop for small apartments | potted-plant seedling cactus herb leafy-green
monstera cuttings are in, 12 bucks | +
repotting workshop sat 2pm – bring your sad plant | +
How to water: 1. finger in the soil 2. dry? water 3. wet? wait | +
Black Friday: 25% off all pots, not the plants sorry | + amphora
cactus sale thru sunday | + cactus
gift cards from $20 | + wrapped-gift
Wholesale for offices: ask us for a quote | +
it's pumpkin season, come say hi | + jack-o-lantern
terrarium kits $35, moss incl. | +
closed monday for inventory | +
# Blue Heron Dental | en | Family dentistry in Tacoma | tooth toothbrush
new patients: exam + xray $89 | +
we have openings this thurs, call 253 555 0190 | +
don't skip the second checkup this year – use your benefits before dec 31 | +
Invisalign open house march 4, 5-7 pm, prizes & snacks | +
bridge, crown or implant? ask dr lee | +
Happy halloween – candy buyback $1 a pound | + jack-o-lantern candy
we're hiring: dental assistant, 4 day week | +
our new drill is so quiet you hear the music | +
Kids under 5 free first visit | +
office closed for the long weekend | +
# Tideline Swim School | en | Swimming lessons for babies, kids and adults | goggles ring-buoy water-wave one-piece-swimsuit
summer registration opens may 1 9am sharp | +
baby class starts at 4 months, parents in the water | +
lifeguard training, 3 weekends, $240 | +
pool closed tue for maintenance | +
float, kick, breathe – level 1 in 8 weeks | +
looking for instructors. you get a whistle and free parking | +
swim caps $8 at the desk | +
siblings 15% off | +
the spring gala results are up | +
Adults: it's never too late. Wed 7:30 pm | +
# Ledger Lane | en | Bookkeeping for freelancers and small shops | ?receipt ?ledger ?abacus ?bar-chart ?laptop
quarter end checklist, download free | +
Close your books in one day. webinar tues sept 22, 11 ET | +
5 receipts you can throw away today | +
we moved our office to 3rd floor | + package office-building delivery-truck
"I sleep at night now" – Ana, florist | +
Q2 estimated taxes due june 16 | +
we don't do crypto. we do coffee receipts. | +
hiring: senior bookkeeper, remote, mountain time | +
sick of spreadsheets? cones of shame for your inbox lol no just call us | +
plans from $149/mo, first month half price | +
# Paws & Rinse | en | Mobile dog grooming | dog poodle paw-prints bathtub scissors bone
full groom small dogs $65, we come to you | +
nail trim days: every wed at Pier Park | +
Bella before / after!! | +
Cat grooming now too (brave souls) | + cat
please leave a review if your pup smells nice | +
we are off july 1-10, van needs love | +
matted coat? book the de-shed | +
ticks are back, ask about the flea bath | +
spot the difference: two poodles, one haircut | +
refer a friend get $10 | +
# Stack Harbor | en | Cloud backup software for small teams | ?laptop ?cloud ?desktop-computer ?shield ?locked
restore any file in 3 clicks | +
Webinar: ransomware for non nerds, oct 9, 1pm | +
v4.2 is live: faster sync, dark mode | + crescent-moon
we're SOC 2 type II now 🎉 | +
customer story: how Bloom Bakery saved 40 hrs | +
Now hiring support engineer (Lisbon or remote) | +
status: all systems green again, sorry for the storm yesterday | +
free for teams up to 3 | +
port your data off the old tape drive, we help | +
your coffee breaks are safe. your files too | +
# Grove Street Realty | en | Real estate agents in Oakland | house key house-with-garden houses door old-key
open house sunday 1-4, 88 palm ave, 3bd 2ba | +
just sold in 6 days over asking | +
rates dropped a quarter point. what now? | +
free seminar: buying your first place, library room B | +
new listing: loft w/ roof deck, 1.1M | +
we're looking for a stager with taste | +
the spring market report is out | + bar-chart
tenants: know your rights, 10 tips | +
Meet Dana, our new agent. She bakes. | +
raffle for the school garden, tickets $5 at our office | + ticket seedling school
# Iron Fern Gym | en | Strength gym, no mirrors | ?boxing-glove ?running-shoe ?stopwatch
deadlift seminar w/ coach Ruth sat 9am $40 | +
join in january pay nothing till feb | +
new bumper plates!! come break em in | +
we closed our pool. more racks instead. | +
open gym thanksgiving 8-11 | +
boxing basics, 6 weeks, gloves provided | + boxing-glove
mobility monday is free for everyone | +
lost & found: 3 bottles, 1 left shoe, a tie | +
looking for a front desk human, mornings | +
"I can pick up my kids again" Derek, 54 | +
# Marlow Legal | en | Law firm for tenants and families | ?balance-scale ?scroll ?classical-building
free consultation first 30 min | +
your landlord raised the rent? call before you sign | +
we won the Park Street case | +
divorce doesn't have to be a war | +
office closed monday | +
wills from $300 flat | +
Spanish spoken. Se habla español | +
hiring paralegal, salary 58-64k | +
in memory of our founder, Judge Ellen Marlow 1938–2026 | -
what to bring: lease, letters, photos of the leak | +
# Little Orbit | en | Wooden toys for toddlers | teddy-bear puzzle-piece locomotive yo-yo kite
stacking moon $29, ships today | +
rainbow blocks back in stock (finally) | + rainbow
why beech? smooth, tough, safe to chew | +
xmas orders by dec 14 pls | + christmas-tree wrapped-gift
2 for 1 train cars till sunday | +
recall: wheel of the red digger model D4, free replacement | +
Playdate at the shop, wed 10am, juice & crackers | +
our workshop in pictures | +
win a crib mobile! comment your kid's first word | +
made for small hands | +
`
