import 'src/components/Reports/staff/Saved/savedReport'
import { SavedReportView } from 'src/components/Reports/staff/Saved/SavedReportView'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'

export const QUERY: Doc<'SavedReportQuery'> = gql`
  query SavedReportQuery($id: String!) {
    report(id: $id) {
      ...SavedReportFields
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('reports.engine.report')
export const Success = ({ report }: PropsOf<'SavedReportQuery'>) => (
  <SavedReportView saved={report} />
)
