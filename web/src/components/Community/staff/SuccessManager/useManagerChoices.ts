import { useQuery } from '@redwoodjs/web'

const CHOICES: Doc<'SuccessManagerChoicesQuery'> = gql`
  query SuccessManagerChoicesQuery {
    successManagerChoices {
      id
      name
    }
  }
`

/** The active success managers, for viewers who assign members; `isNeeded` says whether to load them. */
export const useManagerChoices = (isNeeded = true) => {
  const { data } = useQuery(CHOICES, { skip: !isNeeded })
  return (data?.successManagerChoices ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
}
