// Limits the depth and cost of a document (docs/security.md S-24). Armor's own limits skip everything called `__schema`
// and remember a fragment by the place of its first use, so both are calculated here.
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

export const QUERY_LIMITS = { depth: 7, cost: 5000, lists: 3 }

/** Ten times our longest document. A longer document is not even parsed, because a refusal would quote it. */
const MAX_CHARACTERS = 20_000

type Size = typeof QUERY_LIMITS

const NOTHING: Size = { depth: 0, cost: 0, lists: 0 }
const ENDLESS: Size = { depth: Infinity, cost: Infinity, lists: Infinity }

const OBJECT_COST = 2
const LEAF_COST = 1
const DEPTH_FACTOR = 1.5
const LIST_FACTOR = 3

const sumSizes = (sizes: Size[]) =>
  sizes.reduce(
    (sum, { depth, cost, lists }) => ({
      depth: Math.max(sum.depth, depth),
      cost: sum.cost + cost,
      lists: Math.max(sum.lists, lists),
    }),
    NOTHING
  )

const hasList = (type: GraphQLOutputType | undefined) =>
  type !== undefined && isListType(getNullableType(type))

/**
 * Measures an operation with its fragments. Each fragment is measured once, because its size does not depend on its
 * place.
 */
const measureWith = (context: ValidationContext) => {
  const known = new Map<string, Size>()

  const ofSelections = (
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined
  ): Size =>
    sumSizes(
      selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return ofField(selection, parent)
        if (selection.kind === Kind.INLINE_FRAGMENT)
          return ofSelections(selection.selectionSet, parent)
        return ofFragment(selection.name.value)
      })
    )

  const ofField = (
    { name, selectionSet }: FieldNode,
    parent: GraphQLNamedType | undefined
  ): Size => {
    const type = isObjectType(parent)
      ? parent.getFields()[name.value]?.type
      : undefined
    if (!selectionSet) return { depth: 1, cost: LEAF_COST, lists: 0 }
    const inner = ofSelections(selectionSet, type && getNamedType(type))
    const isList = hasList(type)
    return {
      depth: inner.depth + 1,
      cost: OBJECT_COST + (isList ? LIST_FACTOR : DEPTH_FACTOR) * inner.cost,
      lists: inner.lists + (isList ? 1 : 0),
    }
  }

  const ofFragment = (name: string): Size => {
    const measured = known.get(name)
    if (measured) return measured
    const fragment = context.getFragment(name)
    if (!fragment) return NOTHING
    // A fragment that is reached again while it is being measured is part of a cycle.
    known.set(name, ENDLESS)
    const type = context.getSchema().getType(fragment.typeCondition.name.value)
    const size = ofSelections(fragment.selectionSet, type)
    known.set(name, size)
    return size
  }

  return ofSelections
}

const tooMuch = (what: string, limit: number) =>
  new GraphQLError(`Syntax Error: Query ${what} limit of ${limit} exceeded.`)

/** Refuses documents that are too deep, too expensive, or nest more than three lists. */
export const queryLimitsRule: ValidationRule = (context) => ({
  OperationDefinition: ({ operation, selectionSet }) => {
    const root = context.getSchema().getRootType(operation) ?? undefined
    const size = measureWith(context)(selectionSet, root)
    for (const [name, limit] of Object.entries(QUERY_LIMITS))
      if (size[name as keyof Size] > limit) throw tooMuch(name, limit)
  },
})

export const queryLimits: Plugin = {
  onParse: ({ params: { source } }) => {
    if (String(source).length > MAX_CHARACTERS)
      throw tooMuch('length', MAX_CHARACTERS)
  },
  onValidate: ({ addValidationRule }) => addValidationRule(queryLimitsRule),
}
