import { useTranslation } from 'react-i18next'

type RowsNoteProps = { page: { total: number; isTotalCapped: boolean } }

/** Says that there are more rows than pages, and that the file has them all. */
export const RowsNote = ({ page: { total, isTotalCapped } }: RowsNoteProps) => {
  const { t } = useTranslation('reports')
  if (!isTotalCapped) return null
  return (
    <p className="text-muted mt-3 text-sm">
      {t('figures.capped', { total: total.toLocaleString('en-PH') })}
    </p>
  )
}
