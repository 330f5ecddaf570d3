import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

/** The events in a feed that are also mailed to their readers. */
export type MailedFeedChange = 'mentioned' | 'commented' | 'answered'

type FeedMail = {
  lang: Lang
  firstName: string
  change: MailedFeedChange
  /** The post is a question, which a comment may answer. */
  isQuestion?: boolean
  /** The name of the feed's place in the reader's language; empty for the school's feed. */
  feed: string
  path: string
}

const words = {
  en: {
    school: 'the school’s feed',
    mentioned: {
      subject: 'You were mentioned in the community',
      text: 'A post or a comment in {feed} mentions you.',
    },
    commented: {
      subject: 'Your post has a new comment',
      text: 'There is a new comment on your post in {feed}.',
    },
    replied: {
      subject: 'Your question has a new answer',
      text: 'There is a new answer to your question in {feed}. If it helps, choose it as the answer.',
    },
    answered: {
      subject: 'Your comment was chosen as the answer',
      text: 'Your comment in {feed} was chosen as the answer to a question. Thank you for helping.',
    },
    open: 'Open the post',
  },
  fil: {
    school: 'feed ng school',
    mentioned: {
      subject: 'Binanggit ka sa community',
      text: 'May post o comment sa {feed} na bumanggit sa iyo.',
    },
    commented: {
      subject: 'May bagong comment sa post mo',
      text: 'May bagong comment sa post mo sa {feed}.',
    },
    replied: {
      subject: 'May sumagot sa tanong mo',
      text: 'May bagong sagot sa tanong mo sa {feed}. Kung nakatulong, piliin ito bilang sagot.',
    },
    answered: {
      subject: 'Napili ang comment mo bilang sagot',
      text: 'Napili bilang sagot sa isang tanong ang comment mo sa {feed}. Salamat sa pagtulong.',
    },
    open: 'Buksan ang post',
  },
}

/** Leads to a post that concerns the reader. It holds no name and no words of others, who may take them back. */
export const feedEmail = ({
  lang,
  firstName,
  change,
  isQuestion,
  feed,
  path,
}: FeedMail) => {
  const own = words[lang]
  const told = own[change === 'commented' && isQuestion ? 'replied' : change]
  return layOut({
    template: 'feed',
    lang,
    subject: told.subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [told.text.replace('{feed}', () => feed || own.school)],
    action: { label: own.open, url: siteUrl(path) },
  })
}
