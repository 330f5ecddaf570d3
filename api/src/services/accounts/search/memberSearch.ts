import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { escapeLike } from 'src/lib/database/paging'
import { int, prepared, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import type { AppError } from 'src/lib/errors'
import { peopleNamed } from 'src/services/community/feeds/feedPeople'
import { readFeed } from 'src/services/community/feeds/feedScope'
import { postsWith } from 'src/services/community/feeds/postsWith'
import { fullName } from 'src/shared/accounts/fullName'
import { feedPath } from 'src/shared/community/feeds'
import { formatPeso } from 'src/shared/money'
import { isSearchable } from 'src/shared/text/searchText'

import { asTyped, countSearch } from './typedQuery'

const SHOWN = 5

const BILLS = prepared(
  'searchedBills',
  `
  SELECT i.id, i.number, p.name, i."totalCentavos" FROM "Invoice" i
    JOIN "Subscription" s ON s.id = i."subscriptionId" JOIN "Product" p ON p.id = s."productId"
  WHERE i."userId" = $1 AND (i.number ILIKE $2 OR p.name ILIKE $2) ORDER BY i.id DESC LIMIT ${SHOWN}`,
  { id: int, number: text, name: text, totalCentavos: int }
)

/** The people of the school's feed; none for those who do not read it. */
const schoolPeople = async (words: string) => {
  const feed = await readFeed('school').catch((error: AppError) => {
    if (error.extensions?.code === 'NOT_FOUND') return null
    throw error
  })
  return feed ? peopleNamed(feed, words) : []
}

/** People and posts are those of the feeds that the viewer reads, bills are their own. */
const finders = {
  person: async (words: string) =>
    (await schoolPeople(words)).slice(0, SHOWN).map((user) => ({
      id: user.id,
      title: fullName(user),
      note: '',
      path: `/profile/${user.slug}`,
    })),
  post: async (words: string) =>
    (await postsWith(words)).map(({ id, feed, text: title, authorName }) => ({
      id,
      title,
      note: authorName,
      path: feedPath(feed, id),
    })),
  bill: async (words: string) =>
    (await BILLS.all(pool, [currentUser().id, `%${escapeLike(words)}%`])).map(
      ({ id, number, name, totalCentavos }) => ({
        id,
        title: `${number} · ${name}`,
        note: formatPeso(totalCentavos),
        path: '/account?q=billings',
      })
    ),
}

/**
 * People, posts and bills, beside the four kinds of `globalSearch` (decision 64 of docs/decisions/0033-settled-questions.md).
 * @throws RATE_LIMITED
 */
export const memberSearch = (async ({ query, type }) => {
  const words = asTyped(query)
  const types = Object.keys(finders) as (keyof typeof finders)[]
  const wanted = types.filter((each) => !type || type === each)
  if (wanted.length === 0 || !isSearchable(words)) return []
  await countSearch()
  const hits = await Promise.all(
    wanted.map(async (each) =>
      (await finders[each](words)).map((hit) => ({ ...hit, type: each }))
    )
  )
  return hits.flat()
}) satisfies QueryResolvers['memberSearch']
