// The pages and actions of the command bar that match what was typed.

/** At most this many, so that people and payments stay in view. */
const MATCHES = 5

/** Without accents and capitals, so that texts can be compared. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) => plain(text).split(/[\s/&-]+/)

/**
 * Commands that have a word beginning with each typed word, in their label or their group; those whose label begins as
 * typed come first. Without a text, the first ones.
 */
export const commandsMatching = <Item extends { label: string; hint?: string }>(
  commands: Item[],
  typed: string
) => {
  const text = plain(typed.trim())
  if (!text) return commands.slice(0, MATCHES)
  const wanted = text.split(/\s+/)
  const matching = commands.filter(({ label, hint = '' }) => {
    const words = wordsOf(`${label} ${hint}`)
    return wanted.every((each) => words.some((word) => word.startsWith(each)))
  })
  const rank = ({ label }: Item) => {
    if (plain(label).startsWith(text)) return 0
    return wordsOf(label).some((word) => word.startsWith(wanted[0])) ? 1 : 2
  }
  return matching
    .map((command) => ({ command, rank: rank(command) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MATCHES)
    .map(({ command }) => command)
}
