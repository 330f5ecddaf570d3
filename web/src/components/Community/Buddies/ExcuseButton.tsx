import { useTranslation } from 'react-i18next'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

import { shownIn } from './accountabilityGroup'

import { formatShownDay } from '$api/src/shared/manilaTime'

const EXCUSE: Doc<'ExcuseCheckInMutation'> = gql`
  mutation ExcuseCheckInMutation(
    $groupId: Int!
    $userId: Int!
    $dueOn: String!
    $reason: String!
  ) {
    excuseCheckIn(
      groupId: $groupId
      userId: $userId
      dueOn: $dueOn
      reason: $reason
    )
  }
`

type ExcuseButtonProps = {
  groupId: number
  person: { id: number; name: string }
  dueOn: string
}

/** Excuses a member's check-in; the member is told the reason. */
export const ExcuseButton = ({ groupId, person, dueOn }: ExcuseButtonProps) => {
  const { i18n } = useTranslation()
  return (
    <Actions
      words="community.accountability"
      of={{ name: person.name, date: formatShownDay(dueOn, i18n.language) }}
      refetch={shownIn}
      size="sm"
      actions={[
        {
          name: 'excuse',
          look: 'ghost',
          does: call(EXCUSE, { groupId, userId: person.id, dueOn }),
          asks: 'reason',
        },
      ]}
    />
  )
}
