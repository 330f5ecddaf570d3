import { formatDay, type Day } from 'src/shared/manilaTime'
import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

type Decision = {
  lang: Lang
  kind: 'approved' | 'returned' | 'declined' | 'reverted' | 'taskReturned'
  firstName: string
  /** The target stage, or the task. */
  subject: string
  reason?: string
  /** The first day on which the member may send a new request, after a declined one. */
  againOn?: Day | null
}

const words = {
  en: {
    approved: {
      subject: 'You moved up',
      body: 'Your reviewer has approved your work. You are on {subject} now.',
    },
    returned: {
      subject: 'Your move-up request came back',
      body: 'Your reviewer wants to see something more before you go on to {subject}. Do what is asked, then send the request again.',
    },
    declined: {
      subject: 'Your move-up request was declined',
      body: 'Your reviewer has decided against a move to {subject} for now.',
    },
    reverted: {
      subject: 'Your move up was taken back',
      body: 'The move to {subject} was taken back. Your points and finished tasks stay yours.',
    },
    taskReturned: {
      subject: 'A task came back to you',
      body: 'Your reviewer has looked at “{subject}” and asks for a change. Hand it in again when you are ready.',
    },
    reason: 'Reason',
    againOn: 'You can ask again from',
    open: 'Open my stage',
  },
  fil: {
    approved: {
      subject: 'Nakaakyat ka na ng stage',
      body: 'Na-approve na ng reviewer mo ang gawa mo. Nasa {subject} ka na ngayon.',
    },
    returned: {
      subject: 'Ibinalik ang move-up request mo',
      body: 'May gusto pang makita ang reviewer mo bago ka tumuloy sa {subject}. Gawin ang hinihingi, tapos i-send ulit ang request.',
    },
    declined: {
      subject: 'Hindi na-approve ang move-up request mo',
      body: 'Sa ngayon, hindi muna na-approve ng reviewer mo ang pag-akyat mo sa {subject}.',
    },
    reverted: {
      subject: 'Binawi ang pag-akyat mo ng stage',
      body: 'Binawi ang pag-akyat mo sa {subject}. Sa iyo pa rin ang puntos at mga tapos mong task.',
    },
    taskReturned: {
      subject: 'May task na ibinalik sa iyo',
      body: 'Tiningnan ng reviewer mo ang “{subject}” at may hinihinging ayusin. I-submit ulit kapag handa ka na.',
    },
    reason: 'Dahilan',
    againOn: 'Puwede ulit mag-request simula',
    open: 'Buksan ang stage ko',
  },
}

/** A reviewer's decision about a move-up request or a handed-in task. */
export const moveUpEmail = ({
  lang,
  kind,
  firstName,
  subject,
  reason,
  againOn,
}: Decision) => {
  const text = words[lang]
  const rows: [string, string][] = []
  if (reason) rows.push([text.reason, reason])
  if (againOn) rows.push([text.againOn, formatDay(againOn, lang)])
  return layOut({
    template: 'moveUp',
    lang,
    subject: text[kind].subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [text[kind].body.replace('{subject}', () => subject)],
    rows,
    action: { label: text.open, url: siteUrl('/stages/my-stage') },
  })
}
