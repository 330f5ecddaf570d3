import { films } from './films'
import { text, video, type CourseContent } from './types'

export const socialMedia: CourseContent = {
  slug: 'social-media-management',
  title: ['Social Media Management', 'Social Media Management'],
  short: [
    'Plan, post and answer for a small business, and show what it brought.',
    'Magplano, mag-post at sumagot para sa maliit na negosyo, at ipakita ang naging bunga.',
  ],
  description: [
    `Managing a page is not posting every day. It is knowing what a business wants, saying it in a voice people like, answering quickly, and reporting what happened. You will run an invented café's page for a month, on paper, and keep it as your first portfolio piece.`,
    `Hindi araw-araw na pagpo-post ang pag-manage ng page. Alam mo ang gusto ng negosyo, sinasabi mo sa boses na gusto ng tao, mabilis kang sumagot, at nire-report mo ang nangyari. Isang buwan mong hahawakan, sa papel, ang page ng isang kathang café, at magiging una mong portfolio piece ito.`,
  ],
  units: [
    {
      name: ['Before the first post', 'Bago ang unang post'],
      short: ['Goal, audience and voice.', 'Layunin, audience at boses.'],
      lessons: [
        video({
          name: ['What a page is for', 'Para saan ang page'],
          short: [
            'Four goals, and why you choose one.',
            'Apat na layunin, at bakit isa lang ang pipiliin.',
          ],
          film: films.agent,
          percent: 90,
          isPreview: true,
          body: `A page can make people **know**, **visit**, **buy** or **stay**. Ask the owner which one matters this quarter, and write it on top of every plan. If they say "all", ask what they would be happy about in December. Their answer is the goal.`,
        }),
        text({
          name: ['Three questions for the owner', 'Tatlong tanong sa may-ari'],
          short: [
            'What to ask before you touch the page.',
            'Ano ang itatanong bago galawin ang page.',
          ],
          body: `You will save a month if you ask these before you make a single graphic.

## 1. Who is your best customer, by name?

Not "women 25 to 40". A person: Tita Baby, who orders two boxes every Friday for her office. What does she ask? When is she online? What made her come the first time? Write to her, and others like her will read it.

## 2. What do people ask again and again?

Ask for the last fifty messages. Sort them. The five commonest questions are your first ten posts: one to answer each, one to show each.

- How much is delivery to San Pedro?
- Is it really without eggs?
- Can I order for tomorrow?

## 3. What may I never say?

Prices that change, promises about health, politics, other shops, customers' faces. Get the list in writing, and ask who decides when something is not on it.

## Then: access

- You get your **own** access in the page's settings, with the least rights you need. Never the owner's password
- Two-step sign-in for everybody
- A list of who has access, looked at every month

## Do this now

For our invented **Café Mayumi** in Los Baños, answer the three questions yourself: one customer by name, five questions, five things never to say. One page, saved with today's date.`,
        }),
        text({
          name: ['A voice in four lines', 'Boses sa apat na linya'],
          short: [
            'So that two people can write as one.',
            'Para dalawa man ang sumulat, iisa ang tunog.',
          ],
          body: `When owner and assistant both answer, customers should not notice. Four lines make that possible.

## The four lines

1. **We sound like** … (a friendly neighbour who knows coffee)
2. **We say** … (kayo and po with strangers, first names with regulars, short sentences)
3. **We never say** … (sis, bhie, "as per", anything in capitals)
4. **When somebody is angry we** … (thank them, say what we do now, move to private messages)

## Taglish or English?

Look at how the customers write. Answer in the language of the question; post in the language of most questions. Mixed is fine if it is how people talk, not if it is how a machine translates.

## Test it

Write the same answer three times: to a regular, to a stranger, to somebody whose order was late.

> Hi Tita Baby! Two boxes for Friday as always? Noted po, 3 PM.

> Good morning po! Yes, we deliver to San Pedro, ₱80, same day for orders before 10.

> You are right, po, and we are sorry. Your cake left at 2:40 instead of 1:00. We have sent back the delivery fee just now. May we call you in ten minutes?

## Do this now

Write the four lines for Café Mayumi and three answers of your own. Read them aloud; a voice is heard, not seen.`,
        }),
      ],
    },
    {
      name: ['A month on one page', 'Isang buwan sa isang pahina'],
      short: ['Themes, calendar, pictures.', 'Themes, calendar, larawan.'],
      lessons: [
        text({
          name: [
            'Twelve posts, not thirty',
            'Labindalawang post, hindi tatlumpu',
          ],
          short: [
            'A plan that survives a sick day.',
            'Planong tatayo kahit may sakit ka.',
          ],
          body: `Three good posts a week beat seven tired ones, and three can be planned in a morning.

## Three themes

- **Show**: what we make and how (Monday)
- **Answer**: one of the five questions (Wednesday)
- **People**: a regular, a baker, a street (Friday; ask before you show a face)

Three themes times four weeks are twelve posts. That is the plan.

## The sheet

One row a post, seven columns: date, theme, picture, text, goal, who approves, done. Nothing is written on the day it goes out; on that day you only look whether it still fits.

## Philippine dates worth planning for

- The 15th and 30th: people have money; offers go out on the 14th and 29th
- Ber months: begin in September, but do not shout
- Undas, Simbang Gabi, graduation, fiesta of the town
- Typhoon signals: stop the funny posts, say whether you are open

## Leave room

Keep every fourth row empty for what happens. A power cut, a proposal at table three, a new oven: these will be your best posts.

## Do this now

Fill the sheet for Café Mayumi's next month: twelve rows, three themes, two local dates. Then delete the weakest row.`,
        }),
        video({
          name: ['Pictures with a phone', 'Larawan gamit ang phone'],
          short: [
            'Window light, one subject, three angles.',
            'Liwanag ng bintana, isang subject, tatlong anggulo.',
          ],
          film: films.spring,
          percent: 80,
          body: `- Light from the side, from a window; never the ceiling lamp
- Clean the lens with your shirt. Really
- One subject, a plain ground, space around it for text
- Three angles each: from above, from the eye, close up
- Take twenty, keep two, delete the rest on the same day`,
        }),
        text({
          name: ['Words under the picture', 'Mga salita sa ilalim ng larawan'],
          short: [
            'First line, one thought, one thing to do.',
            'Unang linya, isang diwa, isang gagawin.',
          ],
          body: `People read the first line, look at the picture, and decide. Write the first line last, when you know what the post is about.

## The shape

1. **First line**: a fact, a question, or a small scene. No greeting
2. **One thought**, two to four sentences
3. **One thing to do**: comment, message, come by. Never three

> The oven goes on at 3:40 in the morning.
>
> By the time the first jeepney passes, the ensaymada is out, and Mang Dado has already eaten one "to check".
>
> How early do you get up? Whoever beats us drinks free this Friday.

## Small rules

- Prices and hours also in the text, since pictures cannot be searched or read aloud
- Describe the picture for those who cannot see it; the page offers a field for it
- Three hashtags that people really use, or none
- Emojis as spice, not as rice

## Honest posts

Show what is really sold. Paid partnerships are marked. Contests need rules, an end date and, for larger prizes, a DTI permit: ask the owner before you announce one.

## Do this now

Write three of your twelve posts completely. Let somebody read only the first lines and ask which they would open.`,
        }),
      ],
    },
    {
      name: ['Answer and report', 'Sumagot at mag-report'],
      short: [
        'The part that owners pay for.',
        'Ang bahaging binabayaran ng may-ari.',
      ],
      lessons: [
        text({
          name: ['Answers within the hour', 'Sagot sa loob ng isang oras'],
          short: [
            'Saved replies that do not sound saved.',
            'Saved replies na hindi halatang saved.',
          ],
          body: `Speed is kindness in a chat. A question that waits until evening is usually a sale that somebody else made.

## Saved replies, made alive

Save the **facts** and write the **first and last line** fresh:

> Hi Jona, congratulations to your Lola! (fresh)
>
> A 9-inch mango cake feeds 12 and is ₱950. We need two days; half down by GCash holds the date. (saved)
>
> Shall I note the 14th for you? (fresh)

## Sort what comes in

1. **Wants to buy**: first, always
2. **Has a problem**: within fifteen minutes, even if only "I am on it"
3. **Asks**: within the hour
4. **Says something nice**: thank them, today
5. **Wants trouble**: once politely, then hide; never delete criticism that is true

## When it is serious

Somebody became ill, somebody threatens, a journalist writes: answer "Thank you, the owner will call you today", and call the owner. You do not decide these.

## Privacy

Names, numbers and addresses of customers stay in the system. No screenshots in group chats; under the Data Privacy Act you and the owner are both responsible.

## Do this now

Make five saved replies for Café Mayumi's five questions, with gaps at both ends.`,
        }),
        text({
          name: [
            'The monthly report on one page',
            'Buwanang report sa isang pahina',
          ],
          short: [
            'Four numbers, three sentences, one suggestion.',
            'Apat na numero, tatlong pangungusap, isang mungkahi.',
          ],
          body: `Owners do not want charts. They want to know whether the money was well spent, and what comes next.

## Four numbers

Choose those that belong to the goal:

- **Know**: people reached, new followers
- **Visit**: direction taps, "saw you on the page" at the till
- **Buy**: messages that ended in an order, and their sum
- **Stay**: answer time, people who came back

Each beside last month's number. Nothing else.

## Three sentences

1. What worked best, and why you think so
2. What did not, and what you change
3. What surprised you

## One suggestion

> Eleven of the fourteen cake orders came from questions asked on Sunday evening. I suggest that I answer from 6 to 9 PM on Sundays in December, four hours a month more. Shall we try it?

A suggestion with a number and an end date is nearly always accepted. It is also how your hours grow.

## Honesty

Say when you do not know why. Reach goes up and down without you; if you take the praise for the sunshine, you will get the blame for the rain.

## Your portfolio piece

Put together: three questions, four lines, twelve posts, five replies, this report with invented numbers. Mark it clearly as an exercise. It shows more than any certificate.`,
        }),
      ],
    },
  ],
}
