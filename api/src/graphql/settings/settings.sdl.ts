export const schema = gql`
  type Setting {
    id: Int!
    name: String!
    value: String!
    type: String!
  }

  type Query {
    defaultSettingByName(name: String!): Setting @skipAuth
  }
`
