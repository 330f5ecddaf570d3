import { useEntityWords } from 'src/hooks/useEntityWords'

/** Access levels by what people call them. */
export const LevelNames = ({ names }: { names: readonly string[] }) => {
  const { choice } = useEntityWords('people.user')
  return <>{names.map((name) => choice('accessLevel', name)).join(', ')}</>
}
