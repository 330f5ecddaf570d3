import NewSubGroupCell from 'src/components/Community/staff/SubGroup/NewSubGroupCell'
import { NotFound } from 'src/components/ui/feedback/NotFound/NotFound'
import { int } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

const params = { groupId: int }

/** A sub-group begins on its group's page, which names the group in the URL. */
const NewSubGroupPage = () => {
  const [{ groupId }] = useUrlState(params)
  return groupId ? <NewSubGroupCell groupId={groupId} /> : <NotFound />
}

export default NewSubGroupPage
