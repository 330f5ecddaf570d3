// Arguments with a closed set of values are enums, so that no other text reaches a service or its SQL.
import { getNamedType, isEnumType, parse, validate } from 'graphql'

import { operations, schema } from 'src/testing/operations'

const CLOSED_SETS = [
  'filter',
  'sort',
  'status',
  'validity',
  'period',
  'group',
  'step',
  'platform',
  'language',
]

const args = operations.flatMap(({ kind, name, field, document }) =>
  field.args.map((arg) => ({
    name: `${name}(${arg.name})`,
    arg,
    ask: (value: string) => {
      const given = document.includes(`${name}(`)
        ? document.replace(`${name}(`, `${name}(${arg.name}: ${value}, `)
        : document.replace(name, `${name}(${arg.name}: ${value})`)
      return validate(schema, parse(given)).map(({ message }) => message)
    },
    kind,
  }))
)

describe('a closed set of arguments', () => {
  it('Is an enum wherever its name says so', () => {
    expect(
      args
        .filter(({ arg }) => CLOSED_SETS.includes(arg.name))
        .filter(({ arg }) => !isEnumType(getNamedType(arg.type)))
        .map(({ name }) => name)
    ).toEqual([])
  })

  it.each(
    args.filter(
      ({ arg }) =>
        CLOSED_SETS.includes(arg.name) && isEnumType(getNamedType(arg.type))
    )
  )('$name refuses other words', ({ ask }) => {
    for (const word of ['"constructor"', 'constructor', '"; DROP TABLE"'])
      expect(ask(word).join()).toMatch(/cannot represent|does not exist in/)
  })
})
