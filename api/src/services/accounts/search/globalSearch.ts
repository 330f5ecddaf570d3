import type { QueryResolvers } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { pool } from 'src/lib/db'
import { AppError } from 'src/lib/errors'
import { withinLimit } from 'src/lib/rateLimit'
import { viewerLang } from 'src/lib/translations'

import { searchKinds } from './searchKinds'
import { searchQuery } from './searchQuery'

const MAX_CHARACTERS = 100
const MIN_LETTERS = 2
const PER_MINUTE = { limit: 120, seconds: 60 }

// PostgreSQL's texts hold no NUL.
const asTyped = (query: string) =>
  [...query.replaceAll('\0', '').replace(/\s+/g, ' ').trim()]
    .slice(0, MAX_CHARACTERS)
    .join('')

const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? []

type Hit = { type: string; id: number; subId: number | null; title: string }

/** What the viewer may open and looks for; as a learner only what is open to learn, even to those who edit it. */
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
  if (kinds.length === 0 || lettersOf(typed).length < MIN_LETTERS) return []
  if (!(await withinLimit(`search:${id}`, PER_MINUTE)))
    throw new AppError('RATE_LIMITED')

  const { rows } = await pool.query<Hit>(
    searchQuery(kinds, {
      userId: id,
      levelIds: accessLevels.map((level) => level.id),
      typed,
      lang: viewerLang(),
    })
  )
  return rows
}) satisfies QueryResolvers['globalSearch']
