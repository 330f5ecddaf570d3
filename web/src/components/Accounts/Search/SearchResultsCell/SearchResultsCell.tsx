import { useTranslation } from 'react-i18next'
import type {
  GlobalSearchQuery,
  GlobalSearchQueryVariables,
} from 'types/graphql'

import type { CellFailureProps } from '@redwoodjs/web'

import { MemberHit, SearchHit } from 'src/components/Accounts/Search/SearchHit'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'GlobalSearchQuery'> = gql`
  query GlobalSearchQuery($query: String!, $type: String, $asLearner: Boolean) {
    globalSearch(query: $query, type: $type, asLearner: $asLearner) {
      title
      type
      id
      subId
    }
    memberSearch(query: $query, type: $type) {
      id
      type
      title
      note
      path
    }
  }
`

// Not cached: a course and a lesson may have the same id, which the cache would treat as one result.
export const beforeQuery = ({
  query,
  type,
  asLearner,
}: GlobalSearchQueryVariables) => ({
  variables: { query, type, asLearner },
  fetchPolicy: 'no-cache' as const,
  context: { keepRows: true },
})

export const Loading = () => {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t('state.loading')}
      className="space-y-4 p-3"
    >
      {['w-3/5', 'w-4/5', 'w-2/5'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

export const isEmpty = ({ globalSearch, memberSearch }: GlobalSearchQuery) =>
  globalSearch.length + memberSearch.length === 0

export const Empty = () => {
  const { t } = useTranslation()
  return (
    <div role="status">
      <EmptyState
        drawing="search"
        title={t('table.noMatch')}
        text={t('table.noMatchHelp')}
      />
    </div>
  )
}

type FailureProps = Pick<CellFailureProps, 'error'> & {
  queryResult?: { refetch?: () => Promise<unknown> }
}

export const Failure = ({ error, queryResult }: FailureProps) => (
  <div className="p-3">
    <BriefFailure error={error} refetch={queryResult?.refetch} />
  </div>
)

type SuccessProps = GlobalSearchQuery & {
  updating?: boolean
  listId: string
  activeId: string
  isTyping: boolean
}

export const Success = ({
  globalSearch: hits,
  memberSearch: others,
  updating,
  listId,
  activeId,
  isTyping,
}: SuccessProps) => {
  const { t } = useTranslation()

  return (
    <>
      <p role="status" className="sr-only">
        {t('search.found', { count: hits.length + others.length })}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={t('search.label')}
        aria-busy={updating || isTyping}
        className={updating || isTyping ? 'opacity-60' : ''}
      >
        {hits.map((hit) => {
          const id = `${listId}-${hit.type}-${hit.id}`
          return (
            <SearchHit key={id} id={id} hit={hit} isActive={id === activeId} />
          )
        })}
        {others.map((hit) => {
          const id = `${listId}-${hit.type}-${hit.id}`
          return (
            <MemberHit key={id} id={id} hit={hit} isActive={id === activeId} />
          )
        })}
      </div>
    </>
  )
}
