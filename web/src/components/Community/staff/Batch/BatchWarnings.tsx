import { useTranslation } from 'react-i18next'
import type { BatchFields, FindBatchQuery } from 'types/graphql'

type BatchWarningsProps = {
  batch: BatchFields
  overlaps: NonNullable<FindBatchQuery['batchUses']>['overlaps']
}

/** Warnings about a batch: it is current outside of its dates, shares days with another one, or is full. */
export const BatchWarnings = ({ batch, overlaps }: BatchWarningsProps) => {
  const { t } = useTranslation('community.batches')
  const { state, isCurrent, capacity, memberCount } = batch
  if (state === 'ARCHIVED') return null
  const warnings = [
    isCurrent && state !== 'OPEN' && t('warning.currentOutside'),
    overlaps.length > 0 &&
      t('warning.overlaps', {
        names: overlaps.map(({ name }) => name).join(', '),
      }),
    capacity != null && memberCount >= capacity && t('warning.full'),
  ].filter((warning) => warning !== false)
  return warnings.map((warning) => (
    <p
      key={warning}
      role="note"
      className="alert alert-warning alert-soft block"
    >
      {warning}
    </p>
  ))
}
