import { routes } from '@redwoodjs/router'

import { facts } from 'src/components/Accounts/staff/BugReport/bugReport'
import { BugReportText } from 'src/components/Accounts/staff/BugReport/BugReportText'
import { StatusCard } from 'src/components/Accounts/staff/BugReport/StatusCard'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { ResourceView } from 'src/components/ui/resource/ResourceView/ResourceView'

import { truncate } from '$api/src/shared/text/text'

const TITLE_CHARACTERS = 60

export const QUERY: Doc<'FindBugReportQuery'> = gql`
  query FindBugReportQuery($id: Int!) {
    bugReport(id: $id) {
      ...BugReportFields
      fileUrl
      userAgent
    }
  }
`

export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('accounts.staff.bugReport')
export const Success = ({ bugReport }: PropsOf<'FindBugReportQuery'>) => (
  <ResourceView
    entity="accounts.staff.bugReport"
    columns={facts}
    record={bugReport}
    name={truncate(bugReport.description, TITLE_CHARACTERS)}
    list={routes.bugReports()}
  >
    <BugReportText report={bugReport} />
    <StatusCard id={bugReport.id} status={bugReport.status} />
  </ResourceView>
)
