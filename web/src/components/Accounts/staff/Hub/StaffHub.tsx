import { useTranslation } from 'react-i18next'

import { useStaffMenu } from 'src/components/access/useStaffMenu'

import { HubLinks } from './HubLinks'

type StaffHubProps = { group: 'menu.content' | 'menu.community' }

/** A group of the staff menu as a page. */
const StaffHub = ({ group }: StaffHubProps) => {
  const { t } = useTranslation(['common', 'accounts.staff'])
  const { entries, groups } = useStaffMenu()
  const inGroup = groups.find(({ label }) => label === group)?.entries ?? []
  const shown =
    inGroup.length > 0
      ? inGroup
      : entries.filter(({ route }) => route !== 'home')
  return (
    <HubLinks
      entries={shown.map((entry) => ({
        ...entry,
        label: t(entry.label, entry.values),
      }))}
    />
  )
}

export default StaffHub
