import { sign, signaturesOf } from 'src/lib/protection/secrets'

const mailboxes = ['OLD', 'NEW'] as const
export type Mailbox = (typeof mailboxes)[number]

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The secret part of the link that is mailed to one of the two mailboxes. */
export const mailboxToken = (id: string, mailbox: Mailbox) =>
  `${id}.${mailbox}.${sign('emailChange', id, mailbox)}`

/** The change and the mailbox of a genuine token; undefined for any other text. */
export const readMailboxToken = (token: string) => {
  const [id = '', word, signature = ''] = token.split('.')
  const mailbox = mailboxes.find((each) => each === word)
  if (!mailbox || !UUID.test(id)) return undefined
  const isGenuine = signaturesOf('emailChange', id, mailbox).includes(signature)
  return isGenuine ? { id, mailbox } : undefined
}
