import { useTranslation } from 'react-i18next'
import type {
  ReportBugMutation,
  ReportBugMutationVariables,
} from 'types/graphql'

import { useSaveWithFile } from 'src/hooks/data/useSaveWithFile'

const REPORT_BUG = gql`
  mutation ReportBugMutation($input: ReportBugInput!) {
    reportBug(input: $input)
  }
`

export type BugInput = {
  description: string
  page: string | null
  email?: string | null
  file?: File | null
}

/** Sends a report with its screenshot. */
export const useReportBug = (onSent: () => void) => {
  const { t } = useTranslation('accounts.profile')
  const [report, state] = useSaveWithFile<
    ReportBugMutation,
    ReportBugMutationVariables
  >(REPORT_BUG, { done: t('reportBug.sent'), onDone: onSent })
  const send = ({ file, ...input }: BugInput) =>
    report(file, (fileId) => ({ input: { ...input, fileId } }))
  return { send, ...state }
}
