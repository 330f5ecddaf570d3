import { useStaffMenu } from 'src/hooks/useStaffMenu'

import { HubLinks } from './HubLinks'

type StaffHubProps = { group: 'menu.content' | 'menu.community' }

/** A group of the staff's menu as a page. */
const StaffHub = ({ group }: StaffHubProps) => {
  const { entries, groups } = useStaffMenu()
  const inGroup = groups.find(({ label }) => label === group)?.entries ?? []
  return (
    <HubLinks
      entries={
        inGroup.length > 0
          ? inGroup
          : entries.filter(({ route }) => route !== 'home')
      }
    />
  )
}

export default StaffHub
