// A browser that somebody has signed in with before is known by a cookie of its own, which says so for their address
// alone. It has its own count of wrong passwords: who attacks an account from elsewhere does not lock its owner out.
import { randomBytes } from 'node:crypto'

import { cookieName, readCookie, setCookie } from './cookies'
import { sign, signaturesOf } from './secrets'

const DEVICE_COOKIE = 'dev'
const YEAR_SECONDS = 31_536_000

/** The id of the browser, if it is known for this address. */
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

/** The cookie that makes the browser known, or keeps it so. */
export const deviceCookie = (email: string, knownId?: string) => {
  const id = knownId ?? randomBytes(16).toString('base64url')
  return setCookie(DEVICE_COOKIE, `${id}.${sign('device', id, email)}`, {
    maxAgeSeconds: YEAR_SECONDS,
  })
}
