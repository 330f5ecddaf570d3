// Valid e-mail addresses and their stored form (spec section 5).

import { plainMarks } from './plainMarks'

const EMAIL_MAX_CHARACTERS = 254

/** A domain with letters such as ü, which mail programs send to in plain letters (RFC 3492). */
const LATIN_DOMAIN = /@(?=[^@]*[^\0-\x7f])([\p{Script=Latin}\d.-]+)$/u

const plainDomain = (domain: string) =>
  URL.canParse(`http://${domain}`)
    ? new URL(`http://${domain}`).hostname
    : domain

/** The stored and compared form: ' Ana@Example.com ' → 'ana@example.com', 'ana@münchen.de' → 'ana@xn--mnchen-3ya.de'. */
export const normalizeEmail = (email: string) =>
  plainMarks(email)
    .trim()
    .toLowerCase()
    .replace(LATIN_DOMAIN, (_, domain: string) => `@${plainDomain(domain)}`)

export const isEmail = (email: string) =>
  email.length <= EMAIL_MAX_CHARACTERS &&
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i.test(
    email
  )
