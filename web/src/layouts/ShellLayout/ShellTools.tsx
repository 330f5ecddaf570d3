import { menuPlaceOf } from 'src/components/access/menu'
import { SearchBox } from 'src/components/Accounts/Search/SearchBox/SearchBox'
import { StageButton } from 'src/components/Community/StageDrawer/StageButton'
import { useCurrentRole } from 'src/hooks/useCurrentRole'

/** Spec section 6: these do not see the search box. */
const withoutSearch = [
  'success-manager',
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'affiliate',
]

/** What stands in the top bar, by the role in use. */
export const ShellTools = () => {
  const role = useCurrentRole()?.name
  return (
    <>
      {role && !withoutSearch.includes(role) && (
        <SearchBox isBesideMenu={menuPlaceOf(role) === 'top'} />
      )}
      <StageButton />
    </>
  )
}
