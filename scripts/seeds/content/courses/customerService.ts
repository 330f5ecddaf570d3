import { films } from './films'
import { text, video, type CourseContent } from './types'

/** An unfinished course that shows drafts in the outline. */
export const customerService: CourseContent = {
  slug: 'customer-service-by-chat',
  title: ['Customer Service by Chat', 'Customer Service sa Chat'],
  short: [
    'Calm, quick and correct answers, ten conversations at a time.',
    'Kalmado, mabilis at tamang sagot, sampung usapan nang sabay.',
  ],
  description: [
    `A draft: it opens when its second unit is written.`,
    `Draft pa: bubukas ito kapag naisulat na ang ikalawang unit.`,
  ],
  status: 'DRAFT',
  units: [
    {
      name: ['The first thirty seconds', 'Ang unang tatlumpung segundo'],
      short: ['Greeting, question, promise.', 'Bati, tanong, pangako.'],
      lessons: [
        video({
          name: [
            'Ten chats at once, without hurry',
            'Sampung chat nang sabay, hindi nagmamadali',
          ],
          short: [
            'How the order of answers keeps you calm.',
            'Paano ka pinapakalma ng ayos ng pagsagot.',
          ],
          film: films.agent,
          percent: 90,
          body: `Answer first what takes ten seconds, then what hurts, then what needs looking up. Tell each of the others when you will be back, and be back.`,
        }),
        text({
          name: ['Reading an angry message', 'Pagbasa ng galit na message'],
          short: [
            'What happened, what it cost, what they want.',
            'Ano ang nangyari, ano ang nawala, ano ang gusto.',
          ],
          body: `Under every angry message lie three facts. Find them before you answer.

1. **What happened**, in their words
2. **What it cost** them: time, money, face
3. **What they want** now

Say the three back in one sentence. People calm down when they hear their own story told correctly.`,
        }),
        text({
          name: ['When you do not know', 'Kapag hindi mo alam'],
          short: [
            'Four honest ways to win time.',
            'Apat na tapat na paraan para magkaoras.',
          ],
          isDraft: true,
          body: `To be written.`,
        }),
      ],
    },
  ],
}
