import { useAuth } from 'src/auth'
import MyCheckInCell from 'src/components/Community/Buddies/MyCheckInCell'
import { AskLink } from 'src/components/Community/Buddies/Wish/AskLink'
import MyGroupsCell from 'src/components/Community/MyGroup/MyGroupsCell'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'

/** The viewer's check-in, and their place among the groups, below their stage; loaded on its own. */
const MyGroupsSlot = () => {
  const { currentUser } = useAuth()
  const isMember = useCurrentRole()?.name === 'member'
  return (
    <div className="mt-4 sm:mt-6">
      {currentUser?.accountabilityGroupId ? (
        <MyCheckInCell />
      ) : (
        isMember && !currentUser?.accountabilityAsLeaderId && <AskLink />
      )}
      <MyGroupsCell />
    </div>
  )
}

export default MyGroupsSlot
