// Stands in for @redwoodjs/web, its Apollo parts and Apollo's client: queries have the answers that the server gives,
// mutations do nothing.
import type { ComponentType } from 'react'

import type { DocumentNode } from 'graphql'

import { screenNow } from '../screen'

const answerOf = (document: DocumentNode) => {
  const [definition] = document.definitions
  const name = 'name' in definition ? (definition.name?.value ?? '') : ''
  return screenNow().answers[name] as Record<string, unknown> | undefined
}

const never = async () => {}

export const useQuery = (
  document: DocumentNode,
  { skip = false }: { skip?: boolean } = {}
) => {
  const data = skip ? undefined : answerOf(document)
  return { data, loading: !data && !skip, error: undefined, refetch: never }
}

export const useMutation = () => [never, { loading: false }]

export const useApolloClient = () => ({ mutate: never, query: never })

export const Metadata = () => null

export const Head = () => null

export const registerFragment = () => {}

type Cell = {
  QUERY: DocumentNode
  Loading?: ComponentType<Record<string, unknown>>
  Empty?: ComponentType<Record<string, unknown>>
  Success: ComponentType<Record<string, unknown>>
  isEmpty?: (data: Record<string, unknown>) => boolean
}

/** As in Redwood: empty if each field is null or an empty list. */
const isDataEmpty = (data: Record<string, unknown>) =>
  Object.values(data).every(
    (field) => field == null || (Array.isArray(field) && field.length === 0)
  )

export const createCell = ({
  QUERY,
  Loading = () => null,
  Empty,
  Success,
  isEmpty = isDataEmpty,
}: Cell) =>
  function StandInCell(props: Record<string, unknown>) {
    const data = answerOf(QUERY)
    if (!data) return <Loading {...props} />
    const Shown = Empty && isEmpty(data) ? Empty : Success
    return <Shown {...props} {...data} />
  }
