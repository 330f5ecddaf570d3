import { useAuth } from 'src/auth'

/** The signed-in user's name and picture. */
export const useMyName = () => {
  const { currentUser } = useAuth()
  const name = [currentUser?.firstName, currentUser?.lastName]
    .filter(Boolean)
    .join(' ')
  return {
    name: name || String(currentUser?.email ?? ''),
    picture: currentUser?.profileImage as string | undefined,
  }
}
