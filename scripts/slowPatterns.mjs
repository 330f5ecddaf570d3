// The regular expressions of a file that take the square of the time for a text of twice the length: they begin with a
// repetition, or with a character that is part of the repetition after it, and can fail behind it. On a long run of such
// characters, each one begins another attempt to the end of the run. A look behind stops that: /(?<!\/)\/+$/.

import { RegExpParser } from '@eslint-community/regexpp'

/** Literals after what may stand before one; a division has a value before it. */
const LITERAL =
  /(?<=[([{,;:=!&|?>]\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([a-z]*)/g

const parser = new RegExpParser()

const canFail = (elements) =>
  elements.some(({ type, min }) => type !== 'Quantifier' || min > 0)

const isEndless = (element) =>
  element?.type === 'Quantifier' && element.max === Infinity

/** Whether a repetition takes the character before it as well; for a class before it, it is supposed to. */
const takes = ({ element }, { type, value }, flags) =>
  type !== 'Character' ||
  new RegExp(`^(?:${element.raw})$`, flags).test(String.fromCodePoint(value))

const beginsAnew = ([first, second, ...rest], flags) => {
  if (!first) return false
  const after = second ? [second, ...rest] : []
  if (isEndless(first)) return canFail(after)
  if (first.type === 'Group' || first.type === 'CapturingGroup')
    return first.alternatives.some(({ elements }) =>
      beginsAnew([...elements, ...after], flags)
    )
  if (first.type === 'Quantifier')
    return first.min === 0 && beginsAnew(after, flags)
  return (
    ['Character', 'CharacterSet', 'CharacterClass'].includes(first.type) &&
    isEndless(second) &&
    takes(second, first, flags) &&
    canFail(rest)
  )
}

const isSlow = (source, flags) => {
  const { alternatives } = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
  })
  const others = flags.replace(/[gy]/g, '')
  return alternatives.some(({ elements }) => beginsAnew(elements, others))
}

/** Parts of longer texts look like literals, too. */
const isPattern = (source, flags) => {
  try {
    return Boolean(new RegExp(source, flags))
  } catch {
    return false
  }
}

/** The slow regular expressions in the text of a file. */
export const slowPatternsIn = (text) =>
  [...text.matchAll(LITERAL)]
    .filter(
      ([, source, flags]) => isPattern(source, flags) && isSlow(source, flags)
    )
    .map(([literal]) => literal)
