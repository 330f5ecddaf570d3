// Words that many types share. Days are 'YYYY-MM-DD' in Manila as String, instants are DateTime.
// Lists for tables take a page (from 1), rows a page, a sort ('name' or '-name'), a search text and a filter.
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
