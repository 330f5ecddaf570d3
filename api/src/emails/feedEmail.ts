import type { Lang } from 'src/shared/text/language'

import { layOut, siteUrl } from './layout'

/** The events in a feed of which its readers also get a mail. */
export type MailedFeedChange = 'mentioned' | 'commented' | 'answered'

type FeedMail = {
  lang: Lang
  firstName: string
  change: MailedFeedChange
  /** The name of the feed's place in the reader's language; empty for the school's. */
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
  feed,
  path,
}: FeedMail) => {
  const own = words[lang]
  return layOut({
    template: 'feed',
    lang,
    subject: own[change].subject,
    greeting: `Hi ${firstName},`,
    paragraphs: [own[change].text.replace('{feed}', () => feed || own.school)],
    action: { label: own.open, url: siteUrl(path) },
  })
}
