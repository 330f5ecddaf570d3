import MyGroupsCell from 'src/components/Community/MyGroup/MyGroupsCell'

/** The viewer's place among the groups, below their stage; loaded on its own. */
const MyGroupsSlot = () => (
  <div className="mt-4 sm:mt-6">
    <MyGroupsCell />
  </div>
)

export default MyGroupsSlot
