// Conventions of all schema files, and a type that several of them share. Days are Strings 'YYYY-MM-DD' in Manila,
// instants are DateTime. Lists for tables take page (from 1), perPage, sort (an enum), q (a search) and filter.
export const schema = gql`
  """
  One step of the explanation behind a price or a progress.
  """
  type TraceStep {
    rule: String!
    inputs: JSON!
    result: JSON
  }
`
