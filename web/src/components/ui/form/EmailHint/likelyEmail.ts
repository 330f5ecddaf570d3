// The address that was probably meant by one with a mistyped domain.
import { distance } from '$api/src/shared/text/text'

/** The domains of most private addresses in the Philippines; those that resemble another one are here to be left alone. */
const common = [
  'gmail.com',
  'yahoo.com',
  'yahoo.com.ph',
  'ymail.com',
  'rocketmail.com',
  'outlook.com',
  'outlook.ph',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.net',
  'proton.me',
  'protonmail.com',
  'googlemail.com',
  'zoho.com',
]

/** The same providers in countries where Filipinos work: 'yahoo.ca', 'yahoo.com.sg', 'outlook.sa'. */
const ABROAD =
  /^(?:yahoo|hotmail|outlook|live)\.(?:com?\.)?(?:ar|at|au|be|br|ca|ch|de|dk|es|fr|gr|hk|id|ie|in|it|jp|kr|mx|my|nl|no|nz|sa|se|sg|th|tw|uk|vn)$/

/** In a short domain, two wrong letters are most likely another domain. */
const SHORT = 9

const mostFor = ({ length }: string) => (length < SHORT ? 1 : 2)

/** 'ana@gmial.com' → 'ana@gmail.com'; undefined for a common domain and for one that resembles none. */
export const likelyEmail = (email: string) => {
  const [, name, typed] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? []
  const domain = typed?.toLowerCase()
  if (!domain || common.includes(domain) || ABROAD.test(domain))
    return undefined
  // Google has no domains of countries.
  if (domain.startsWith('gmail.com.')) return `${name}@gmail.com`
  const nearest = common
    .map((known) => ({ known, far: distance(domain, known) }))
    .filter(({ known, far }) => far <= mostFor(known))
    .sort((one, other) => one.far - other.far)[0]
  return nearest && `${name}@${nearest.known}`
}
