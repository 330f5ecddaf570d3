// Known browsers: a cookie proves that a browser has signed in with an e-mail address before. Such a browser has its
// own count of wrong passwords, so that an attacker elsewhere cannot lock the owner out.
import { randomBytes } from 'node:crypto'

import { sign, signaturesOf } from 'src/lib/protection/secrets'

import { cookieName, readCookie, setCookie } from './cookies'

const DEVICE_COOKIE = 'dev'
const YEAR_SECONDS = 31_536_000

/** The id of the browser if it is known for this e-mail address. */
export const knownDevice = (
  cookieHeader: string | undefined,
  email: string
) => {
  const [id, signature] =
    readCookie(cookieHeader, cookieName(DEVICE_COOKIE))?.split('.') ?? []
  return id && signaturesOf('device', id, email).includes(signature)
    ? id
    : undefined
}

/** The cookie that marks a browser as known for an e-mail address; with `knownId` it prolongs the existing mark. */
export const deviceCookie = (email: string, knownId?: string) => {
  const id = knownId ?? randomBytes(16).toString('base64url')
  return setCookie(DEVICE_COOKIE, `${id}.${sign('device', id, email)}`, {
    maxAgeSeconds: YEAR_SECONDS,
  })
}
