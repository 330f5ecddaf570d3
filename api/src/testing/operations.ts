import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type DocumentNode,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'

import directives from 'src/directives/**/*.{js,ts}'
import sdls from 'src/graphql/**/*.sdl.{js,ts}'

/** The schema of our SDL files, without Redwood's additions. */
export const schema = buildSchema(
  `scalar DateTime scalar Date scalar Time scalar JSON scalar JSONObject scalar BigInt scalar File
  type Query { _: Int } type Mutation { _: Int }
  ${Object.values({ ...directives, ...sdls } as Record<
    string,
    { schema: DocumentNode }
  >)
    .map(({ schema }) => schema.loc?.source.body)
    .join('\n')
    .replace(/type (Query|Mutation) \{/g, 'extend type $1 {')}`
)

/** A meaningless value of the right type. */
export const blank = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return blank(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0].name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) =>
      isNonNullType(field.type)
    )
    return `{ ${fields.map((field) => `${field.name}: ${blank(field.type)}`).join(', ')} }`
  }
  return (
    {
      Int: '0',
      Float: '0',
      Boolean: 'false',
      JSONObject: '{}',
      DateTime: '"2026-11-20T00:00:00Z"',
    }[getNamedType(type).name] ?? '""'
  )
}

const documentOf = (kind: string, field: GraphQLField<unknown, unknown>) => {
  const needed = field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${blank(arg.type)}`)
  const args = needed.length > 0 ? `(${needed.join(', ')})` : ''
  const parts = isScalarType(getNamedType(field.type)) ? '' : '{ __typename }'
  return `${kind} { ${field.name}${args} ${parts} }`
}

/** All of our queries and mutations, each with a document that calls it with minimal arguments. */
export const operations = (['query', 'mutation'] as const).flatMap((kind) => {
  const root =
    kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(root?.getFields() ?? {})
    .filter(({ name }) => name !== '_')
    .map((field) => ({
      kind,
      name: field.name,
      field,
      document: documentOf(kind, field),
    }))
})
