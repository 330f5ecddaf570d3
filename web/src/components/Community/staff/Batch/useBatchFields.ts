import { useMemo } from 'react'

import type { BatchFields, BatchFormChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import type { Choice } from 'src/components/ui/form/ResourceForm/field'

import { fieldsWith } from './batch'

const CHOICES = gql`
  query BatchFormChoicesQuery {
    batchFormChoices {
      levels {
        id
        label
      }
      managers {
        id
        name
      }
    }
  }
`

/** Adds what the batch has already and nobody can choose any more, so that saving keeps it. */
const withHeld = (choices: Choice[], held: Choice[]) => [
  ...choices,
  ...held.filter(
    ({ value }) => !choices.some((choice) => choice.value === value)
  ),
]

type Held = Pick<
  BatchFields,
  'accessLevelIds' | 'accessLevelLabels' | 'managers'
>

/** The fields of the batch form, with the levels and the success managers to choose from. */
export const useBatchFields = (held?: Held) => {
  const { data } = useQuery<BatchFormChoicesQuery>(CHOICES)
  return useMemo(() => {
    const { levels = [], managers = [] } = data?.batchFormChoices ?? {}
    const asChoice = ({ id, name }: { id: number; name: string }) => ({
      value: id,
      label: name,
    })
    return fieldsWith({
      levels: withHeld(
        levels.map(({ id, label }) => ({ value: id, label })),
        (held?.accessLevelIds ?? []).map((value, index) => ({
          value,
          label: held?.accessLevelLabels[index],
        }))
      ),
      managers: withHeld(
        managers.map(asChoice),
        (held?.managers ?? []).map(asChoice)
      ),
    })
  }, [data, held])
}
