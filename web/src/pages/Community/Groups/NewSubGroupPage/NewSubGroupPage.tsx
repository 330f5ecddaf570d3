import NewSubGroupCell from 'src/components/Community/staff/SubGroup/NewSubGroupCell'
import { int } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const params = { groupId: int }

/** A group's page names the group in the URL; otherwise the form asks for it. */
const NewSubGroupPage = () => {
  const [{ groupId }] = useUrlState(params)
  return <NewSubGroupCell groupId={groupId} />
}

export default NewSubGroupPage
