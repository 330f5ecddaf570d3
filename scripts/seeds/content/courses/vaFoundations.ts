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
  ],
}
