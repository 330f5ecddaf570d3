import { useTranslation } from 'react-i18next'
import type {
  ExportReportMutation,
  ExportReportMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { useSave } from 'src/hooks/data/useSave'

const EXPORT: TypedDocumentNode<
  ExportReportMutation,
  ExportReportMutationVariables
> = gql`
  mutation ExportReportMutation(
    $input: ReportInput!
    $format: ReportFormat!
    $reportId: String
  ) {
    exportReport(input: $input, format: $format, reportId: $reportId) {
      id
    }
  }
`

/** Has a file of a report written; the bell tells when it is ready. */
export const useExport = () => {
  const { t } = useTranslation('reports.engine')
  return useSave(EXPORT, {
    done: t('file.asked'),
    refetch: ['ReportRunsQuery'],
  })
}
