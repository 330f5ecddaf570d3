import { useTableState } from 'src/hooks/resource/useTableState'

import ManagedStageMembersCell from './ManagedStageMembersCell'

/** The members below the figures; paging, search and filter happen on the server. */
export const ManagedMembers = () => {
  const { variables } = useTableState()
  return <ManagedStageMembersCell {...variables} />
}
