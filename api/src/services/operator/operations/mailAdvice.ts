import dns from 'node:dns'

import type { QueryResolvers } from 'types/graphql'

import { mailFrom } from 'src/services/accounts/messages/mailServer'

import { adviceFor, domainOf } from './mailRecords'

const TIMEOUT_MS = 3000

const hostOf = (url = '') => {
  try {
    return new URL(url).hostname
  } catch {
    return ''
  }
}

/** The findings of receiving mail servers about the sender's domain, and what to add. */
export const mailAdvice = (async () => {
  const domain = domainOf(mailFrom())
  if (!domain) return { domain, records: [] }
  const resolver = new dns.promises.Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  const records = await adviceFor(domain, {
    host: hostOf(process.env.SMTP_URL),
    selector: process.env.DKIM_SELECTOR || undefined,
    resolveTxt: (name) => resolver.resolveTxt(name),
  })
  return { domain, records }
}) satisfies QueryResolvers['mailAdvice']
