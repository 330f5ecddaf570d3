// The regular expressions of a file that take the square of the time for a text of twice the length: they begin with a
// repetition, or with characters that are part of the repetition after them, and can fail behind it. On a long run of such
// characters, each one begins another attempt to the end of the run. A look behind stops that: /(?<!\/)\/+$/. So do patterns of
// two repetitions that share a character, with nothing between them that ends the first: each of its ends begins another
// attempt of the second. /[^>]+@[^>]+>/ reads '@@@' so, /[^>@]+@[^>@]+>/ does not.

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
  if (!isOfOne(first)) return false
  // The beginning of the pattern may occur again within the repetition: /<a\b[^>]*>/.
  const at = after.findIndex(
    (element) => !isOfOne(element) && element.type !== 'Assertion'
  )
  const repetition = after[at]
  return (
    isEndless(repetition) &&
    isOfOne(repetition.element) &&
    [first, ...after.slice(0, at)].every(
      (each) => !isOfOne(each) || takes(repetition, each, flags)
    ) &&
    canFail(after.slice(at + 1))
  )
}

const isGroup = ({ type }) => type === 'Group' || type === 'CapturingGroup'

const isOfOne = ({ type }) =>
  ['Character', 'CharacterSet', 'CharacterClass'].includes(type)

/** The sequences of elements without groups that are not repeated: one for each choice of alternatives. */
const sequencesOf = (elements) =>
  elements.reduce(
    (sequences, element) => {
      const ends = isGroup(element)
        ? element.alternatives.flatMap(({ elements }) => sequencesOf(elements))
        : [[element]]
      return sequences
        .flatMap((sequence) => ends.map((end) => [...sequence, ...end]))
        .slice(0, MOST_SEQUENCES)
    },
    [[]]
  )

const MOST_SEQUENCES = 200

const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  'ñ',
  '語',
  '\u200b',
]

const samplesOf = ({ raw }, flags) => {
  const pattern = new RegExp(`^(?:${raw})$`, flags)
  return SAMPLES.filter((sample) => pattern.test(sample))
}

/**
 * Whether a later repetition matches characters of this one as well, so that a text that fails is split in many ways.
 */
const isReadTwice = (first, rest, flags) => {
  let shared = samplesOf(first.element, flags)
  for (const [index, element] of rest.entries()) {
    const repeated = element.type === 'Quantifier' ? element.element : element
    if (!isOfOne(repeated)) {
      if (element.type === 'Quantifier' && element.min === 0) continue
      return false
    }
    const both = samplesOf(repeated, flags).filter((sample) =>
      shared.includes(sample)
    )
    if (isEndless(element) && both.length > 0)
      return canFail(rest.slice(index + 1))
    if (element.type !== 'Quantifier' || element.min > 0) shared = both
    if (shared.length === 0) return false
  }
  return false
}

const readsTwice = (elements, flags) =>
  sequencesOf(elements).some((sequence) =>
    sequence.some(
      (element, index) =>
        isEndless(element) &&
        isOfOne(element.element) &&
        isReadTwice(element, sequence.slice(index + 1), flags)
    )
  )

const isSlow = (source, flags) => {
  const { alternatives } = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
  })
  const others = flags.replace(/[gy]/g, '')
  return alternatives.some(
    ({ elements }) =>
      beginsAnew(elements, others) || readsTwice(elements, others)
  )
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
