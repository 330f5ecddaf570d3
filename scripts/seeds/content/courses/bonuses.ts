import { BONUSES_COURSE_ID } from 'api/src/shared/constants'

import { text, type CourseContent } from './types'

/** The course that the members' menu opens for bonuses, at the address of the specification (2.4). */
export const bonuses: CourseContent = {
  id: BONUSES_COURSE_ID,
  slug: 'bonuses',
  title: ['Bonuses', 'Mga Bonus'],
  short: [
    'Extras that come with your membership.',
    'Mga dagdag na kasama ng membership mo.',
  ],
  description: [
    `Short things to use today. What is added here comes to every member.`,
    `Maiikling bagay na magagamit ngayon. Lahat ng idadagdag dito ay para sa bawat member.`,
  ],
  accessLevels: ['member'],
  units: [
    {
      name: ['To keep', 'Itago mo ito'],
      short: ['Copy them, change them.', 'Kopyahin, baguhin.'],
      lessons: [
        text({
          name: [
            'Five messages you will need',
            'Limang mensaheng kakailanganin mo',
          ],
          short: [
            'For a delay, a raise, a holiday, a mistake and a goodbye.',
            'Para sa delay, taas-singil, holiday, pagkakamali at paalam.',
          ],
          isOptional: true,
          body: `Change the words in brackets, and nothing else until you have sent each of them once.

## A delay

> Hello (name), (task) needs one more day: (reason, in five words). You have it on (day) at (time). What should I move back for it?

## A higher rate

> Hello (name), we have worked together for (months). From (date, a month ahead) my rate is (amount). Until then everything stays as it is.

## A holiday

> Hello (name), (date) is a holiday here. I work ahead on (day) so that nothing waits, and I am back on (day).

## A mistake

> Hello (name), I made a mistake: (what). It is mended since (time). So that it does not come again, I now (one change).

## A goodbye

> Hello (name), (date) is my last day on this. The files are in (folder), what is open is in the list below, and I am glad to explain both to whoever comes next.`,
        }),
        text({
          name: ['A price in three lines', 'Presyo sa tatlong linya'],
          short: [
            'From what you need to what you ask.',
            'Mula sa kailangan mo hanggang sa hihingin mo.',
          ],
          isOptional: true,
          body: `1. **What you need in a month**: rent, food, data, savings, help for the family
2. **Divide by 80**, not by 160: half of your hours find and write, and nobody pays those
3. **Add a quarter** for tax, tools and the month without work

That is the lowest rate an hour that you say yes to. Say a little more, and say it first.`,
        }),
      ],
    },
  ],
}
