import { useMemo } from 'react'

import type { AccessLevelChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import type { Choice } from 'src/components/ui/form/ResourceForm/field'

const CHOICES = gql`
  query AccessLevelChoicesQuery {
    accessLevels {
      id
      label
    }
  }
`

/** The access levels, as choices for a form's audience. */
export const useLevelChoices = (): Choice[] => {
  const { data } = useQuery<AccessLevelChoicesQuery>(CHOICES)
  return useMemo(
    () =>
      (data?.accessLevels ?? []).map(({ id, label }) => ({ value: id, label })),
    [data]
  )
}
