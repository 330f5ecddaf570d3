import { useTranslation } from 'react-i18next'

import { SuccessWorklist } from 'src/components/Community/staff/SuccessCare/SuccessWorklist'
import 'src/components/Community/staff/SuccessCare/successTask'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'SuccessWorklistQuery'> = gql`
  query SuccessWorklistQuery($managerId: Int, $isClosed: Boolean) {
    successWorklist(managerId: $managerId, isClosed: $isClosed) {
      managerId
      tasks {
        ...SuccessTaskFields
      }
      hasMore
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'SuccessWorklistQuery'>>
export const Loading = RowsLoading
export const Failure = CellFailure

/** A person with the level who is not a success manager yet. */
export const Empty = () => {
  const { t } = useTranslation('community.success')
  return <EmptyState title={t('worklist.none')} text={t('worklist.noneHelp')} />
}

export const Success = ({
  successWorklist,
  isClosed,
}: PropsOf<'SuccessWorklistQuery'> &
  Pick<VariablesOf<'SuccessWorklistQuery'>, 'isClosed'>) => (
  <SuccessWorklist worklist={successWorklist} isClosed={isClosed === true} />
)
