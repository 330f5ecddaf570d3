// Types shared by many others. Days are 'YYYY-MM-DD' in Manila as String, instants are DateTime. Lists for tables take
// page (from 1), perPage, sort ('name' or '-name'), q (a search) and filter.
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
