import { embeds, films } from './films'
import { embed, text, video, type CourseContent } from './types'

export const vaFoundations: CourseContent = {
  slug: 'va-foundations',
  title: ['Virtual Assistant Foundations', 'Pundasyon ng Virtual Assistant'],
  short: [
    'From "I can do office work" to a clear service that a client abroad can hire.',
    'Mula "marunong ako sa office work" hanggang malinaw na serbisyong kukunin ng client sa abroad.',
  ],
  description: [
    `Most people who start as a virtual assistant already have the skills: they answered phones, kept records, ran a sari-sari store or a household budget. What is missing is the shape. This course gives your work that shape.

## What you will be able to do

- Say in one sentence whom you help and with what
- Set up a workday that holds across time zones
- Handle a client's inbox, calendar and files without being told twice
- Report your work so that the client never has to ask

You need a computer, a stable connection and about four hours a week.`,
    `Karamihan sa nagsisimulang virtual assistant ay may skills na: sumagot na ng telepono, nag-ayos na ng records, nagpatakbo na ng sari-sari store o budget ng bahay. Hugis lang ang kulang, at iyon ang ibibigay ng course na ito.

## Ano ang kaya mo na pagkatapos

- Masabi sa isang pangungusap kung sino ang tinutulungan mo at paano
- Makagawa ng araw ng trabaho na tugma sa oras ng client
- Mahawakan ang inbox, calendar at files ng client nang hindi inuulit ang bilin
- Makapag-report para hindi na kailangang magtanong ang client

Kailangan mo ng computer, maayos na internet, at mga apat na oras kada linggo.`,
  ],
  hasCertificate: true,
  units: [
    {
      name: ['What the work really is', 'Ano talaga ang trabaho'],
      short: [
        'Tasks, clients, pay, and what you already bring.',
        'Mga task, client, bayad, at kung ano na ang dala mo.',
      ],
      lessons: [
        video({
          name: [
            'Welcome, and how to use this course',
            'Welcome, at paano gamitin ang course',
          ],
          short: [
            'What comes in which order, and how to get the most of four hours a week.',
            'Ano ang pagkakasunod-sunod, at paano sulitin ang apat na oras kada linggo.',
          ],
          film: films.llamas,
          percent: 90,
          isPreview: true,
          body: `Watch this first, then keep these notes beside you.

- Each unit ends with something you **make**: a service sentence, a schedule, a report. Keep them in one folder; together they become your portfolio.
- Do the lessons in order the first time. Afterwards use them as a reference.
- Stuck for more than twenty minutes? Ask in the community with a screenshot and say what you have tried. That is also how you will ask clients.`,
        }),
        text({
          name: [
            'What clients actually hand over',
            'Ano talaga ang ipinapasa ng client',
          ],
          short: [
            'The five kinds of work, with real examples and what each pays for.',
            'Ang limang klase ng trabaho, may halimbawa at kung bakit ito binabayaran.',
          ],
          isPreview: true,
          body: `A client does not buy "a virtual assistant". A client buys an hour of their own life back. Nearly everything they hand over falls into one of five kinds.

## The five kinds

1. **Inbox and calendar.** Sorting mail, answering the usual questions, booking and moving meetings. Pays because a busy owner loses an hour a day to it.
2. **Data and files.** Cleaning lists, filling sheets, naming and filing documents. Pays because mistakes here are expensive later.
3. **Customer messages.** Chat, mail and order questions, with a tone the client has agreed on. Pays because slow answers lose sales.
4. **Content support.** Scheduling posts, resizing pictures, first drafts from notes. Pays because consistency is hard to keep alone.
5. **Research.** Finding suppliers, comparing tools, listing possible partners. Pays because a good list saves a week of searching.

## What you already have

Look at your last job, your store, your barangay work, your home. Write down ten things you did every week. Next to each, write the kind it belongs to.

- Recorded daily sales in a notebook → data and files
- Answered buyers on Messenger until midnight → customer messages
- Set schedules for five relatives and one van → inbox and calendar

Ten lines are enough. You will be surprised how many kinds you cover.

## Do this now

- Make a folder called **My VA work**
- Put your ten lines in a document named **01 What I bring**
- Mark the two lines that you would gladly do again tomorrow`,
        }),
        embed({
          name: [
            'Look over a shoulder: one working day',
            'Silipin ang isang araw ng trabaho',
          ],
          short: [
            'A day in pictures, from the first message to the end-of-day report.',
            'Isang araw sa larawan, mula unang message hanggang end-of-day report.',
          ],
          embedUrl: embeds.bunny,
          body: `While you watch, note three things:

- When does the assistant ask, and when do they decide by themselves?
- What do they write down, and where?
- How does the day end?

A good day ends with a message that the client can read in twenty seconds: what is done, what waits, what you need.`,
        }),
      ],
    },
    {
      name: ['Working so that you are trusted', 'Magtrabaho nang may tiwala'],
      short: [
        'Time, messages and files: the three things clients judge first.',
        'Oras, messages at files: ang tatlong unang hinuhusgahan ng client.',
      ],
      lessons: [
        text({
          name: ['A day that fits two time zones', 'Isang araw, dalawang oras'],
          short: [
            'Find the hours you share, and protect your sleep.',
            'Hanapin ang oras na pareho kayo, at ingatan ang tulog.',
          ],
          body: `Manila has no daylight saving; most of your clients do. New York is 12 hours behind you in summer and 13 in winter, Sydney 2 or 3 ahead, London 7 or 8 behind. Twice a year your shared hours move although your clock does not.

## Find the overlap

1. Write the client's working day in **their** time.
2. Write it again in Manila time, for summer and for winter.
3. Mark the hours when you can be awake for months, not for a week.

Two shared hours a day are enough for most work. Everything else can wait for a written answer, if the answer is good.

## Three shapes that work

- **Early bird**: 5 to 9 in the morning for the end of the American day
- **Split**: two hours in the morning, two after dinner, for Europe
- **Office**: 8 to 5 for Australia and New Zealand

Avoid the fourth one, where you are "always around". It looks generous and ends in mistakes.

## Say it once, clearly

> I am online from 6:00 to 10:00 AM Manila time; until March that is 5:00 to 9:00 PM for you in New York. Outside these hours I answer within twelve hours, urgent messages by SMS.

## Checklist

- Both time zones are in my phone's clock
- The dates when the client's clock changes are in my calendar
- The people at home know my hours, and what "on a call" means`,
        }),
        video({
          name: [
            'Taking over an inbox without fear',
            'Paghawak ng inbox nang walang takot',
          ],
          short: [
            'Labels, drafts and the three questions to ask before you answer anything.',
            'Labels, drafts, at tatlong tanong bago sumagot.',
          ],
          film: films.agent,
          percent: 90,
          body: `An inbox is full of other people's money and promises. Take it over in three steps, a few days each.

1. **Read only.** Label what you see: to answer, to pay, to read, to throw away. Answer nothing.
2. **Drafts.** Write the answers, do not send them. Let the client correct ten of them; you learn their voice.
3. **Send, with a list.** Agree on the kinds of mail that you answer alone, and on those you never answer.

Before any answer ask: Who pays if I am wrong? Would the client say it like this? Can it wait until they are awake?`,
        }),
        text({
          name: ['Files that anyone can find', 'Files na madaling hanapin'],
          short: [
            'A naming rule, five folders, and who may see what.',
            'Isang panuntunan sa pangalan, limang folder, at kung sino ang puwedeng tumingin.',
          ],
          body: `If a client needs you to find a file, you have become a search engine. Name files so that they find them at two in the morning without you.

## One rule for names

**date – what – version**, with the date as year-month-day so that it sorts by itself:

- 2026-11-20 – Supplier list – v2
- 2026-11-21 – Minutes, weekly call – final

No "new", no "latest", no "final final".

## Five folders are enough

1. **01 To decide**: the client must look at it
2. **02 In work**: you are on it
3. **03 Done**: by month
4. **04 Templates**: what you use again
5. **05 Private**: contracts, logins, ids; shared with the client alone

## Who may see what

- Share folders, not single files, and only with the people who work in them
- "Anyone with the link" is for what could hang on a wall
- When somebody leaves the team, take them out on the same day
- Passwords belong in a password manager, never in a sheet or a chat

## Try it

Take your own downloads folder. Give yourself thirty minutes: rename the twenty newest files by the rule, make the five folders, delete what you would not miss. Time yourself. That is a service you can sell.`,
        }),
        text({
          name: [
            'The report nobody has to ask for',
            'Report na hindi na hinihingi',
          ],
          short: [
            'Three lines a day that save both of you a meeting.',
            'Tatlong linya kada araw na kapalit ng meeting.',
          ],
          body: `Clients do not fire people who make mistakes. They let go of people they have to chase. A short report, sent before anybody asks, is the cheapest insurance you will ever have.

## Three lines

> **Done:** 42 order questions answered, refund list updated, November folder filed.
>
> **Waiting:** supplier's answer on the blue bags (asked Tuesday, again today).
>
> **Need from you:** yes or no on the December hours, by Thursday.

Twenty seconds to read. The last line is the one that matters: it tells them that everything else runs without them.

## Rules that keep it honest

- Send it at the same minute every day, even when the day was thin
- Numbers before adjectives: "42 answered", not "many"
- Bad news first, with what you have done about it
- Never more than one question; a second one needs its own message

## On Friday, one more line

> **This week taught me:** most refunds came from one size chart. Shall I draft a clearer one?

This is how assistants become managers: they report what the client did not know.

## Do this now

Write today's report as if you had a client, for the work you did at home. Save it as **03 My first report**.`,
        }),
      ],
    },
    {
      name: [
        'Your service, ready to show',
        'Ang serbisyo mo, handa nang ipakita',
      ],
      short: [
        'One sentence, one price, one page.',
        'Isang pangungusap, isang presyo, isang pahina.',
      ],
      lessons: [
        text({
          name: ['Your service sentence', 'Ang service sentence mo'],
          short: [
            'Whom you help, to what, and how, in under twenty words.',
            'Kanino, sa ano, at paano, wala pang dalawampung salita.',
          ],
          body: `"I am a virtual assistant" says what you are. A client wants to know what changes when you are there.

## The pattern

**I help [whom] to [result] by [what I do].**

- I help small online shops to answer every buyer within an hour by handling chat and order questions.
- I help coaches to have three free mornings a week by running their calendar and follow-ups.
- I help accountants to start January with clean files by sorting receipts all year.

## Make yours

1. **Whom**: people whose day you can picture. "Businesses" is nobody.
2. **Result**: what they would tell a friend. Not "support" but "three free mornings".
3. **By**: two things at most, things you have practised.

Write ten versions. The first four are always stiff; the good one is usually number seven.

## Test it

- Say it to somebody at home. Can they repeat it after dinner?
- Take away the first half. Is the rest still clear?
- Would five people you know say "that is me"?

## What it is not

It is not a promise that you cannot keep. "Double your sales" is not in your hands; "every buyer answered within an hour" is.`,
        }),
        video({
          name: [
            'Asking for money without apologising',
            'Humingi ng bayad nang hindi nahihiya',
          ],
          short: [
            'How to work out a rate, say it, and stay quiet afterwards.',
            'Paano kuwentahin ang rate, sabihin, at manahimik pagkatapos.',
          ],
          film: films.spring,
          percent: 80,
          body: `Work out your floor before anybody asks.

1. What your household needs a month, honestly
2. Plus a quarter: taxes and contributions, power, internet, a laptop every four years, weeks without work
3. Divided by hours you can **bill**, about two thirds of those you work

That is the least you can say yes to. Your rate lies above it.

When they ask, say the number and one sentence: "It is six dollars an hour, and you get a report every day." Then stop talking. Whoever fills the silence usually lowers the price.`,
        }),
        text({
          name: [
            'One page that sells while you sleep',
            'Isang pahinang nagbebenta habang tulog ka',
          ],
          short: [
            'Put together what you made in this course.',
            'Pagsamahin ang mga ginawa mo sa course na ito.',
          ],
          body: `You now have a folder with five things in it. Together they are a page that you can send to anybody.

## What goes on it

1. **Your service sentence**, large
2. **A week with me**: four lines on what happens from Monday to Friday
3. **Three pieces**: a cleaned list, a labelled inbox (with invented mails), a report
4. **My hours**, in Manila and in the client's time
5. **How to start**: one sentence and one address

## What stays off

- Your age, religion, marital status, full address and ID numbers. No honest client needs them to decide
- Every tool you have ever opened. Name the four you use weekly
- Stars and percentages for skills: 87 per cent of English means nothing

## Before you send it

- Open it on a phone: is the sentence readable without zooming?
- Send the link to yourself from another account: does it open without asking for access?
- Read it aloud once, slowly; every place where you stumble needs a shorter word

## You are through

Mark this lesson as done, then look at your [stages](modal:stages-list). The next course, **Client-Getting for Freelancers**, begins with this page in your hand.`,
        }),
      ],
    },
  ],
}
