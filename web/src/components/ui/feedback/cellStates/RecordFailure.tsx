import type { CellFailureProps } from '@redwoodjs/web'

import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import { errorCode } from 'src/lib/data/errorText'

/** For a page of one record: shows the not-found page if the api answers NOT_FOUND. */
export const RecordFailure = (props: CellFailureProps) =>
  errorCode(props.error) === 'NOT_FOUND' ? (
    <NotFound />
  ) : (
    <CellFailure {...props} />
  )
