import { useMemo } from 'react'

import type { CourseChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { fieldsWith } from './product'

const CHOICES = gql`
  query CourseChoicesQuery {
    courses {
      id
      title
    }
  }
`

/** A product's form, with the courses there are to choose from. */
export const useProductFields = () => {
  const { data } = useQuery<CourseChoicesQuery>(CHOICES)
  return useMemo(
    () =>
      fieldsWith(
        (data?.courses ?? []).map(({ id, title }) => ({
          value: id,
          label: title,
        }))
      ),
    [data]
  )
}
