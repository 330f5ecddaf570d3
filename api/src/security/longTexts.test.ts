// No text of a request keeps the server from answering others (docs/security.md S-24): every operation takes a million signs
// at once in each of its texts. `npm test` takes a sample of the signs.
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql'

import { buildCaller } from 'src/testing/graphql'
import { blank, operations } from 'src/testing/operations'
import { rounds } from 'src/testing/rounds'

const CHARACTERS = 900_000

/** Many times what the longest call takes on a busy machine; what takes the square of the length takes minutes. */
const MOST_MS = 8_000

/** Beginnings, and the signs that follow them to the end. */
const texts: [string, string][] = [
  ['<', '@'],
  ['https://a.ph/', ')'],
  ['a', ' '],
  ['a@', 'a.'],
  ['', '0'],
  ['', 'a-'],
  ['', 'a '],
  ['', '</a'],
  ['', '\u0301'],
  ['', '😀'],
]

const DEEPEST = 3

/** A value with `$text` wherever the type takes a text; null if it takes none. */
const textsIn = (type: GraphQLInputType, depth = 0): string | null => {
  if (isNonNullType(type)) return textsIn(type.ofType, depth)
  if (depth > DEEPEST) return null
  if (isListType(type)) {
    const one = textsIn(type.ofType, depth + 1)
    return one && `[${one}]`
  }
  if (!isInputObjectType(type))
    return getNamedType(type).name === 'String' ? '$text' : null
  const fields = Object.values(type.getFields())
  if (!fields.some((field) => textsIn(field.type, depth + 1))) return null
  return `{ ${valuesOf(fields, depth + 1)} }`
}

type Named = { name: string; type: GraphQLInputType }

/** Texts, and of other values those that must be there. */
const valuesOf = (fields: readonly Named[], depth = 0) =>
  fields
    .flatMap(({ name, type }) => {
      const value =
        textsIn(type, depth) ?? (isNonNullType(type) ? blank(type) : null)
      return value ? `${name}: ${value}` : []
    })
    .join(', ')

const calls = operations.flatMap(({ kind, name, field }) => {
  const args = valuesOf(field.args)
  const answer = getNamedType(field.type)
  const parts =
    isScalarType(answer) || isEnumType(answer) ? '' : '{ __typename }'
  return args.includes('$text')
    ? {
        name,
        document: `${kind} ($text: String!) { ${name}(${args}) ${parts} }`,
      }
    : []
})

for (const [first, signs] of texts.slice(
  0,
  rounds({ sample: 2, full: texts.length })
))
  scenario(
    `A million characters of ${JSON.stringify(first + signs)} keep no operation busy`,
    async () => {
      const text = first + signs.repeat(CHARACTERS / Buffer.byteLength(signs))
      let admin = await buildCaller('admin')
      const slow: string[] = []
      for (const { name, document } of calls) {
        const began = process.cpuUsage()
        const { code } = await admin.ask(document, { text })
        if (process.cpuUsage(began).user > MOST_MS * 1000) slow.push(name)
        if (code === 'UNAUTHENTICATED') admin = await buildCaller('admin')
      }
      expect(slow).toEqual([])
      expect(calls.length).toBeGreaterThan(300)
    }
  )
