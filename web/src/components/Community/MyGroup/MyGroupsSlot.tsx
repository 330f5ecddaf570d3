import { useAuth } from 'src/auth'
import MyCheckInCell from 'src/components/Community/Buddies/MyCheckInCell'
import { AskLink } from 'src/components/Community/Buddies/Wish/AskLink'
import { ChallengeLink } from 'src/components/Community/Challenge/ChallengeLink'
import MyGroupsCell from 'src/components/Community/MyGroup/MyGroupsCell'
import { useCurrentRole } from 'src/hooks/access/useCurrentRole'

/** The viewer's challenge, check-in and place among the groups, below their stage; loaded on its own. */
const MyGroupsSlot = () => {
  const { currentUser } = useAuth()
  const isMember = useCurrentRole().name === 'member'
  return (
    <div className="mt-4 space-y-4 sm:mt-6 sm:space-y-6">
      {currentUser?.isChallenger && <ChallengeLink />}
      {currentUser?.accountabilityGroupId ? (
        <MyCheckInCell />
      ) : (
        isMember &&
        !currentUser?.accountabilityAsLeaderId &&
        currentUser?.membershipStatus !== 'Expired' && <AskLink />
      )}
      {(isMember || !!currentUser?.group) && <MyGroupsCell />}
    </div>
  )
}

export default MyGroupsSlot
