// Shapes that many types share. A Day is 'YYYY-MM-DD' in Manila, as text.
export const schema = gql`
  enum SortDirection {
    ASC
    DESC
  }
`
