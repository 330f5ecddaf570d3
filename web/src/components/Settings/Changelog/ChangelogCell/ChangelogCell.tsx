import { useEffect, useRef } from 'react'

import { useTranslation } from 'react-i18next'
import type { ChangelogQuery, ChangelogQueryVariables } from 'types/graphql'

import { ChangelogItem } from 'src/components/Settings/Changelog/ChangelogItem'
import { useMarkChangelogSeen } from 'src/components/Settings/Changelog/useMarkChangelogSeen'
import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  DetailsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'

export const QUERY: Doc<'ChangelogQuery'> = gql`
  query ChangelogQuery($page: Int) {
    changelog(page: $page) {
      items {
        id
        title
        body
        category
        publishAt
        pinned
      }
      hasMore
    }
  }
`

export const beforeQuery = ({ page }: ChangelogQueryVariables) => ({
  variables: { page },
})

export const Loading = DetailsLoading
export const Failure = CellFailure

type SuccessProps = ChangelogQuery & {
  page: number
  isLast: boolean
  onMore: () => void
}

export const Success = ({ changelog, page, isLast, onMore }: SuccessProps) => {
  const { t } = useTranslation('settings')
  const list = useRef<HTMLDivElement>(null)
  useMarkChangelogSeen()
  // The button that loaded this page is gone, so the list of its entries takes the focus.
  useEffect(() => {
    if (page > 1) list.current?.focus()
  }, [page])

  if (changelog.items.length === 0)
    return (
      <div className="panel">
        <EmptyState
          title={t('changelog.empty')}
          text={t('changelog.emptyHelp')}
        />
      </div>
    )
  return (
    <div ref={list} tabIndex={-1} className="space-y-4 outline-none">
      {changelog.items.map((item) => (
        <ChangelogItem key={item.id} item={item} />
      ))}
      {isLast && changelog.hasMore && (
        <Button block onClick={onMore}>
          {t('changelog.more')}
        </Button>
      )}
    </div>
  )
}
