import { sign, signaturesOf } from 'src/lib/protection/secrets'

const ID = /^\d{1,9}$/

/** The secret part of the link that lets a recipient unsubscribe without signing in; it never expires. */
const unsubscribeToken = (userId: number, announcementId: number) => {
  const ids = [String(userId), String(announcementId)]
  return [...ids, sign('unsubscribe', ...ids)].join('.')
}

/** The path of the page that a person opens. */
export const unsubscribePath = (userId: number, announcementId: number) =>
  `/unsubscribe?token=${unsubscribeToken(userId, announcementId)}`

/** The path that a mail program posts to (RFC 8058); opened in a browser, it leads to the page. */
export const oneClickPath = (userId: number, announcementId: number) =>
  `/api${unsubscribePath(userId, announcementId)}`

/** The person and the announcement of a genuine token; undefined for any other text. */
export const readUnsubscribeToken = (token: string) => {
  const [user = '', announcement = '', signature = ''] = token.split('.')
  if (!ID.test(user) || !ID.test(announcement)) return undefined
  return signaturesOf('unsubscribe', user, announcement).includes(signature)
    ? { userId: Number(user), announcementId: Number(announcement) }
    : undefined
}
