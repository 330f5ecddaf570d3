import { useTranslation } from 'react-i18next'

import { useSave } from 'src/hooks/data/useSave'

const EXPORT: Doc<'ExportReportMutation'> = gql`
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
