import { useQuery } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import type { Duties } from 'src/components/access/duties'

const MOVE_UPS: Doc<'GroupMoveUpsQuery'> = gql`
  query GroupMoveUpsQuery {
    groupMoveUps {
      id
      number
      count
    }
  }
`

/** The user's duties; leaders of a group ask once where its members wait for an answer. */
export const useDuties = (): Duties => {
  const { currentUser } = useAuth()
  const duties = (currentUser ?? {}) as Duties
  const { data } = useQuery(MOVE_UPS, { skip: !duties.managedGroup })
  return { ...duties, groupMoveUps: data?.groupMoveUps }
}
