import type { SuccessManagerChoicesQuery } from 'types/graphql'

import { useQuery, type TypedDocumentNode } from '@redwoodjs/web'

const CHOICES: TypedDocumentNode<SuccessManagerChoicesQuery> = gql`
  query SuccessManagerChoicesQuery {
    successManagerChoices {
      id
      name
    }
  }
`

/** The active success managers, for viewers who assign members. */
export const useManagerChoices = () => {
  const { data } = useQuery(CHOICES)
  return (data?.successManagerChoices ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
}
