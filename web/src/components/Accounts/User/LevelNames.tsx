import { useEntityWords } from 'src/hooks/useEntityWords'

/** Access levels by what people call them. */
export const LevelNames = ({ names }: { names: readonly string[] }) => {
  const { choice } = useEntityWords('people.user')
  // Whoever holds a real level is not called a non-member any more.
  const held = names.filter(
    (name) => name !== 'non-member' || names.length === 1
  )
  return <>{held.map((name) => choice('accessLevel', name)).join(', ')}</>
}
