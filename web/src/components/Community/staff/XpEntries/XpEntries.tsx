import { useTableState } from 'src/hooks/resource/useTableState'

import XpEntriesCell from './XpEntriesCell'

export const XpEntries = ({ userId }: { userId: number }) => {
  const { page, perPage } = useTableState({ statePrefix: 'xp' })
  return <XpEntriesCell userId={userId} page={page} perPage={perPage} />
}
