// SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489) of a domain: what is there, and what to add.
import type {
  MailRecord,
  MailRecordAdvice,
  MailRecordFinding,
  MailRecordState,
} from 'types/graphql'

import { cutText } from 'src/shared/text/cutText'

/** Shaped like `dns.promises.resolveTxt`: returns the parts of each text record. */
type ResolveTxt = (name: string) => Promise<string[][]>

type Known = {
  /** The mail server's name; empty if none is set. */
  host: string
  /** The selector of the DKIM key, if the settings name it. */
  selector?: string
  resolveTxt: ResolveTxt
}

const SHOWN_CHARACTERS = 400

/** The domain of a sender such as `School <no-reply@school.example>`; null if the internet does not know such names. */
export const domainOf = (from: string) => {
  const [, domain = ''] = /@([a-z0-9.-]+)>?\s*$/i.exec(from.trim()) ?? []
  const isPublic =
    /^([a-z0-9-]+\.)+[a-z]{2,}$/i.test(domain) &&
    !/\.(local|localhost|internal|lan|home|test|invalid|example)$/i.test(domain)
  return isPublic ? domain.toLowerCase() : null
}

const NOT_THERE = ['ENOTFOUND', 'ENODATA']

/** The text records of a name; null if no name server answered. */
const textsOf = async (resolveTxt: ResolveTxt, name: string) => {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code = '' } = error as { code?: string }
    return NOT_THERE.includes(code) ? [] : null
  }
}

type Verdict = [MailRecordState, MailRecordFinding]

const advice = (
  record: MailRecord,
  name: string,
  [state, finding]: Verdict,
  { found = null, add = null }: { found?: string | null; add?: string | null }
): MailRecordAdvice => ({
  record,
  state,
  finding,
  name,
  found: found == null ? null : cutText(found, SHOWN_CHARACTERS),
  add: state === 'GOOD' || state === 'UNKNOWN' ? null : add,
})

/** The providers' include terms, by the end of their servers' names. */
const providers: [string, string][] = [
  ['sendgrid.net', 'include:sendgrid.net'],
  ['mailgun.org', 'include:mailgun.org'],
  ['amazonaws.com', 'include:amazonses.com'],
  ['gmail.com', 'include:_spf.google.com'],
  ['google.com', 'include:_spf.google.com'],
  ['postmarkapp.com', 'include:spf.mtasv.net'],
  ['brevo.com', 'include:spf.brevo.com'],
  ['office365.com', 'include:spf.protection.outlook.com'],
]

const mechanismOf = (host: string) =>
  providers.find(([end]) => host === end || host.endsWith(`.${end}`))?.[1] ??
  (/[a-z]/i.test(host) ? `a:${host}` : host ? `ip4:${host}` : 'mx')

const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text)

const judgeSpf = (records: string[] | null): Verdict => {
  if (!records) return ['UNKNOWN', 'NO_ANSWER']
  if (records.length === 0) return ['MISSING', 'NOT_FOUND']
  if (records.length > 1) return ['WRONG', 'SEVERAL']
  const terms = records[0].toLowerCase().trim().split(/\s+/)
  if (terms.includes('+all') || terms.includes('all'))
    return ['WRONG', 'ALLOWS_ALL']
  const hasEnd = terms.some((term) => /^([-~]all|redirect=.+)$/.test(term))
  return hasEnd ? ['GOOD', 'FINE'] : ['WEAK', 'NO_END']
}

const spfOf = async (domain: string, { host, resolveTxt }: Known) => {
  const records = (await textsOf(resolveTxt, domain))?.filter(isSpf) ?? null
  return advice('SPF', domain, judgeSpf(records), {
    found: records?.join(' / ') || null,
    add: `v=spf1 ${mechanismOf(host)} ~all`,
  })
}

/** Names that providers give their keys; the true one stands in a mail's DKIM-Signature only. */
const SELECTORS = [
  'default', 'dkim', 'mail', 'smtp', 'google', 'selector1', 'selector2',
  's1', 's2', 'k1', 'k2', 'pm', 'mx', 'brevo', 'resend', 'mailgun',
] // prettier-ignore

// An empty p= is a key that was withdrawn.
const isDkim = (text: string) => /(^|;)\s*p=[a-z0-9+/]/i.test(text)

const dkimOf = async (domain: string, { selector, resolveTxt }: Known) => {
  const names = (selector ? [selector] : SELECTORS).map(
    (each) => `${each}._domainkey.${domain}`
  )
  const answers = await Promise.all(
    names.map((name) => textsOf(resolveTxt, name))
  )
  const at = answers.findIndex((texts) => texts?.some(isDkim))
  if (at >= 0)
    return advice('DKIM', names[at], ['GOOD', 'FINE'], {
      found: answers[at]?.find(isDkim),
    })
  const name = selector ? names[0] : `*._domainkey.${domain}`
  if (answers.every((texts) => texts === null))
    return advice('DKIM', name, ['UNKNOWN', 'NO_ANSWER'], {})
  const finding = selector ? 'NOT_FOUND' : 'NO_USUAL_KEY'
  return advice('DKIM', name, ['MISSING', finding], {})
}

const isDmarc = (text: string) => /^v=dmarc1(\s*;|$)/i.test(text)

const judgeDmarc = (records: string[]): Verdict => {
  if (records.length > 1) return ['WRONG', 'SEVERAL']
  const policy = /;\s*p=(\w+)/i.exec(records[0])?.[1].toLowerCase()
  if (policy === 'reject' || policy === 'quarantine') return ['GOOD', 'FINE']
  return policy === 'none' ? ['WEAK', 'ONLY_WATCHES'] : ['WRONG', 'NO_POLICY']
}

/** The domain, then those above it with at least two labels: a policy holds for the names below it. */
const domainsAbove = (domain: string) => {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_label, from) => labels.slice(from).join('.'))
}

const dmarcOf = async (domain: string, { resolveTxt }: Known) => {
  const own = `_dmarc.${domain}`
  const first = `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`
  const stricter = `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`
  for (const each of domainsAbove(domain)) {
    const name = `_dmarc.${each}`
    const texts = await textsOf(resolveTxt, name)
    if (!texts) return advice('DMARC', name, ['UNKNOWN', 'NO_ANSWER'], {})
    const records = texts.filter(isDmarc)
    if (records.length > 0)
      return advice('DMARC', name, judgeDmarc(records), {
        found: records.join(' / '),
        add: stricter,
      })
  }
  return advice('DMARC', own, ['MISSING', 'NOT_FOUND'], { add: first })
}

/** Asks for the three records at the same time. */
export const adviceFor = (domain: string, known: Known) =>
  Promise.all([
    spfOf(domain, known),
    dkimOf(domain, known),
    dmarcOf(domain, known),
  ])
