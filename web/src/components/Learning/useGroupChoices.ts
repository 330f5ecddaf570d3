import { useMemo } from 'react'

import type { GroupNamesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import type { Choice } from 'src/components/ui/form/ResourceForm/field'

const CHOICES = gql`
  query GroupNamesQuery {
    groupChoices {
      id
      name
    }
  }
`

/** The groups, as choices for a form's audience. */
export const useGroupChoices = (): Choice<number>[] => {
  const { data } = useQuery<GroupNamesQuery>(CHOICES)
  return useMemo(
    () =>
      (data?.groupChoices ?? []).map(({ id, name }) => ({
        value: id,
        label: name,
      })),
    [data]
  )
}
