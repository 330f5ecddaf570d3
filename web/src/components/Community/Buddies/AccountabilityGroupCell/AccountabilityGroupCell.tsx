import type { ComponentType } from 'react'

import 'src/components/Community/MyGroup/groupPerson'
import type { Buddies } from 'src/components/Community/Buddies/accountabilityGroup'
import { BuddiesGroup } from 'src/components/Community/Buddies/BuddiesGroup'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import {
  RecordLoading,
  recordFailure,
} from 'src/components/ui/resource/ResourceView/recordStates'
import { freshQuery } from 'src/lib/data/cellQueries'

export const QUERY: Doc<'AccountabilityGroupQuery'> = gql`
  query AccountabilityGroupQuery($id: Int!) {
    accountabilityGroup(id: $id) {
      id
      name
      leader {
        ...GroupPersonFields
      }
      cadence
      checkInDay
      maxSize
      nextMeetingAt
      meetingUrl
      chatUrl
      status
      memberCount
      currentDueOn
      streak
      members {
        person {
          ...GroupPersonFields
        }
        streak
        current
        isAwaited
      }
      checkIns {
        id
        person {
          ...GroupPersonFields
        }
        dueOn
        status
        done
        goals
        blockers
        help
        mood
        excuse
        answer
        sentAt
      }
      mine {
        dueOn
        closesOn
        isLate
      }
      isMember
      isChoosing
      mayRun
    }
  }
`

/** Buttons of the page, below the facts of the group. */
type Actions = ComponentType<{ group: Buddies }>

export const beforeQuery = freshQuery<VariablesOf<'AccountabilityGroupQuery'>>
export const Loading = RecordLoading
export const Empty = NotFound
export const Failure = recordFailure('community.accountability.group')
export const Success = ({
  accountabilityGroup,
  Actions,
}: PropsOf<'AccountabilityGroupQuery'> & { Actions?: Actions }) => (
  <BuddiesGroup group={accountabilityGroup} Actions={Actions} />
)
