// Rules that Redwood does not check: no two services of the same name, exactly one guard per operation.
import fs from 'node:fs'
import path from 'node:path'

import {
  parse,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql'

import { caps, functionFlags, pageFlags } from 'src/shared/access/permissions'

const filesBelow = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(place) : [place]
  })

const sdls = filesBelow(path.join(__dirname, 'graphql')).filter((file) =>
  file.endsWith('.sdl.ts')
)

const operations = sdls.flatMap((file) => {
  const [, source] = /gql`([\s\S]*)`/.exec(fs.readFileSync(file, 'utf8')) ?? []
  return parse(source)
    .definitions.filter(
      (node): node is ObjectTypeDefinitionNode =>
        node.kind === 'ObjectTypeDefinition' &&
        ['Query', 'Mutation'].includes(node.name.value)
    )
    .flatMap(({ fields = [] }) => fields)
})

const argumentsOf = (field: FieldDefinitionNode, name: string) => {
  const directive = field.directives?.find(
    (each) => each.name.value === 'requirePermission'
  )
  const value = directive?.arguments?.find(
    (each) => each.name.value === name
  )?.value
  if (value?.kind === 'StringValue') return [value.value]
  return value?.kind === 'ListValue'
    ? value.values.map((each) =>
        each.kind === 'StringValue' ? each.value : ''
      )
    : []
}

const servicesByName = () => {
  const files = filesBelow(path.join(__dirname, 'services')).filter(
    (file) => !/\.(test|scenarios)\.ts$/.test(file)
  )
  const names = new Map<string, string[]>()
  for (const file of files) {
    for (const [, name] of fs
      .readFileSync(file, 'utf8')
      .matchAll(/^export const (\w+)/gm)) {
      names.set(name, [
        ...(names.get(name) ?? []),
        path.relative(__dirname, file),
      ])
    }
  }
  return names
}

describe('every operation', () => {
  const services = servicesByName()

  test.each(operations.map((field) => [field.name.value, field]))(
    '%s has exactly one guard and one service',
    (name, field) => {
      const guards = (field.directives ?? []).filter((each) =>
        ['requireAuth', 'skipAuth', 'requirePermission'].includes(
          each.name.value
        )
      )
      expect(guards).toHaveLength(1)
      expect(services.get(name)).toHaveLength(1)
    }
  )

  test('Names only flags and capabilities that exist', () => {
    const unknown = operations.flatMap((field) => [
      ...argumentsOf(field, 'page').filter(
        (flag) => !pageFlags.includes(flag as never)
      ),
      ...argumentsOf(field, 'fn').filter(
        (flag) => !functionFlags.includes(flag as never)
      ),
      ...argumentsOf(field, 'cap').filter(
        (cap) => !caps.includes(cap as never)
      ),
    ])
    expect(unknown).toEqual([])
  })
})

test('Every subscription has exactly one guard', () => {
  const subscriptions = filesBelow(path.join(__dirname, 'subscriptions'))
  expect(subscriptions.length).toBeGreaterThan(0)
  for (const file of subscriptions)
    expect(
      fs
        .readFileSync(file, 'utf8')
        .match(/@(requireAuth|skipAuth|requirePermission)\b/g)
    ).toHaveLength(1)
})

test('No type takes the name of GraphQL’s own operation type', () => {
  const sources = sdls.map((file) => fs.readFileSync(file, 'utf8')).join('\n')
  expect(sources).not.toMatch(/^\s*type Subscription\b/m)
})
