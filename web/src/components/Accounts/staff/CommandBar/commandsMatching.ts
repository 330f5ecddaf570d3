// The pages and actions of the command bar that match what was typed.
import { plainLatin } from '$api/src/shared/text/latin'

/** At most this many, so that people and payments stay in view. */
const MATCHES = 5

const wordsOf = (text: string) => plainLatin(text).split(/[\s/&-]+/)

/**
 * Commands that have a word beginning with each typed word, in their label or their group; those whose label begins as
 * typed come first. Without a text, the first ones.
 */
export const commandsMatching = <Item extends { label: string; hint?: string }>(
  commands: Item[],
  typed: string
) => {
  const text = plainLatin(typed.trim())
  if (!text) return commands.slice(0, MATCHES)
  const wanted = text.split(/\s+/)
  const matching = commands.filter(({ label, hint = '' }) => {
    const words = wordsOf(`${label} ${hint}`)
    return wanted.every((each) => words.some((word) => word.startsWith(each)))
  })
  const rank = ({ label }: Item) => {
    if (plainLatin(label).startsWith(text)) return 0
    return wordsOf(label).some((word) => word.startsWith(wanted[0])) ? 1 : 2
  }
  return matching
    .map((command) => ({ command, rank: rank(command) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MATCHES)
    .map(({ command }) => command)
}
