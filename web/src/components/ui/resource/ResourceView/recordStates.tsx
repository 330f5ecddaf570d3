// The page of a record while it loads or fails, in the same layout.
import type { CellFailureProps } from '@redwoodjs/web'

import { Busy } from 'src/components/ui/feedback/cellStates/Busy'
import { DetailsLoading } from 'src/components/ui/feedback/cellStates/cellStates'
import { RecordFailure } from 'src/components/ui/feedback/cellStates/RecordFailure'
import { Skeleton, SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { twoColumns } from 'src/components/ui/resource/ResourceDetails/twoColumns'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

const HeaderLoading = () => (
  <div className="mb-5 space-y-2 sm:mb-6">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-10 w-72 max-w-full" />
  </div>
)

/** The loading state of a record that shows only its facts. */
export const FactsLoading = () => (
  <>
    <HeaderLoading />
    <DetailsLoading />
  </>
)

/** The loading state of a record with further content beside its facts. */
export const RecordLoading = () => (
  <Busy>
    <HeaderLoading />
    <div className={twoColumns}>
      {['facts', 'rest'].map((column) => (
        <div key={column} className="panel p-4 sm:p-6">
          <SkeletonLines lines={9} />
        </div>
      ))}
    </div>
  </Busy>
)

/** A record that cannot be shown has no name, so the page is titled after its list. */
export const recordFailure = (listOf: EntityName) =>
  function FailureOfRecord(props: CellFailureProps) {
    const { text } = useEntityWords(listOf)
    return (
      <RecordFailure {...props} header={<PageHeader title={text('list')} />} />
    )
  }
