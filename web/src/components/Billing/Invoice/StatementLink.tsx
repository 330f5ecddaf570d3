import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Links to the statement of account as a PDF. */
export const StatementLink = ({ invoiceId }: { invoiceId: number }) => {
  const { t } = useTranslation('billing')
  return (
    <a
      className="text-primary flex min-h-7 items-center gap-1.5 rounded text-sm font-medium hover:underline"
      href={`/api/documents/statements/${invoiceId}`}
      target="_blank"
      rel="noreferrer"
    >
      <FileText className="size-4" aria-hidden />
      {t('bills.statement')}
    </a>
  )
}
