import { useMemo } from 'react'

import type { AccessLevelChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { fieldsWith } from './course'

const CHOICES = gql`
  query AccessLevelChoicesQuery {
    accessLevels {
      id
      label
    }
  }
`

/** A course's form, with the access levels that may open it. */
export const useCourseFields = () => {
  const { data } = useQuery<AccessLevelChoicesQuery>(CHOICES)
  return useMemo(
    () =>
      fieldsWith(
        (data?.accessLevels ?? []).map(({ id, label }) => ({
          value: id,
          label,
        }))
      ),
    [data]
  )
}
