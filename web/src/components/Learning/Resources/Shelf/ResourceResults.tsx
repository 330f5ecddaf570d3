import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { MyResourceRowFields, ResourceShelfFields } from 'types/graphql'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'

import { ResourceRow } from './ResourceRow'
import { ShelfFilter } from './ShelfFilter'
import { useShelfState } from './useShelfState'

import './resourceFields'

type ResourceResultsProps = {
  shelf: ResourceShelfFields
  page: { rows: MyResourceRowFields[]; next?: number | null }
  pathOf: (id: number) => string
  /** Loads the rows after the given id. */
  onMore: (after: number) => Promise<unknown>
  updating?: boolean
}

/** The resources page by page, with their filters. */
export const ResourceResults = ({
  shelf,
  page: { rows, next },
  pathOf,
  onMore,
  updating,
}: ResourceResultsProps) => {
  const { t } = useTranslation('learning.resources')
  const { all } = useShelfState()
  const [isBusy, setIsBusy] = useState(false)
  const showMore = async (after: number) => {
    setIsBusy(true)
    await onMore(after)
      .catch(async (error) => toast.error(await errorText(error)))
      .finally(() => setIsBusy(false))
  }
  return (
    <>
      <ShelfFilter shelf={shelf} />
      {rows.length === 0 ? (
        <div className="panel">
          <EmptyState
            title={t('mine.none')}
            text={t('mine.noneHelp')}
            action={
              <LinkButton to={all} look="primary">
                {t('mine.showAll')}
              </LinkButton>
            }
          />
        </div>
      ) : (
        <ul aria-busy={updating || isBusy} className="space-y-3">
          {rows.map((resource) => (
            <li key={resource.id}>
              <ResourceRow resource={resource} to={pathOf(resource.id)} />
            </li>
          ))}
        </ul>
      )}
      {next != null && (
        <Button
          block
          className="mt-4"
          busy={isBusy}
          onClick={() => showMore(next)}
        >
          {t('mine.more')}
        </Button>
      )}
    </>
  )
}
