import { useAuth } from 'src/auth'
import { ChallengeLink } from 'src/components/Community/Challenge/ChallengeLink'
import MyGroupsCell from 'src/components/Community/MyGroup/MyGroupsCell'

/** The challenge and the group of people without a membership; loaded on its own. */
const MyGroupsSlot = () => {
  const { currentUser } = useAuth()
  return (
    <div className="mt-4 space-y-4 sm:mt-6 sm:space-y-6">
      {currentUser?.isChallenger && <ChallengeLink />}
      {!!currentUser?.group && <MyGroupsCell />}
    </div>
  )
}

export default MyGroupsSlot
