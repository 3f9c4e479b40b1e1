import { PROMPT_SET } from './prompt-set.ts'

/**
 * The objects that show the subject of each prompt of `PROMPT_SET`, in its order; at least one of them has to be on the picture. A dash
 * marks a prompt that names no object. Reviewed line by line.
 */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = readTable(`
climbing gym
mountain hiking-boot backpack knot
mountain hiking-boot backpack knot
mountain hiking-boot backpack knot
mountain hiking-boot briefcase
mountain hiking-boot backpack
hiking-boot running-shoe
knot
burger bar
hamburger saxophone french-fries
hamburger french-fries
hamburger cocktail-glass french-fries
hamburger onion cucumber
cooking kitchen-knife pot-of-food
hamburger package french-fries
french-fries hamburger
bike shop
bicycle wheel
bicycle wrench wheel
bicycle gear wheel
bicycle wheel
bicycle snowflake wheel
bicycle wheel
bicycle wheel
bank
money-bag coin bank chart-increasing
bank credit-card coin
bank house coin
mobile-phone credit-card bank
chart-increasing umbrella coin
bank briefcase
yoga studio
lotus candle evergreen-tree
lotus candle
lotus candle
lotus candle
bed crescent-moon night-with-stars
bed crescent-moon night-with-stars
lotus candle
software company
laptop desktop-computer briefcase
ledger laptop bar-chart receipt
mobile-phone receipt ledger
file-cabinet file-folder page-facing-up clipboard
books open-book ledger
laptop mobile-phone desktop-computer
laptop desktop-computer alarm-clock stopwatch
dog groomer
dog poodle paw-prints bone
dog poodle scissors
dog poodle bathtub
paw-prints dog
dog poodle hair-pick
dog poodle coat
poodle dog
consultancy
label coin bar-chart rocket
laptop desktop-computer video-camera headphone
briefcase bar-chart compass chess-pawn
briefcase bar-chart compass chess-pawn
-
spiral-calendar briefcase memo
bar-chart chart-increasing laptop
swimwear label
one-piece-swimsuit bikini
one-piece-swimsuit bikini
one-piece-swimsuit bikini
shorts
water-wave recycling-symbol
dress sewing-needle coat
real estate agency
house house-with-garden key
house house-with-garden potted-plant
house house-with-garden key door
house key umbrella-on-ground
office-building chair laptop
house
house key briefcase
bakery
bread croissant
bread croissant baguette-bread
bread croissant
bread croissant
birthday-cake shortcake cupcake
bread croissant
bread croissant
coffee roaster
cup-with-straw beans ice
hot-beverage beans
hot-beverage beans
hot-beverage beans
hot-beverage beans
hot-beverage gear beans
hot-beverage beans
florist
bouquet tulip rose
herb evergreen-tree bouquet
rose
tulip
rose bouquet
bouquet rose
church
dentist
tooth toothbrush
tooth toothbrush stethoscope
tooth toothbrush stethoscope
toothbrush tooth
adhesive-bandage stethoscope tooth
tooth toothbrush
hair salon
scissors barber-pole razor hair-pick
scissors hair-pick mirror
scissors hair-pick mirror
scissors hair-pick mirror
scissors hair-pick mirror
scissors hair-pick
-
winery
wine-glass cheese-wedge grapes
grapes basket sheaf-of-rice
wine-glass strawberry grapes
wine-glass bottle-with-popping-cork grapes
wine-glass grapes
wine-glass bottle-with-popping-cork
travel agency
cityscape camera
ferry anchor water-wave passenger-ship
hiking-boot hut mountain backpack
beach-with-umbrella luggage palm-tree desert-island
airplane luggage airplane-departure
-
elephant lion giraffe zebra
language school
books open-book globe-with-meridians
books open-book croissant
camping tent backpack
graduation-cap scroll pencil
graduation-cap scroll pencil books
school pencil books
law firm
balance-scale scroll
balance-scale scroll
balance-scale scroll
balance-scale scroll
balance-scale scroll
spiral-calendar clipboard briefcase
solar installer
high-voltage house sun light-bulb electric-plug
battery house high-voltage
high-voltage house sun light-bulb electric-plug
electric-plug light-bulb high-voltage
high-voltage house sun light-bulb electric-plug
electric-plug light-bulb high-voltage
furniture store
couch-and-lamp chair
couch-and-lamp chair
bed
couch-and-lamp chair
couch-and-lamp chair
chair
bookshop
open-book books fountain-pen
open-book books fountain-pen
open-book books
notebook
books open-book
books open-book glasses
toy store
locomotive puzzle-piece
game-die chess-pawn puzzle-piece
teddy-bear puzzle-piece yo-yo kite
teddy-bear
puzzle-piece
shopping-bags briefcase
theater
performing-arts ticket
performing-arts ticket
performing-arts ticket
performing-arts ticket
performing-arts ticket musical-notes
-
museum
artist-palette framed-picture light-bulb
classical-building framed-picture
compass world-map classical-building
ticket admission-tickets artist-palette
pencil crayon artist-palette
framed-picture artist-palette classical-building
hotel
sailboat water-wave camping bed hotel luggage
lotus candle hot-springs
cocktail-glass mirror-ball tropical-drink
pancakes croissant cooking
office-building chair laptop
bellhop-bell key hotel
brewery
beer-mug clinking-beer-mugs
beer-mug clinking-beer-mugs
beer-mug clinking-beer-mugs
game-die chess-pawn puzzle-piece
beer-mug clinking-beer-mugs
beer-mug clinking-beer-mugs
car dealer
automobile electric-plug battery
racing-car automobile
wheel automobile
automobile key
minibus camping
wrench nut-and-bolt gear
charity
running-shoe red-heart
canned-food shopping-cart
red-heart wrapped-gift
red-heart
coat scarf
-
corner shop
building-construction hammer construction
package delivery-truck house
mantelpiece-clock door alarm-clock
wrapped-gift ribbon
party-popper balloon clinking-glasses
honey-pot honeybee
fork-and-knife-with-plate pot-of-food bowl-with-spoon
garden center
tomato potted-plant seedling
potted-plant seedling tulip
evergreen-tree deciduous-tree seedling potted-plant
tractor seedling potted-plant
herb
seedling potted-plant leafy-green
`)

/** A line with the name of a business starts its list. */
function readTable(text: string): Record<string, string[]> {
  const table: Record<string, string[]> = {}
  let business = ''
  for (const line of text.trim().split('\n')) {
    if (Object.hasOwn(PROMPT_SET, line)) table[(business = line)] = []
    else table[business]?.push(line)
  }
  return table
}
