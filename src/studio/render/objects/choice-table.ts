/** Typical phrases with the acceptable objects, of which at least one has to be chosen. Reviewed line by line. */
export const CHOICES: readonly (readonly [phrase: string, acceptable: string])[] = `
Grand opening of our climbing gym on Saturday, first session free | mountain hiking-boot backpack
Bouldering course for beginners | mountain hiking-boot backpack
Burger night with live jazz every Thursday | hamburger
Seminar on inheritance, 24 April at 9 pm | balance-scale scroll
We moved, find us at 7 Castle Square | package delivery-truck house
Product update: dark mode, faster search | laptop mobile-phone
Cold brew in cans | cup-with-straw beans
Winter tires, free installation | wheel
30% off all backpacks this weekend, free shipping | backpack
Conference rooms with fast internet | office-building chair
New electric bicycle with 80 km range | bicycle
Savings account with 3.5% interest | money-bag coin bank
Yoga retreat, seven days in June | lotus candle potted-plant
We are hiring a frontend developer, remote in Europe | laptop briefcase desktop-computer
Dog grooming, 20% off in May | dog poodle paw-prints
Webinar: bookkeeping for founders | receipt ledger laptop
New swimwear collection from 89 € | one-piece-swimsuit bikini
Open house: three-bedroom home with garden | house house-with-garden key
Nueva colección de otoño: abrigos de lana | coat scarf maple-leaf
Coffee tasting on Friday evening | hot-beverage beans
Our slow roast is back | hot-beverage beans
Cardamom buns, Saturdays only | bread croissant
Sourdough bread, baked at four in the morning | bread
Croissants at half price before nine | croissant
Vitamin C serum for sensitive skin | lotion-bottle droplet
Free check-up at the dentist for children | tooth toothbrush
Gravel bikes, built to order | bicycle
Tulips and roses for Mother's Day | tulip rose bouquet
Wine tasting on the terrace | wine-glass grapes
Craft beer festival | beer-mug clinking-beer-mugs
Last minute flights to Lisbon | airplane luggage
Summer holidays in Greece | luggage airplane palm-tree
Back to school: 15% off backpacks | backpack school pencil books
Project software for small teams | laptop desktop-computer
Tax return without tears | receipt ledger abacus
Personal loans from 3.9% | bank coin credit-card
Donate for clean water in Kenya | red-heart wrapped-gift coin
Your wedding in the vineyard | ring bouquet grapes wine-glass
New weekly fitness classes | boxing-glove running-shoe stopwatch
Open air concert in the park | guitar musical-notes microphone
Theatre premiere on 3 May | performing-arts ticket
Two nights in our hotel, breakfast included | hotel bellhop-bell bed
Hot towel shave at the barber | barber-pole scissors razor
Everything for your pet | paw-prints dog cat
Spring in the garden: 30% off plants | potted-plant seedling tulip
Office cleaning, every day | broom bucket sponge
Employment law firm in Hamburg | balance-scale scroll
Home insurance in five minutes | umbrella shield house
Solar panels with a ten year guarantee | sun high-voltage
Pizza with two toppings for 9 € | pizza
Sushi for two, delivered | sushi
Taco Tuesday | taco
Ramen on cold days | steaming-bowl chopsticks
Brunch every Sunday from ten | pancakes croissant hot-beverage cooking
Ice cream in twelve flavours | ice-cream soft-ice-cream
Handmade chocolates for Easter | chocolate-bar
Organic honey from our own bees | honey-pot honeybee
Cheese market on Saturday | cheese-wedge
Cocktail workshop | cocktail-glass tropical-drink
Matcha is here | teapot teacup-without-handle
Birthday cakes to order | birthday-cake shortcake cupcake
Vegan lunch bowls | green-salad avocado
Fresh oysters every Friday | oyster fish
Steak night at the grill | cut-of-meat meat-on-bone
Running shoes for wide feet | running-shoe
Marathon training starts in March | running-shoe stopwatch
Swimming lessons for children | goggles water-wave
Ski weekend in the Alps | skis snow-capped-mountain
Tennis camp for teenagers | tennis
Football tickets for the derby | soccer-ball goal-net
Surf school in Portugal | water-wave
Hiking tour at sunrise | hiking-boot mountain
Camping by the lake | camping tent
Sailing trip along the coast | sailboat
Salsa dance class for couples | ballet-shoes mirror-ball musical-notes high-heeled-shoe
Manicure and coffee | nail-polish hot-beverage
Haircut and colour, now 20% off | scissors hair-pick
Lipstick in eight shades | lipstick
New glasses in one hour | glasses
Sleep better with our mattress | bed
Baby clothes in organic cotton | baby-bottle teddy-bear dress
Wooden toys that last | teddy-bear puzzle-piece
Cat food without grain | cat fish
Riding lessons for children | horse
Engagement rings made by hand | ring
Winter coats are here | coat
Summer dresses from 49 € | dress
Sneakers of recycled plastic | running-shoe
Leather handbags, made in Spain | handbag clutch-bag
Knitting workshop for beginners | yarn scarf
Jeans that fit | jeans
Swiss watches | watch
Test drive our new electric car | automobile
Winter tyres and car repair | wrench automobile
E-scooter rental by the minute | kick-scooter motor-scooter
Moving? We carry everything | package delivery-truck
Parcel delivery within two hours | package delivery-truck
Roof repair before winter | house hammer wrench
Kitchen renovation from a single source | building-construction hammer cooking pot-of-food
Oak furniture for the dining room | couch-and-lamp chair
Interior design consultation | couch-and-lamp chair
Plumber on call, day and night | wrench shower bathtub
Electricians for old buildings | high-voltage electric-plug light-bulb
Portrait photography in your home | camera
Short film festival | clapper-board movie-camera film-projector
Guitar lessons for adults | guitar
Piano recital on Sunday | musical-keyboard
New podcast episode about money | studio-microphone headphone
Wireless headphones with 40 hours of battery | headphone
Pub quiz on Wednesday | game-die chess-pawn puzzle-piece
Board game night | game-die chess-pawn
New video game out now | video-game joystick
Ceramics course in the old mill | amphora teapot jar
Exhibition of young painters | artist-palette framed-picture
Book club: crime novels | books open-book
Our new library opens | books open-book
Spanish course for the holidays | books open-book luggage globe-with-meridians
Scholarships for engineering students | graduation-cap books gear
Microscopes for schools | microscope
Cybersecurity for small companies | shield locked
Fast fibre internet | satellite-antenna laptop
Invest from 25 € a month | chart-increasing coin
Accounting made simple | receipt ledger abacus
Logo and brand design agency | artist-palette pencil triangular-ruler
Vaccination without an appointment | syringe
Physiotherapy for your back | bone stethoscope
Pharmacy with free delivery | pill
Recycling made easy | recycling-symbol
Christmas market in the castle | christmas-tree castle
Halloween party for children | jack-o-lantern
Kletterhalle Eröffnung am Samstag | mountain hiking-boot
Elektrisches Fahrrad mit 80 km Reichweite | bicycle
Frische Brötchen aus der Bäckerei | bread croissant
Weinprobe am Freitag | wine-glass grapes
Nouveau vélo électrique | bicycle
Boulangerie artisanale | bread croissant baguette-bread
Clases de yoga | lotus
Bicicletas eléctricas | bicycle
新しい自転車 | bicycle
コーヒーとケーキ | hot-beverage shortcake birthday-cake
Новый велосипед | bicycle
Pizzeria con forno a legna | pizza
`
  .trim()
  .split('\n')
  .map((line) => {
    const [phrase = '', acceptable = ''] = line.split(' | ')
    return [phrase, acceptable] as const
  })
