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

/** The fields of the product form, with the courses to choose from. */
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
