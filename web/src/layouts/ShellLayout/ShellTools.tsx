import { SearchBox } from 'src/components/Accounts/Search/SearchBox/SearchBox'
import { StageButton } from 'src/components/Community/StageDrawer/StageButton'

/** What stands in the top bar; each part knows for whom. */
export const ShellTools = () => (
  <>
    <SearchBox />
    <StageButton />
  </>
)
