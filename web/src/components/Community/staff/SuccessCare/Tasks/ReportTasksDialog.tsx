import type { SuccessReportInput, SuccessResult } from 'types/graphql'

import { tasksShownIn } from 'src/components/Community/staff/SuccessCare/successTask'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

const REPORT: Doc<'ReportSuccessTasksMutation'> = gql`
  mutation ReportSuccessTasksMutation(
    $ids: [Int!]!
    $input: SuccessReportInput!
  ) {
    reportSuccessTasks(ids: $ids, input: $input) {
      ...SuccessTaskFields
    }
  }
`

const results: SuccessResult[] = [
  'REACHED',
  'PROMISED',
  'WRITTEN',
  'NO_ANSWER',
  'WRONG_NUMBER',
]

const fields: Field<SuccessReportInput>[] = [
  {
    name: 'result',
    as: 'choice',
    required: true,
    choices: results.map((value) => ({ value })),
  },
  { name: 'text', as: 'textarea', empty: '' },
  { name: 'againOn', as: 'date' },
]

type ReportTasksDialogProps = {
  ids: number[]
  /** The member's name, or the title of the task group. */
  name: string
  result?: SuccessResult
  onClose: () => void
}

/** Asks what came of tasks: writes it as a note, and closes the tasks or moves them to another day. */
export const ReportTasksDialog = ({
  ids,
  name,
  result = 'REACHED',
  onClose,
}: ReportTasksDialogProps) => (
  <ActionDialog
    words="community.success"
    name="report"
    of={{ name }}
    fields={fields}
    record={{ result }}
    does={(input: SuccessReportInput) => call(REPORT, { ids, input })}
    refetch={tasksShownIn}
    onClose={onClose}
  />
)
