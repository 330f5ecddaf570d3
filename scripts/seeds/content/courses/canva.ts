import { films } from './films'
import { text, video, type CourseContent } from './types'

export const canva: CourseContent = {
  slug: 'canva-content-basics',
  title: ['Canva & Content Basics', 'Canva at Content Basics'],
  short: [
    'Five designs a client can use, made with free tools and a little taste.',
    'Limang design na magagamit ng client, gawa sa libreng tools at kaunting panlasa.',
  ],
  description: [
    `You do not need to be an artist. You need four rules and the courage to leave things out. Each lesson ends with one design for your folder.`,
    `Hindi kailangang artist ka. Kailangan mo ng apat na panuntunan at lakas ng loob na magbawas. Isang design para sa folder mo ang dulo ng bawat lesson.`,
  ],
  units: [
    {
      name: ['Four rules', 'Apat na panuntunan'],
      short: [
        'Order, contrast, space, sameness.',
        'Ayos, contrast, espasyo, pagkakapareho.',
      ],
      lessons: [
        text({
          name: [
            'Why some designs look right',
            'Bakit maganda ang ilang design',
          ],
          short: [
            'Four rules you can check with a finger.',
            'Apat na panuntunang masusuri ng daliri.',
          ],
          isPreview: true,
          body: `Good simple design is not decoration. It is making sure that the eye knows where to go.

## The four

1. **Order**: one thing is the biggest. Squint; what do you still see? That must be the message
2. **Contrast**: dark on light or light on dark. Yellow on white is a secret
3. **Space**: leave as much empty as you fill. Crowded looks cheap, whatever it cost
4. **Sameness**: two fonts, three colours, one way of lining up. Repeat them everywhere

## Check with a finger

Put your finger on the most important word. Is it also the largest? Move along the left edge: does everything start on the same line? Cover the picture: does the text still make sense? Cover the text: does the picture belong to it?

## An exercise without a computer

Take a flyer from a wall, any flyer. With a pen mark what is biggest, count fonts and colours, draw the lines along which things stand. Then write on the back what you would take away. Nearly always the answer is: half of it.

## Your first piece

Redraw that flyer on paper with the four rules: one message, two sizes of text, one picture, half of it empty. Take a photo; it is design number one in your folder.`,
        }),
        video({
          name: [
            'Your first post, click by click',
            'Ang unang post mo, click by click',
          ],
          short: [
            'Frame, picture, text, export.',
            'Frame, larawan, text, export.',
          ],
          film: films.llamas,
          percent: 90,
          body: `Follow along with an empty square of 1080 by 1080.

1. Background first: one plain colour from the shop's own
2. One picture, cut so that it looks into the design
3. Headline: at most six words
4. Small line: price, date or place
5. Export as PNG, named by date and theme

Undo is your friend. Make three versions, keep one.`,
        }),
        text({
          name: [
            'Colours and letters for one shop',
            'Kulay at letra para sa isang shop',
          ],
          short: [
            'A style card that keeps everything together.',
            'Style card na nagbubuklod sa lahat.',
          ],
          body: `A style card is half a page that ends all arguments: these colours, these letters, this logo, like this.

## Three colours

- One **main** colour, from the shop's sign or product
- One **light** ground: warm white, pale grey, cream
- One **accent** for the button or the price, used little

Write their codes, for example #0B5A7A, so that blue is the same blue next month. Check the contrast of text on ground; there are free checkers, and 4.5 to 1 is the number to beat.

## Two letters

One for headlines with a bit of character, one for reading, plain. If in doubt, one family in two weights. Script letters are for names on cakes, not for prices.

## The logo

Leave space around it as wide as its first letter. Do not stretch, tilt, outline or put it on a busy photo. If the shop has none, set its name in the headline letter; that is a logo for now.

## Licences

Use pictures you took, pictures the shop owns, or libraries that allow business use; keep the link where you found them. Cartoon figures, film stills and other shops' photos are not free because they are on the internet.

## Your second piece

Make a style card for the flyer's shop: three codes, two letters, the name, one example. Design number two.`,
        }),
      ],
    },
    {
      name: ['Five pieces for your folder', 'Limang piece para sa folder'],
      short: [
        'From a price list to a short video cover.',
        'Mula price list hanggang video cover.',
      ],
      lessons: [
        text({
          name: [
            'A price list people photograph',
            'Price list na kinukunan ng litrato',
          ],
          short: [
            'Tables, tabs and pesos that line up.',
            'Mga linyang pantay at pisong magkakahanay.',
          ],
          body: `A price list works when somebody photographs it to show at home. That means: readable on a phone, from a metre, without explanations.

## Make it so

1. **Group** by how people ask: for one, for the family, for the office
2. **Line up** names left, prices right, with the peso signs under each other
3. **One size** for names and prices; no dots that run between them if the distance is short
4. **Say what is in it**: "12 pieces", "serves 6", "with delivery within town"
5. **Say until when** the prices hold, and how to order, once, at the bottom

## Leave out

- .00 behind every price, when none has centavos
- Photos of everything. One beautiful one is enough
- "Starting at", unless the rest of the sentence follows

## Check it

Send it to yourself, open it on a phone, hold it at arm's length. Ask somebody: what does a box for the office cost, and how do I order? Two answers in five seconds, or you go back.

## Your third piece

Take ten real prices from a shop near you and make the list with your style card. Offer it to the owner. It is a gift, and the beginning of a conversation.`,
        }),
        video({
          name: [
            'Resize once, post everywhere',
            'Isang resize, saan man i-post',
          ],
          short: [
            'Square, story, cover: what must move.',
            'Square, story, cover: ano ang ililipat.',
          ],
          film: films.agent,
          percent: 80,
          body: `The three sizes you need: 1080 × 1080, 1080 × 1920, 1640 × 624. Keep the message in the middle third; edges are cut on somebody's phone. When resizing, move in this order: ground, picture, headline, small line, logo. Design number four is the same post in three sizes.`,
        }),
        text({
          name: [
            'Hand over like a professional',
            'Mag-turnover na parang propesyonal',
          ],
          short: [
            'Names, formats, and a link that opens.',
            'Pangalan, format, at link na bumubukas.',
          ],
          body: `A design is finished when somebody else can use it without you.

## What you hand over

- **PNG** for screens, **PDF** for print, and the editable link
- Names like 2026-11-20 – Price list – square – v2
- The style card, in the same folder
- A line about fonts and pictures: where from, which licence

## Two rounds

Agree before you begin: two rounds of changes are included, further ones cost. Ask for all wishes of a round in **one** message. Changes by voice, at night, one by one, are how small jobs lose money.

> Thank you for the list! I have done 1 to 4. For number 5 (three more photos) the text gets too small to read on a phone; I suggest a second page. Which do you prefer?

## Ask for words, not praise

"What should it make people do?" is a better question than "do you like it?". Taste differs; tasks can be checked.

## Your fifth piece

Put all designs on one page with your name and service sentence, export it as PDF, and open the link from another phone. Done: five pieces, one folder, ready to send.`,
        }),
      ],
    },
  ],
}
