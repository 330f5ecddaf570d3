import type { QueryResolvers } from 'types/graphql'

import { scopeForUsers } from 'src/lib/access/scopes'
import { currentUser } from 'src/lib/auth'
import { staffPool } from 'src/lib/database/replica/staffPool'
import {
  composed,
  int,
  nullable,
  statement,
  text,
  textOf,
} from 'src/lib/database/sql'
import { globalSearch } from 'src/services/accounts/search/globalSearch'
import { asTyped } from 'src/services/accounts/search/typedQuery'
import { isSearchable } from 'src/shared/text/searchText'

import { staffSearchQuery, staffSearchSamples } from './staffSearchQuery'

const SEARCH = composed(
  staffSearchQuery,
  {
    kind: textOf<
      'PERSON' | 'INVOICE' | 'REFERENCE' | 'RECEIPT' | 'FUNNEL' | 'COUPON'
    >(),
    id: text,
    title: text,
    detail: nullable(text),
    parentId: nullable(text),
    imageUrl: nullable(text),
    stage: nullable(int),
    owedCentavos: nullable(int),
  },
  staffSearchSamples
)

const MENDED = statement('SELECT app.mended_name($1) AS typed', {
  typed: nullable(text),
})

const contentKinds = {
  course: 'COURSE',
  event: 'EVENT',
  lesson: 'LESSON',
  resource: 'RESOURCE',
} as const

const contentHits = async (query: string) => {
  const hits = await globalSearch({ query })
  return hits.map(({ type, id, subId, title }) => ({
    kind: contentKinds[type as keyof typeof contentKinds],
    id: String(id),
    title,
    parentId: subId ? String(subId) : null,
  }))
}

/** Records that begin as typed; if nothing does, people whose name differs by a typing mistake. */
const recordHits = async (typed: string) => {
  const { studentPaymentDetails, user, funnel } = currentUser().pageAccess
  const may = { people: user, payments: studentPaymentDetails, funnels: funnel }
  if (!Object.values(may).some(Boolean)) return []
  const scope = scopeForUsers()
  const hits = await SEARCH.all(staffPool, { may, typed, scope })
  if (hits.length > 0 || !user) return hits

  const mended = await MENDED.one(staffPool, [typed])
  if (!mended.typed) return hits
  return SEARCH.all(staffPool, {
    may: { people: user, payments: studentPaymentDetails },
    typed: mended.typed,
    scope,
  })
}

/** Searches the records and contents that the viewer may open; nobody finds what the pages would refuse. */
export const staffSearch = (async ({ query }) => {
  const typed = asTyped(query)
  if (!isSearchable(typed)) return []
  // The search of contents counts towards the viewer's limit, so it comes first.
  const contents = await contentHits(typed)
  return [...(await recordHits(typed)), ...contents]
}) satisfies QueryResolvers['staffSearch']
