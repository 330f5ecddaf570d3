import { useMemo } from 'react'

import { useTranslation } from 'react-i18next'
import type { EventChoicesQuery, EventInput } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { useLevelChoices } from 'src/components/Accounts/useLevelChoices'
import { useGroupChoices } from 'src/components/Learning/useGroupChoices'

import { fieldsWith } from './eventForm'

const CHOICES = gql`
  query EventChoicesQuery {
    eventChoices {
      hosts {
        id
        name
      }
      batches {
        id
        name
      }
      tasks {
        id
        title
        stageNumber
      }
    }
  }
`

type Named = { id: number; name: string }

const asChoices = (rows: Named[] = []) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

/** The fields of the event form with their choices; an event's own zone or time stays selectable. */
export const useEventFields = (
  own?: Partial<Pick<EventInput, 'startTime' | 'tz'>>
) => {
  const { t } = useTranslation('learning.events')
  const levels = useLevelChoices()
  const groups = useGroupChoices()
  const { data } = useQuery<EventChoicesQuery>(CHOICES)
  const startTime = own?.startTime
  const tz = own?.tz
  return useMemo(() => {
    const found = data?.eventChoices
    return fieldsWith(
      {
        levels,
        hosts: asChoices(found?.hosts),
        batches: asChoices(found?.batches),
        groups,
        tasks: (found?.tasks ?? []).map(({ id, title, stageNumber }) => ({
          value: id,
          label: t('form.task', { title, number: stageNumber }),
        })),
      },
      (group) => t(`form.${group}`),
      { startTime, tz }
    )
  }, [data, levels, groups, t, startTime, tz])
}
