import { useTableState } from 'src/hooks/useTableState'

import ManagedStageMembersCell from './ManagedStageMembersCell'

/** The list below the figures pages, searches and filters on the server. */
export const ManagedMembers = () => {
  const { variables } = useTableState()
  return <ManagedStageMembersCell {...variables} />
}
