import { SearchSlot } from 'src/components/Accounts/Search/SearchSlot/SearchSlot'
import { StageButton } from 'src/components/Community/StageDrawer/StageButton'

/** What stands in the top bar; each part knows for whom. */
export const ShellTools = () => (
  <>
    <SearchSlot />
    <StageButton />
  </>
)
