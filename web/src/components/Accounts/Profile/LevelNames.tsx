import { shownLevels } from 'src/components/Accounts/Profile/shownLevels'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

/** Access levels by their display names. */
export const LevelNames = ({ names }: { names: readonly string[] }) => {
  const { choice } = useEntityWords('accounts.staff.user')
  const held = shownLevels(names.map((id) => ({ id })))
  return <>{held.map(({ id }) => choice('accessLevel', id)).join(', ')}</>
}
