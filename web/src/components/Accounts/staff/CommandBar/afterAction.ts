import { plainLatin } from '$api/src/shared/text/latin'

/** A shorter beginning could be a person's own. */
const LEAST_CHARACTERS = 3

/**
 * The part of a text that follows the words of an action: 'Record payment for Ben' → 'Ben', with the action 'Record
 * payment for'. Words may be left out or cut short, but the first. A text without an action, or with nothing after it,
 * stays whole.
 */
export const afterAction = (typed: string, actions: readonly string[]) => {
  const words = typed.split(' ')
  for (const action of actions) {
    const [first, ...others] = plainLatin(action).split(/\s+/)
    const start = plainLatin(words[0])
    if (start.length < LEAST_CHARACTERS || !first.startsWith(start)) continue
    const left = [...others]
    const isOfAction = (word: string) => {
      const index = left.findIndex((each) => each.startsWith(plainLatin(word)))
      if (index >= 0) left.splice(0, index + 1)
      return index >= 0
    }
    const from = words.findIndex(
      (word, index) => index > 0 && !isOfAction(word)
    )
    if (from > 0) return words.slice(from).join(' ')
  }
  return typed
}
