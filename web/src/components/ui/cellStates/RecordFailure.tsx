import type { CellFailureProps } from '@redwoodjs/web'

import { CellFailure } from 'src/components/ui/cellStates/cellStates'
import { NotFound } from 'src/components/ui/NotFound/NotFound'
import { errorCode } from 'src/lib/errorText'

/** Of a page that is one record's: where the api says NOT_FOUND, the page itself is not there. */
export const RecordFailure = (props: CellFailureProps) =>
  errorCode(props.error as never) === 'NOT_FOUND' ? (
    <NotFound />
  ) : (
    <CellFailure {...props} />
  )
