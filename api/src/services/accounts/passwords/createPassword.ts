import { randomInt } from 'node:crypto'

const LENGTH = 8

// The kinds of characters, without those that people confuse when they read a password aloud or copy it.
const KINDS = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnopqrstuvwxyz',
  '23456789',
  '!@#$%&*+?',
]

const one = (characters: string) => characters[randomInt(characters.length)]

const shuffled = (characters: string[]) => {
  for (let last = characters.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[characters[last], characters[other]] = [
      characters[other],
      characters[last],
    ]
  }
  return characters
}

/** Eight characters with at least one of each kind (spec section 9). */
export const createPassword = () => {
  const all = KINDS.join('')
  const rest = Array.from({ length: LENGTH - KINDS.length }, () => one(all))
  return shuffled([...KINDS.map(one), ...rest]).join('')
}
