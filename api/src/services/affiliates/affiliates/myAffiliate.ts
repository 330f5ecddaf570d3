import type { QueryResolvers } from 'types/graphql'

import { db } from 'src/lib/db'
import { local } from 'src/lib/translations'
import { settingText } from 'src/services/settings/settings/settingText'

import { asMyAffiliate } from './asAffiliate'
import { ownAffiliate } from './requireAffiliate'

/** The signed-in user as an affiliate; null until they accept the terms. */
export const myAffiliate = (async () => {
  const row = await ownAffiliate()
  return row && asMyAffiliate(db, row)
}) satisfies QueryResolvers['myAffiliate']

/** The newest terms in the viewer's language; null as long as staff have published none. */
export const affiliateTerms = (async () => {
  const [terms, isOpen] = await Promise.all([
    db.affiliateTerms.findFirst({ orderBy: { version: 'desc' } }),
    settingText(db, 'enable-affiliate'),
  ])
  return (
    terms && {
      version: terms.version,
      text: local(terms, 'text'),
      createdAt: terms.createdAt,
      isOpen: isOpen === 'true',
    }
  )
}) satisfies QueryResolvers['affiliateTerms']
