import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { composed, int, keysOf, nullable, text } from 'src/lib/database/sql'
import { pool } from 'src/lib/db'
import { viewerLang } from 'src/lib/translations'
import { isSearchable } from 'src/shared/text/searchText'

import { searchKinds } from './searchKinds'
import { searchQuery } from './searchQuery'
import { asTyped, countSearch } from './typedQuery'

type Search = {
  kinds: Parameters<typeof searchQuery>[0]
  wanted: Parameters<typeof searchQuery>[1]
}

const SEARCH = composed(
  ({ kinds, wanted }: Search) => searchQuery(kinds, wanted),
  { type: text, id: int, subId: nullable(int), title: text },
  keysOf(searchKinds).flatMap((type) =>
    [true, false].map((isEditor) => ({
      kinds: [{ ...searchKinds[type], type, isEditor }],
      wanted: { userId: 1, levelIds: [], typed: 'ana', lang: 'en' },
    }))
  )
)

/** Searches what the viewer may open. With `asLearner`, editors too find only what is open to learners. */
export const globalSearch = (async ({ query, type, asLearner }) => {
  const typed = asTyped(query)
  const types = type ? [type] : Object.keys(searchKinds)
  const { id, accessLevels, pageAccess } = currentUser()
  const kinds = types
    .filter((each) => Object.hasOwn(searchKinds, each))
    .map((each) => {
      const kind = searchKinds[each]
      const isEditor = !asLearner && pageAccess[kind.page]
      return { ...kind, type: each, isEditor }
    })
  if (kinds.length === 0 || !isSearchable(typed)) return []
  await countSearch()

  return SEARCH.all(pool, {
    kinds,
    wanted: {
      userId: id,
      levelIds: accessLevels.map((level) => level.id),
      typed,
      lang: viewerLang(),
    },
  })
}) satisfies QueryResolvers['globalSearch']
