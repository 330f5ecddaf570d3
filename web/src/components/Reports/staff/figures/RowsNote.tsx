import { useTranslation } from 'react-i18next'

type RowsNoteProps = { page: { total: number; isTotalCapped: boolean } }

/** Says that the pages do not reach all rows, and that the exported file has all of them. */
export const RowsNote = ({ page: { total, isTotalCapped } }: RowsNoteProps) => {
  const { t } = useTranslation('reports')
  if (!isTotalCapped) return null
  return (
    <p className="text-muted mt-3 text-sm">
      {t('figures.capped', { total: total.toLocaleString('en-PH') })}
    </p>
  )
}
