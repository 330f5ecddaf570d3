import { useTranslation } from 'react-i18next'
import type { EnrollUserQuery } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { useAccess } from 'src/hooks/access/useAccess'

import { formatShownDay } from '$api/src/shared/manilaTime'

export type BatchInput = { batchId: number; accessLevelNames: string[] | null }

/** The fields for the batch and the access levels that the staff member may give. */
export const useBatchFields = ({
  enrollmentBatches,
  accessLevels,
}: Pick<
  EnrollUserQuery,
  'enrollmentBatches' | 'accessLevels'
>): Field<BatchInput>[] => {
  const { t, i18n } = useTranslation(['billing', 'errors'])
  const { can } = useAccess()
  return [
    {
      name: 'batchId',
      as: 'choice',
      required: true,
      choices: enrollmentBatches.map(({ batch, isCurrent, isFull }) => ({
        value: batch.id,
        label: t(isCurrent ? 'enrolling.currentBatch' : 'enrolling.batch', {
          name: isFull ? t('enrolling.fullBatch', batch) : batch.name,
          from: formatShownDay(batch.launchFrom, i18n.language),
          to: formatShownDay(batch.launchTo, i18n.language),
        }),
      })),
      validation: (value: number | null) =>
        value == null ? t('errors:BATCH_REQUIRED') : null,
    },
    {
      name: 'accessLevelNames',
      as: 'multichoice',
      choices: accessLevels
        .filter(({ isGrantable }) => isGrantable || can('editAccessLevels'))
        .map(({ name, label }) => ({ value: name, label })),
    },
  ]
}
