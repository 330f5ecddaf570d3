import { Download, Sheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReportFormat, ReportInput } from 'types/graphql'

import {
  Button,
  type ButtonLook,
} from 'src/components/ui/control/Button/Button'

import { useExport } from './useExport'

type FileButtonsProps = Pick<ButtonLook, 'look'> & {
  input: ReportInput
  reportId?: string
}

/** Has a file of a report written in either format. */
export const FileButtons = ({ look, input, reportId }: FileButtonsProps) => {
  const { t } = useTranslation('reports.engine')
  const [write, { loading }] = useExport()
  const onWrite = (format: ReportFormat) =>
    void write({ input, format, ...(reportId && { reportId }) })
  return (
    <>
      <Button
        look={look}
        icon={Download}
        busy={loading}
        onClick={() => onWrite('CSV')}
      >
        {t('file.csv')}
      </Button>
      <Button
        look={look}
        icon={Sheet}
        busy={loading}
        onClick={() => onWrite('XLSX')}
      >
        {t('file.xlsx')}
      </Button>
    </>
  )
}
