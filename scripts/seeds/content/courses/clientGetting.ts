import { embeds, films } from './films'
import { embed, text, video, type CourseContent } from './types'

export const clientGetting: CourseContent = {
  slug: 'client-getting',
  title: ['Client-Getting for Freelancers', 'Paano Kumuha ng Client'],
  short: [
    'A calm weekly routine of finding, writing, following up and closing.',
    'Kalmadong routine linggo-linggo: maghanap, sumulat, mag-follow up, magsara.',
  ],
  description: [
    `Getting clients is not a talent; it is a routine that few people keep for eight weeks. This course gives you the routine, the words and the sheet to count with. It is taught in order: each lesson uses what you made in the one before.

- Find people you can really help
- Write to them so that they answer
- Follow up without begging
- Talk, agree, and start`,
    `Hindi talento ang pagkuha ng client; routine ito na kaunti lang ang nagpapatuloy nang walong linggo. Nasa course na ito ang routine, ang mga salita, at ang sheet na pagbibilangan. Sunod-sunod ang turo: gamit ng bawat lesson ang ginawa mo sa nauna.

- Hanapin ang mga taong talagang matutulungan mo
- Sumulat para sumagot sila
- Mag-follow up nang hindi nagmamakaawa
- Makipag-usap, magkasundo, at magsimula`,
  ],
  progression: 'SEQUENTIAL',
  publicPage: 'FREELANCING',
  units: [
    {
      name: ['Find', 'Maghanap'],
      short: [
        'Where clients are, and which of them are yours.',
        'Nasaan ang clients, at sino ang para sa iyo.',
      ],
      lessons: [
        video({
          name: ['The routine in one picture', 'Ang routine sa isang larawan'],
          short: [
            'Thirty minutes a day, five days, four numbers.',
            'Tatlumpung minuto kada araw, limang araw, apat na numero.',
          ],
          film: films.llamas,
          isPreview: true,
          body: `Thirty minutes on each working day, at the same hour:

1. **Monday** find five people
2. **Tuesday and Wednesday** write to them
3. **Thursday** follow up on last week's
4. **Friday** count: found, written, answered, talked

Four numbers a week. You cannot decide how many answer; you can decide how many you write to.`,
        }),
        text({
          name: ['People before platforms', 'Tao muna bago platform'],
          short: [
            'The warm list that nearly everybody skips.',
            'Ang mainit na listahang halos lahat ay nilalampasan.',
          ],
          isPreview: true,
          body: `Job sites are where everybody looks, so they are where everybody waits. Start one step closer.

## Three circles

1. **People who know you.** Former bosses, classmates, your dentist, the aunt in Toronto. They need not be clients; they know some.
2. **People who see you.** Members of groups where you answer questions. Trust grows there without applications.
3. **People who look for you.** Job boards and platforms. Useful, crowded, slow at first.

Spend your first two weeks in circle one. Most first clients come through somebody who could vouch for them.

## The message to circle one

> Hi Ate Rowena! I now help small clinics to keep their appointment books full, from home. You know half of Bacoor. Is there one clinic you think is always chasing patients? I would love to ask them two questions. No need to recommend me.

Notice what it does not do: it does not ask for a job, and it does not ask her to risk her name.

## Make the list

- Thirty names from your phone, without judging
- Next to each: **whom might they know?**
- Write to three a day; thank everybody, also for "sorry, nobody"

## If you feel hiya

You are not asking for money. You are asking where you could be useful. People like to be asked for what they know.`,
        }),
        text({
          name: ['Jobs that are not jobs', 'Mga trabahong hindi trabaho'],
          short: [
            'Seven warning signs, and what to answer.',
            'Pitong babala, at kung ano ang isasagot.',
          ],
          isPreview: true,
          body: `Where people hope, others cheat. Learn the signs once and you will waste no week on them.

## Seven signs

1. You pay first: for training, a kit, "processing", a background check
2. The interview is only chat, and you are hired in ten minutes
3. They want your e-wallet, your bank login or an OTP. **Nobody ever needs an OTP from you**
4. The unpaid test takes more than an hour, or is clearly real work
5. A cheque or transfer arrives that is too large, and you should send part of it on
6. The company cannot be found, or only through pages made last month
7. They are angry when you ask for a written agreement

One sign: ask. Two signs: leave.

## A fair test

A client may test you. Fair means: under an hour, invented data, the same for all, and you may keep it for your portfolio. Longer tests are paid.

## What to answer

> Thank you for the offer. I start after a short written agreement and do paid tests only beyond one hour. If that works for you, I am happy to go on.

Honest clients answer this with "of course".

## If it happened

- Change the passwords, tell your bank or wallet at once, keep the screenshots
- Report it to the PNP Anti-Cybercrime Group
- Tell the community. It has happened to careful people, and your warning saves somebody else`,
        }),
      ],
    },
    {
      name: ['Write', 'Sumulat'],
      short: [
        'Five sentences, made for one person.',
        'Limang pangungusap, para sa isang tao.',
      ],
      lessons: [
        text({
          name: ['Five sentences', 'Limang pangungusap'],
          short: [
            'A first message that earns an answer.',
            'Unang message na may sagot.',
          ],
          body: `A first message has one task: to be answered. Not to be hired.

## The five

1. **I saw**: something true and particular about them
2. **It matters because**: what it costs or could bring
3. **I would**: the first thing you would do
4. **Here is**: one piece of proof, a link
5. **Shall I**: a question they can answer with one word

## An example

> Hi Mr. Lee, your shop answers buyers very kindly, but on weekends the questions wait until Monday. Two of last Sunday's asked for a size and then wrote that they had bought elsewhere. I would cover Saturday and Sunday, 9 to 6, with your own answers collected in one page. Here is such a page, made for an invented shop: (link). Shall I send you three sample answers in your tone?

Seventy words. He can say yes with his thumb.

## Leave out

- "Dear Sir/Madam", "I hope this finds you well", "I am writing to apply"
- Your life story. It is interesting later
- More than one link, any attachment

## Practise

Take one person from your list and write the five sentences. Then cut every word that could also stand in a message to somebody else. What is left is the message.`,
        }),
        embed({
          name: [
            'Watch a message being cut in half',
            'Panoorin kung paano paikliin ang message',
          ],
          short: [
            'From 240 words to 90, line by line.',
            'Mula 240 na salita hanggang 90, linya por linya.',
          ],
          embedUrl: embeds.spring,
          body: `Pause before each cut and decide yourself first. Three questions decide every line:

- Is it about them?
- Could it stand in a message to somebody else?
- Does it make the question at the end easier to answer?`,
        }),
        text({
          name: [
            'Follow up without begging',
            'Mag-follow up nang hindi nagmamakaawa',
          ],
          short: [
            'Three more messages, each with something in it.',
            'Tatlo pang message, may laman bawat isa.',
          ],
          body: `Most answers come after the second or third message. Most people send one. The difference is not courage; it is a calendar.

## The rhythm

- **Day 0**: the five sentences
- **Day 4**: something useful. One finding, one picture, one idea
- **Day 11**: a smaller question. "Is weekend cover something for this year at all?"
- **Day 25**: a friendly end. "I will stop here. If it becomes a topic, this page is mine: (link)."

Never "just following up". Every message must be worth opening by itself.

## An example for day 4

> I looked at ten shops like yours: seven answer within two hours on Sundays. I put the questions their buyers ask most into a page, perhaps it helps you too: (link).

## Keep count

In your sheet give every person a next date. In the morning you look at one column only: what is due today. When it is empty, you are done; when it is full, you know what to do.

## When they say no

> Thank you for telling me, that helps. May I ask what decided it?

Half of them answer. Those answers are the best teaching you will get, and a no with a good last message becomes a yes surprisingly often.`,
        }),
      ],
    },
    {
      name: ['Talk and agree', 'Mag-usap at magkasundo'],
      short: [
        'The call, the rate, the paper.',
        'Ang tawag, ang rate, ang kasulatan.',
      ],
      lessons: [
        video({
          name: ['The first call', 'Ang unang tawag'],
          short: [
            'Ask for twenty minutes, listen for fifteen.',
            'Humingi ng dalawampung minuto, makinig nang labinlima.',
          ],
          film: films.bunny,
          percent: 75,
          body: `Before: test camera, microphone and backup internet. Put water and your five questions beside you.

1. What made you look for help now?
2. What happens in a normal week?
3. What would be different in a month if this works?
4. What has not worked before?
5. How do you decide, and by when?

After: within two hours, a mail with what you heard, in their words, and one suggestion.`,
        }),
        text({
          name: ['The agreement on one page', 'Ang kasunduan sa isang pahina'],
          short: [
            'Six points that prevent nearly every quarrel.',
            'Anim na puntong umiiwas sa halos lahat ng away.',
          ],
          body: `A written agreement is not distrust. It is two people making sure that they mean the same thing.

## Six points

1. **What** I do, and what I do not do
2. **When**: hours, days, answer times, both time zones
3. **How much**, in which currency, and who pays the transfer fee
4. **When paid**: for a first client weekly or half in advance, by which way
5. **How we stop**: two weeks' notice from either side, what is handed over
6. **What stays private**: data, logins, and whether I may show the work

## It may be a mail

> Dear Ms. Santos, as agreed today: … If this is how you see it, please answer "agreed" and I start on Monday.

Their answer makes it an agreement you can point to.

## Three careful words

- "**up to** ten hours a week" keeps ten from becoming twenty
- "**first month as a trial**, then we look at it together" lets both leave with grace
- "**additional work by agreement**" turns "can you quickly" into a question

## Watch out

For larger sums, for work that touches health or money of others, or when they send you eight pages, let a lawyer read it. The Integrated Bar has free legal aid days in most provinces.

## Do this now

Write your one page with gaps for name, hours and rate. Save it in **04 Templates**.`,
        }),
        text({
          name: [
            'Count, and change one thing',
            'Magbilang, at magbago ng isang bagay',
          ],
          short: [
            'Read your four numbers like a doctor.',
            'Basahin ang apat mong numero na parang doktor.',
          ],
          body: `After four Fridays you have sixteen numbers. They tell you where it hurts.

## Read them

- **Many written, few answers** (under one in ten): the first sentence is about you. Rewrite sentence one
- **Answers, but no calls**: your question is too big. Ask something they can answer with one word
- **Calls, but no yes**: you talk more than they do, or the price came without a picture of the result
- **Few written**: it is not the market. Move your half hour to the morning

Change **one** thing for two weeks. With two changes you never know which one worked.

## What is normal

For people who keep the routine, ten messages bring one to three answers, and eight to twelve conversations a first client. Some need three weeks, some three months. The routine is the same.

## When it is hard

Count what you control: messages that were true, particular and sent. Tell one person in the community your four numbers every Friday. Shared numbers weigh half.

## Next

When your first client says yes, go to stage 5 and take the tasks in order. You have earned them.`,
        }),
      ],
    },
  ],
}
