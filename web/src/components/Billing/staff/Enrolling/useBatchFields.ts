import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { EnrollUserQuery } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { useAccess } from 'src/hooks/access/useAccess'

import type { ChosenFunnel } from './useChosenFunnels'

import { formatShownDay } from '$api/src/shared/manilaTime'

const NON_MEMBER = 'non-member'

export type BatchInput = { batchId: number; accessLevelNames: string[] | null }

type Levels = EnrollUserQuery['accessLevels']

/** Levels of the chosen funnels come first, then those of learners; those of staff are last. */
const sorted = (levels: Levels, chosen: ChosenFunnel[]) => {
  const granted = chosen.flatMap(({ funnel }) => funnel.accessLevelIds)
  const placeOf = ({ id, isGrantable }: Levels[number]) =>
    granted.includes(id) ? 0 : isGrantable ? 1 : 2
  return [...levels].sort((a, b) => placeOf(a) - placeOf(b))
}

/**
 * The fields for the batch and the access levels that the staff member may give, and the values that they start with:
 * the current batch, if it has a place.
 */
export const useBatchFields = (
  {
    enrollmentBatches,
    accessLevels,
  }: Pick<EnrollUserQuery, 'enrollmentBatches' | 'accessLevels'>,
  chosen: ChosenFunnel[]
) => {
  const { t, i18n } = useTranslation(['billing', 'errors'])
  const { can } = useAccess()
  const current = enrollmentBatches.find(
    ({ isCurrent, isFull }) => isCurrent && !isFull
  )
  const [record] = useState({ batchId: current?.batch.id })
  const fields: Field<BatchInput>[] = [
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
      choices: sorted(accessLevels, chosen)
        .filter(
          ({ name, isGrantable }) =>
            // Everyone without another level is a non-member; nobody is made one.
            name !== NON_MEMBER && (isGrantable || can('editAccessLevels'))
        )
        .map(({ name, label }) => ({ value: name, label })),
    },
  ]
  return { fields, record }
}
