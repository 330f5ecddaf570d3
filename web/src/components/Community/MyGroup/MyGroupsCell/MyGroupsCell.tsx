import { useTranslation } from 'react-i18next'
import type { MyGroupsQuery } from 'types/graphql'

import 'src/components/Community/MyGroup/groupPerson'
import { JoinableGroups } from 'src/components/Community/MyGroup/JoinableGroups'
import { MyGroup } from 'src/components/Community/MyGroup/MyGroup'
import { MyRequest } from 'src/components/Community/MyGroup/MyRequest'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'MyGroupsQuery'> = gql`
  query MyGroupsQuery {
    myGroups {
      group {
        id
        name
        description
        leaders {
          ...GroupPersonFields
        }
        memberCount
        nextMeetingAt
        meetingUrl
        chatUrl
        subGroupId
        subGroupName
        mayLeave
      }
      request {
        id
        groupName
        createdAt
      }
      joinable {
        id
        name
        description
        joinMode
        leaders {
          ...GroupPersonFields
        }
        memberCount
        capacity
        nextMeetingAt
        isFull
      }
    }
  }
`

export const Loading = () => <Skeleton className="h-48 rounded-xl" />
export const Failure = CellFailure
export const isEmpty = ({ myGroups }: Partial<MyGroupsQuery>) =>
  !myGroups?.group && !myGroups?.request && myGroups?.joinable.length === 0
export const Empty = () => {
  const { t } = useTranslation('community.groups')
  return (
    <div className="panel">
      <EmptyState title={t('my.none')} text={t('my.noneHelp')} />
    </div>
  )
}
export const Success = ({ myGroups }: PropsOf<'MyGroupsQuery'>) => {
  const { group, request, joinable } = myGroups
  if (group) return <MyGroup group={group} />
  if (request) return <MyRequest request={request} />
  return <JoinableGroups groups={joinable} />
}
