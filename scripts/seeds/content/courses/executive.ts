import { films } from './films'
import { text, video, type CourseContent } from './types'

export const executive: CourseContent = {
  slug: 'executive-assistance',
  title: ['Executive Assistance', 'Executive Assistance'],
  short: [
    'Calendars, travel, meetings and discretion for people whose hour is expensive.',
    'Calendar, biyahe, meetings at pag-iingat ng lihim, para sa mga taong mahal ang oras.',
  ],
  description: [
    `The step after general assistance: fewer clients, more trust, better pay. You learn to think half a day ahead of somebody else. Opens at stage 3, when your portfolio stands.`,
    `Ang hakbang pagkatapos ng general assistance: mas kaunting client, mas malaking tiwala, mas maayos na bayad. Matututo kang mag-isip nang kalahating araw na mas maaga kaysa iba. Bubukas sa stage 3, kapag may portfolio ka na.`,
  ],
  minStageNumber: 3,
  units: [
    {
      name: ['Time', 'Oras'],
      short: ['A calendar is a budget.', 'Budget ang calendar.'],
      lessons: [
        video({
          name: ['Half a day ahead', 'Kalahating araw na mas maaga'],
          short: [
            'What an executive assistant sees that others do not.',
            'Ano ang nakikita ng executive assistant na hindi ng iba.',
          ],
          film: films.sintel,
          percent: 70,
          isPreview: true,
          body: `Every evening ask of tomorrow: what could go wrong, what is missing, what can be moved? Three questions, ten minutes, and by nine o'clock you look like a magician.`,
        }),
        text({
          name: ['A calendar that breathes', 'Calendar na may hinga'],
          short: [
            'Colours, buffers, and the art of saying later.',
            'Kulay, palugit, at pagsabi ng mamaya na.',
          ],
          body: `A calendar shows what somebody really values. Your task is to make it show what they **say** they value.

## First, look

Print last month. Colour it: people they manage, customers, thinking, travel, nothing. Show it without comment. Most say "oh". Then you plan together.

## Rules to agree on

- No meeting without a reason and an end
- 25 and 50 minutes instead of 30 and 60
- Two blocks a week for thinking, which only they may give away
- Travel time is in the calendar, also in Manila traffic
- Which three people always get through

## Saying later

> Thank you, Mr. Ong. Ms. Reyes would like to give this her full attention; her next free half hour is Thursday at 10. Shall I hold it? Until then I can send you the figures.

No excuse, one offer, something useful meanwhile.

## Time zones

Send invitations with both times in the text, and say the day as a word: "Tuesday evening yours, Wednesday morning ours". Twice a year check every recurring meeting when clocks change abroad.

## Checklist

- Tomorrow has a gap after every second meeting
- Every invitation says why, who, where, and what to bring
- I know the three names`,
        }),
        text({
          name: [
            'Meetings that end with names',
            'Meeting na may pangalan sa dulo',
          ],
          short: ['Before, during, after.', 'Bago, habang, pagkatapos.'],
          body: `A meeting without names and dates at its end was a conversation.

## Before

- Two days ahead: the question to be decided, in one sentence, and what to read, at most two pages
- One day ahead: who is coming, who decides, who is late
- Ten minutes ahead: link tested, papers open

## During: four columns

Write only **decided**, **to do (who, until when)**, **open**, **said** (for what may matter later). Do not write a transcript; machines can do that, and nobody reads it.

Listen for "we should". Ask quietly in the chat: **who, and until when?** It is the most valuable line of an assistant.

## After

Within two hours:

> Decided: the December price stays. To do: Carlo – supplier letter – Friday; Joan – hours for the holidays – Wednesday. Open: the second van, next meeting.

Then put each date into your list and remind people **one day before**, not one day after.

## Recording

Ask before you record, say where it will lie and until when, and delete it then. In the Philippines secretly recording a private conversation is a crime.

## Do this now

Watch any public panel for twenty minutes and write the four columns. Reduce them to five lines.`,
        }),
      ],
    },
    {
      name: ['Travel, money, trust', 'Biyahe, pera, tiwala'],
      short: [
        'The things that must not go wrong.',
        'Mga bagay na hindi puwedeng pumalya.',
      ],
      lessons: [
        text({
          name: ['A trip on one page', 'Biyahe sa isang pahina'],
          short: [
            'Everything in order of the clock, with a plan B.',
            'Lahat ayon sa oras, may plan B.',
          ],
          body: `The traveller should need one page, one phone and no memory.

## The page, hour by hour

- When, where, with what (booking number, seat, terminal)
- How long to get there, and when the car comes
- Whom to meet, with a mobile number and one line about them
- What to wear, what to bring
- Address also in the local language

## Before you book

Passport valid for six more months? Visa, travel tax, registration forms? Name exactly as in the passport; "Ma." and "Maria" have cost people flights. Refundable until when? Who approves above which sum?

## Plan B

For each leg write the next possible flight or road, and the hotel near it. You hope never to use it. In the season of typhoons you will.

## Money

Receipts as photos on the same day, one folder for each trip, with date – place – what – amount. After return the report goes out within two days, while they still remember the taxi.

## Do this now

Plan two days in Cebu for an invented director from Singapore: two meetings, one dinner, one free hour, a flight that might be cancelled. One page.`,
        }),
        text({
          name: [
            'Writing in somebody else’s name',
            'Pagsulat sa pangalan ng iba',
          ],
          short: [
            'Voice, limits, and the drafts folder.',
            'Boses, hangganan, at drafts folder.',
          ],
          body: `When you write as somebody, you lend them your words and they lend you their name. Both want to be returned undamaged.

## Learn the voice

Collect twenty of their mails. Mark: how they greet and end, how long sentences are, what they never say, how they refuse. Put it on half a page and let them correct it.

## Three levels

1. **Send as them**: confirmations, thanks, dates
2. **Draft for them**: anything with an opinion, a price, a no
3. **Never**: staff matters, health, legal, family, money orders

Write the list down and date it. Everything that is not on it is level 2.

## Sign as yourself where you can

> I answer for Ms. Reyes this week. She has read your letter and says yes to the 12th.

It is honest, and it lets people ask you directly next time.

## The false boss

"I am in a meeting, buy gift cards, do not call." Every assistant gets this mail one day. Agree on a word or a call-back for all payments and changes of bank details, without exception, also when it really is the boss.

## Checklist

- I have the half page and the three levels, dated
- No payment goes out on a mail alone
- Drafts wait in one folder, newest first`,
        }),
        text({
          name: [
            'What you know and do not tell',
            'Ang alam mo at hindi sinasabi',
          ],
          short: [
            'Discretion as a craft.',
            'Pag-iingat ng lihim bilang husay.',
          ],
          body: `Sooner or later you will know about a sale, a divorce or a dismissal before those it concerns. Nobody thanks you for silence, and everybody remembers its absence.

## Habits

- Screen locked when you stand up, also at home
- Calls about people: door closed, headset on
- No names in your stories, not even good ones
- Papers shredded or burned, not in the family's bin
- Different browser profiles for different clients

## When somebody asks

> I am not the right person for that; please ask Ms. Reyes directly.

Said to everybody, about everything, in the same friendly tone. If you answer some questions, your silence on others becomes an answer.

## When it weighs

You may need to talk to somebody: about the load, never about the content. And if you are asked to do something unlawful, discretion ends. Write down what was asked and when, say no, and get advice.

## At the end

When the work ends, hand over, delete, and confirm both in writing. Keep what the law asks you to keep: agreements and invoices. The best reference is one they give without being asked.`,
        }),
      ],
    },
    {
      name: ['Growing in the role', 'Paglago sa trabaho'],
      short: ['From tasks to results.', 'Mula tasks hanggang resulta.'],
      lessons: [
        text({
          name: ['The weekly half hour', 'Ang lingguhang kalahating oras'],
          short: [
            'One agenda that carries a whole relationship.',
            'Isang agenda na nagdadala sa buong samahan.',
          ],
          body: `Everything else can be written. This half hour is spoken, and it is never cancelled, only moved.

## The agenda

1. **Look back** (5 minutes): what went well, what slipped, no blame
2. **Decide** (10): your list of questions, each with your suggestion
3. **Look ahead** (10): the next two weeks in the calendar, what is missing
4. **Between us** (5): what should I do more of, less of, differently?

Send the list the evening before. Bring suggestions, not questions: "Shall I move Friday to Monday?" rather than "What about Friday?"

## Take things over

Each month name one thing you could take over completely, with its result and its limit:

> From December I could handle all travel up to ₱40,000 a trip, without asking, with the receipts on Monday. Shall we try it for two trips?

After a year you will have twelve of them, and a different title.

## When there is no answer

Decide in writing what happens in silence: "If I hear nothing until Thursday noon, I book the first option." Agree on it once; it saves both of you forty messages a month.`,
        }),
        video({
          name: [
            'Three assistants, three careers',
            'Tatlong assistant, tatlong landas',
          ],
          short: [
            'Specialise, lead, or build your own team.',
            'Magpakadalubhasa, mamuno, o bumuo ng sariling team.',
          ],
          film: films.laundromat,
          percent: 60,
          body: `Three ways lead on from here: become the best at one field, lead the operations of one client, or bring in a second pair of hands. None is better. Ask yourself which kind of tired you prefer: from depth, from people, or from risk.`,
        }),
      ],
    },
  ],
}
