import { Kind, type DocumentNode, type FieldNode } from 'graphql'

const takesPage = ({ arguments: given = [] }: FieldNode) =>
  given.some(
    ({ value }) => value.kind === Kind.VARIABLE && value.name.value === 'page'
  )

/**
 * The fields of a query that are read page by page, which take `$page` as an argument, by their names in the answer.
 */
export const pagedFields = ({ definitions }: DocumentNode) =>
  definitions
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections
        : []
    )
    .filter((field): field is FieldNode => field.kind === Kind.FIELD)
    .filter(takesPage)
    .map(({ name, alias }) => (alias ?? name).value)
