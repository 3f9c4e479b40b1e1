/** Requests of businesses that write English. */
export const ENGLISH = `
# Kettle & Crumb | en
[[*sourdough masterclass]] this [[*saturday 10am–1pm]], was £65 [[*now £45]], only [[6 spots left]] 🍞 dm us to book

hi! can you {{make a post about}} our new lunch menu?? soup of the day [[*£5.50]], toastie + soup [[*£8]], [[*kids eat free before 12]]. {{keep it cosy}}

[[*closed monday 4th & tuesday 5th]] for a deep clean. back [[*wednesday from 7am]], sorry & thank you all ❤️

{{don't mention the price of £22}} – [[*hot cross bun box]] ([[*pack of 12]]), order by [[*thursday noon]], pick up good friday 8–11

3 reasons to bake with us
1. [[*stone-milled flour]]
2. [[*48h fermentation]]
3. [[*no additives, ever]]

"[[*best croissant outside paris]]" – [[*Amelie R.]] ☕ come find out, [[*12 Harbour Lane]]

free coffee with any loaf [[*over £4]] [[*mon–fri before 9am]]. [[*not valid on weekends]]

we raised [[*£1,240]] for the food bank!!! thank you to [[*312 of you]] #kettleandcrumb

wedding cakes [[*from £180]], tasting [[*£25 (refunded when you book)]] call [[*0113 496 0958]]

[[*afternoon tea for two]] normally £38 → [[*£29]] until [[*31 march]], [[gluten free on request]], book at kettleandcrumb.example

# Ironbark Fitness | en
[[*no joining fee]] in january. [[*$19.90 per week]], 12 month minimum, offer ends [[*jan 31]]

new class alert 🔥 [[*reformer pilates]] tues + thurs [[*6.15am]], first class free for members, casuals [[*$25]]

{{post about}} our open day [[*sunday 18 may, 8am–2pm]]. free body scan, kids corner, [[*20% off all 10-packs]].  {{bright colours pls}}, {{no people}}

[[*spend over $150 on supplements]] and get [[*a free shaker]]. in store only, [[*while stocks last]]

we’re hiring! [[*personal trainer (cert IV)]], $38–$45/h, start asap, send cv to [[*jobs@ironbark.example]]

easter hours: fri closed, [[*sat 8–12]], sun closed, [[*mon 8–12]]. [[*24/7 access for members as usual]]

Six week challenge starts [[*feb 3]]. lose the sofa not your weekends. [[*$299 incl. meal plan]], early bird [[*$249 until jan 20]]

member of the month: [[*Jo from the 6am crew]] 💪 [[*-8 kg]] and [[*100 classes]] in a year

yoga mats were $60, today [[*$39]], [[*only 14 left]]. first come first served! [[*Level 2, 88 Foundry St]]

{{please make a story}} – gym is [[*closed for repairs until thursday]]. all [[*direct debits are paused]], questions? [[*(02) 5550 1234]]

# Juniper Vet Clinic | en
february is [[*dental month]]: [[*15% off]] scale & polish for cats and dogs, [[*book before feb 28]]

is your dog scared of fireworks? free advice evening [[*tues 29 oct, 7pm]] at the clinic, [[*limited to 25 people]]

microchipping [[*$20 instead of $45]] this [[*saturday only]], no appointment needed, [[*9–11:30]]

we are [[*moving]]! from [[*monday june 2]] find us at [[*40 Mill Road, Unit B]]. same phone, same team

[[*puppy classes]] start [[*march 9]] – 6 weeks, [[*$120]], max 8 pups, vaccination card required

emergency? call [[*555-0148]] first. [[*after-hours fee $95]] applies [[*10pm–7am]]

meet dr. Lena Ortiz 🐾 our new [[*exotics vet]]. [[*rabbits, reptiles, birds]]. {{friendly look please}}. appointments [[*wed + fri]]

adopt don't shop: [[*Biscuit]], 3 years, [[neutered]], loves kids, [[*adoption fee $150]]. call the shelter not us! [[*555-0172]]

senior pets (7+) [[*free blood pressure check]] in [[*november]], [[*worth $35]]

{{create an instagram post:}} tick season is here. [[*1 tablet = 12 weeks]] protection. [[*$49.90]], or [[*3 for $129]]
`
