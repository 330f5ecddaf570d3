import { SearchBox } from 'src/components/Accounts/Search/SearchBox/SearchBox'
import { StageButton } from 'src/components/Community/StageDrawer/StageButton'

/** The tools of the top bar. Each tool decides for itself who sees it. */
export const ShellTools = () => (
  <>
    <SearchBox />
    <StageButton />
  </>
)
