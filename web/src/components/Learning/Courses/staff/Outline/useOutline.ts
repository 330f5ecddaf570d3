import { useEffect, useRef, useState } from 'react'

import { useApolloClient } from '@apollo/client'
import type {
  ArrangeOutlineMutation,
  ArrangeOutlineMutationVariables,
  UnitFields,
} from 'types/graphql'

import { useSave } from 'src/hooks/data/useSave'

import { orderOf } from './outlineMoves'

const ARRANGE = gql`
  mutation ArrangeOutlineMutation(
    $courseId: Int!
    $before: [UnitOrderInput!]!
    $after: [UnitOrderInput!]!
  ) {
    arrangeOutline(courseId: $courseId, before: $before, after: $after) {
      ...UnitFields
    }
  }
`

/**
 * An outline that shows a move at once and saves moves one after the other. If another editor has arranged it in the
 * meantime, their order is shown and not overwritten.
 */
export const useOutline = (courseId: number, saved: UnitFields[]) => {
  const [units, setUnits] = useState(saved)
  const [arrange] = useSave<
    ArrangeOutlineMutation,
    ArrangeOutlineMutationVariables
  >(ARRANGE, { refetch: ['FindCourseQuery'] })
  const client = useApolloClient()
  const known = useRef(orderOf(saved))
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  // The server's order is shown once all local moves are saved.
  useEffect(() => {
    if (waiting.current > 0) return
    known.current = orderOf(saved)
    setUnits(saved)
  }, [saved])

  const save = (next: UnitFields[]) => {
    setUnits(next)
    const after = orderOf(next)
    waiting.current++
    queue.current = queue.current.then(async () => {
      const before = known.current
      const isNew = JSON.stringify(before) !== JSON.stringify(after)
      const done = isNew && (await arrange({ courseId, before, after }))
      waiting.current--
      if (done) known.current = after
      else if (isNew) {
        setUnits(saved)
        void client.refetchQueries({ include: ['FindCourseQuery'] })
      }
    })
  }

  return { units, show: setUnits, save }
}
