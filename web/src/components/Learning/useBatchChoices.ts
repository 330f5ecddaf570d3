import { useMemo } from 'react'

import type { BatchChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import type { Choice } from 'src/components/ui/form/ResourceForm/field'

const CHOICES = gql`
  query BatchChoicesQuery {
    batchChoices {
      id
      name
    }
  }
`

/** The batches, as choices for a form's audience. */
export const useBatchChoices = (): Choice<number>[] => {
  const { data } = useQuery<BatchChoicesQuery>(CHOICES)
  return useMemo(
    () =>
      (data?.batchChoices ?? []).map(({ id, name }) => ({
        value: id,
        label: name,
      })),
    [data]
  )
}
