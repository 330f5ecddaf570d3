import { films } from './films'
import { text, video, type CourseContent } from './types'

export const ecommerce: CourseContent = {
  slug: 'ecommerce-listing',
  title: ['E-commerce & Product Listing', 'E-commerce at Product Listing'],
  short: [
    'Listings that are found, believed and bought, and orders that arrive.',
    'Listing na nahahanap, pinaniniwalaan at binibili, at order na dumarating.',
  ],
  description: [
    `Online shops need hands more than ideas: somebody who writes listings, keeps stock right and calms buyers. You will list ten products of an invented shop for woven bags and run its first sale on paper.`,
    `Kamay ang kailangan ng online shops, higit sa ideya: taong gagawa ng listings, mag-aayos ng stock, at magpapakalma ng buyers. Maglilista ka ng sampung produkto ng isang kathang shop ng bayong, at patatakbuhin ang unang sale nito sa papel.`,
  ],
  units: [
    {
      name: ['A listing that sells', 'Listing na nagbebenta'],
      short: [
        'Title, pictures, description, details.',
        'Title, larawan, description, detalye.',
      ],
      lessons: [
        video({
          name: ['How buyers look', 'Paano tumitingin ang buyer'],
          short: [
            'Search, picture, price, stars, details: in this order.',
            'Search, larawan, presyo, stars, detalye: ganito ang ayos.',
          ],
          film: films.spring,
          percent: 90,
          isPreview: true,
          body: `Search for a bag as a buyer would, and watch your own thumb. You decide by the picture in under a second, by the price in the next, and read only when both are right. Build listings in the same order.`,
        }),
        text({
          name: ['Titles people type', 'Mga title na tina-type ng tao'],
          short: [
            'Five parts, in the order of the search.',
            'Limang bahagi, ayon sa search.',
          ],
          body: `A title is not a name; it is an answer to what somebody typed.

## Five parts

**What – material – size or number – for whom or what – one difference**

> Bayong Tote Bag – Handwoven Pandan – Large 38 cm – for Market and Beach – with Zipper

## How to find the words

1. Type the first word into the shop's own search and note what it suggests; those are real searches
2. Look at the ten best sellers: which words do most of them share?
3. Read buyers' questions; they tell you what was missing in the title
4. Use both languages where people do: bayong **and** tote

## Rules

- The most important words within the first fifty characters; the rest is cut on phones
- No "best", "cheap", "authentic 100%", no row of stars: not allowed in many shops and believed in none
- No brand names that are not yours, not even "inspired by"
- One title, one product. Colours are variations

## A small test

Give the title to somebody without the picture and ask them to draw the thing. If they draw it, it is a good title.

## Do this now

Write titles for ten woven bags in a sheet: product, title, number of characters, three searches it should be found by.`,
        }),
        text({
          name: [
            'Pictures and words that answer',
            'Larawan at salitang sumasagot',
          ],
          short: [
            'Seven pictures, five answers, no returns.',
            'Pitong larawan, limang sagot, walang balik.',
          ],
          body: `Returns come from surprises. A good listing has none.

## Seven pictures

1. The whole product on a plain light ground
2. In use, so that the size is seen
3. Close: weave, seam, zipper
4. Inside
5. With measures drawn in
6. All colours beside each other
7. What arrives: the parcel, the card, the bag

## Five answers in the first lines

- What is it made of, and how does it feel?
- How large is it, in centimetres and compared with something everybody knows?
- What fits in?
- How is it cleaned?
- When does it arrive in Manila, and when in Mindanao?

Short lines. People read listings on a jeepney.

## Say what is not perfect

> Each bag is woven by hand: shades differ a little, and a new bag smells of pandan for about a week.

This sentence costs no sale and saves ten returns.

## Before you publish

- Spelling in both languages
- Price, stock, weight and parcel size are right (weight decides the shipping fee, and a wrong one eats the profit)
- Seen on a phone with mobile data: does the first picture load quickly?

## Do this now

Write one complete listing, all five answers, and list the seven pictures you would take.`,
        }),
      ],
    },
    {
      name: ['Orders that arrive', 'Order na dumarating'],
      short: [
        'Stock, packing, questions, returns.',
        'Stock, packing, tanong, balik.',
      ],
      lessons: [
        text({
          name: ['Stock without surprises', 'Stock na walang gulat'],
          short: [
            'One sheet for two shops, counted on Mondays.',
            'Isang sheet para sa dalawang shop, bilang tuwing Lunes.',
          ],
          body: `Selling what is not there is the fastest way to one star. When the same bag is sold in two shops and at the bazaar, one sheet must know the truth.

## The sheet

One row for each variation: code, name, in store, promised, **free** (store minus promised), reorder at, cost, where it lies.

- Code: BAY-TOTE-L-NAT, made of product, size, colour; never reused
- **Reorder at** = what sells while the weaver makes new ones, plus a week
- Keep the last two pieces out of the second shop, so that both cannot sell them at once

## The week

- Monday: count ten rows, different ones each week. Write what you found, not what should be
- Daily: orders in, free goes down; returns checked, free goes up
- Friday: list what is below "reorder at" and send it to the owner

## When it does not agree

A difference is information. Broken and thrown away? Given to a friend? Packed twice? Write it into a column called "why", and after a month you will see a pattern.

## Before a sale

Two weeks ahead: double the "reorder at" for the sale's products, order bags and tape, and agree with the courier on pick-up hours. Payday sales are won with tape.`,
        }),
        video({
          name: ['Packing a parcel that survives', 'Parcel na hindi nasisira'],
          short: ['Shake test, label, photo.', 'Alog test, label, litrato.'],
          film: films.agent,
          percent: 80,
          body: `Wrap, fill, close, shake: if you hear it, fill again. Label flat on the largest side, tape over the barcode's edges but not over it. One photo of the open parcel and one of the label for every order above ₱1,000; they decide disputes.`,
        }),
        text({
          name: ['Where is my order?', 'Nasaan na ang order ko?'],
          short: [
            'Four situations, four answers.',
            'Apat na sitwasyon, apat na sagot.',
          ],
          body: `Half of all messages ask this one question. Prepare four honest answers and you have half of your day back.

## 1. On its way

> Hi Liza! Your bag left Naga yesterday and was scanned in Calamba at 6:10 this morning. Parcels to Cebu usually need three to five days from there. I will look again on Friday and write to you.

Note the promise in your sheet, and keep it.

## 2. Late

Say so before they do. Give the reason if you know it, the new day if you can, and what they may choose: wait or money back.

## 3. Lost or broken

> I am sorry, that is not how it should arrive. Please send me one photo of the parcel and one of the bag. I have already set one aside for you; it leaves tomorrow.

Decide with the owner up to which sum you may replace at once. Quick replacement costs less than a long argument.

## 4. Changed their mind

Online buyers have rights, and the platform has rules; know the days and link the page. Kind returns bring second orders.

## Never

- Never ask to cancel on their side to save your statistics
- Never move the conversation off the platform when money is disputed
- Never promise for the courier

## Do this now

Write your four answers for the bag shop, with gaps. Read them to somebody who has waited for a parcel.`,
        }),
      ],
    },
  ],
}
