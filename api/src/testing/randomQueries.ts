// Random valid queries of the schema, within the limits of lib/protection/queryLimits.
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql'

import { QUERY_LIMITS } from 'src/lib/protection/queryLimits'

import { operations } from './operations'

/** A random number from 0 to 1, reproducible by its seed. */
export const drawerOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Draw = () => number

export type Known = { ids: number[]; texts: string[] }

const oneOf = <Item>(draw: Draw, items: readonly Item[]) =>
  items[Math.floor(draw() * items.length)]

type Given = Pick<GraphQLArgument, 'type'>

const valueOf = (draw: Draw, { type }: Given, known: Known): string => {
  const inner = getNamedType(type)
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields())
    return `{ ${fields.map((field) => `${field.name}: ${valueOf(draw, field, known)}`).join(', ')} }`
  }
  if (isEnumType(inner)) return oneOf(draw, inner.getValues()).name
  const values: Record<string, () => unknown> = {
    Int: () => oneOf(draw, known.ids),
    Float: () => oneOf(draw, known.ids),
    Boolean: () => draw() < 0.5,
    JSONObject: () => undefined,
  }
  const value = (values[inner.name] ?? (() => oneOf(draw, known.texts)))()
  return value === undefined ? '{}' : JSON.stringify(value)
}

const isRequired = ({ type }: GraphQLArgument) => isNonNullType(type)

const argumentsOf = (
  draw: Draw,
  { args }: GraphQLField<unknown, unknown>,
  known: Known,
  optionalShare = 0.3
) => {
  const given = args.filter(
    (arg) => isRequired(arg) || (arg.name !== 'page' && draw() < optionalShare)
  )
  if (given.length === 0) return ''
  return `(${given.map((arg) => `${arg.name}: ${valueOf(draw, arg, known)}`).join(', ')})`
}

const hasList = ({ type }: GraphQLField<unknown, unknown>) =>
  isListType(getNullableType(type))

type Room = { depth: number; lists: number; width: number }

const selectionOf = (
  draw: Draw,
  type: GraphQLNamedType,
  known: Known,
  { depth, lists, width }: Room
): string => {
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields())
  const leaves = fields.filter(
    (field) => !isObjectType(getNamedType(field.type))
  )
  const branches = fields.filter(
    (field) =>
      isObjectType(getNamedType(field.type)) &&
      depth > 1 &&
      (lists > 0 || !hasList(field))
  )
  const taken = branches
    .map((field) => ({ field, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, width)
  const inner = taken.map(({ field }) => {
    const room = {
      depth: depth - 1,
      lists: lists - (hasList(field) ? 1 : 0),
      width: Math.max(1, width - 1),
    }
    return `${field.name}${argumentsOf(draw, field, known)} ${selectionOf(draw, getNamedType(field.type), known, room)}`
  })
  return `{ __typename ${[...leaves.map(({ name }) => name), ...inner].join(' ')} }`
}

/** Leaves out queries with side effects. */
const queries = operations.filter(
  ({ kind, name }) => kind === 'query' && name !== 'sendUserCredential'
)

export const queryNames = queries.map(({ name }) => name)

const documentOf = (
  draw: Draw,
  field: GraphQLField<unknown, unknown>,
  known: Known,
  optionalShare?: number
) => {
  const room = {
    depth: QUERY_LIMITS.depth - 1,
    lists: QUERY_LIMITS.lists - (hasList(field) ? 1 : 0),
    width: 3,
  }
  const selection = selectionOf(draw, getNamedType(field.type), known, room)
  return `{ ${field.name}${argumentsOf(draw, field, known, optionalShare)} ${selection} redwood { currentUser } }`
}

/** A random query with random arguments. */
export const randomQuery = (draw: Draw, known: Known) =>
  documentOf(draw, oneOf(draw, queries).field, known)

/** The names of the scalars and enums of which an argument consists. */
const partsOf = ({ type }: Given): string[] => {
  const inner = getNamedType(type)
  return isInputObjectType(inner)
    ? Object.values(inner.getFields()).flatMap(partsOf)
    : isEnumType(inner)
      ? []
      : [inner.name]
}

const WITHOUT_TEXT = ['Int', 'Float', 'Boolean', 'JSONObject']

/** The fields of a query are drawn, so a query of a record is asked this often at least. */
const LEAST_TIMES = 3

const timesFor = (field: GraphQLField<unknown, unknown>, known: Known) => {
  const needed = field.args.filter(isRequired)
  if (needed.length === 0) return 1
  const hasText = needed
    .flatMap(partsOf)
    .some((name) => !WITHOUT_TEXT.includes(name))
  return Math.max(
    LEAST_TIMES,
    known.ids.length,
    hasText ? known.texts.length : 0
  )
}

/**
 * Each query, by default without optional arguments, which would narrow its list: once for every known id or text if it
 * asks for one, otherwise once.
 */
export const everyQuery = (draw: Draw, known: Known, optionalShare = 0) =>
  queries.flatMap(({ field }) =>
    Array.from({ length: timesFor(field, known) }, (_, at) => {
      const nth = <Item>(items: Item[]) => [items[at % items.length]]
      const one = { ids: nth(known.ids), texts: nth(known.texts) }
      return documentOf(draw, field, one, optionalShare)
    })
  )

/** Each query that has optional arguments once, with all of its arguments, which are the first known ones. */
export const queriesWithOptions = (draw: Draw, { ids, texts }: Known) =>
  queries
    .filter(({ field }) =>
      field.args.some((arg) => !isRequired(arg) && arg.name !== 'page')
    )
    .map(({ field }) =>
      documentOf(
        draw,
        field,
        { ids: ids.slice(0, 1), texts: texts.slice(0, 1) },
        1
      )
    )
