export const schema = gql`
  type Setting {
    id: Int!
    name: String!
    value: String!
    type: String!
  }

  "A setting of the page of settings; empty if it was never set."
  type DefaultSetting {
    name: String!
    value: String!
  }

  "How to reach the school; empty texts were not set."
  type SchoolContact {
    email: String!
    phone: String!
    "An address, such as that of a Messenger page."
    page: String!
  }

  type SettingChange {
    id: Int!
    name: String!
    before: String!
    after: String!
    byName: String
    createdAt: DateTime!
  }

  input SettingValueInput {
    name: String!
    value: String!
    "The value that the editor saw; another one by now is not overwritten."
    was: String!
  }

  type Query {
    defaultSettingByName(name: String!): Setting @skipAuth
    schoolContact: SchoolContact! @requireAuth
    defaultSettings: [DefaultSetting!]!
      @requirePermission(page: ["defaultSettings"])
    "The newest twenty."
    settingChanges(names: [String!]!): [SettingChange!]!
      @requirePermission(page: ["defaultSettings"])
  }

  type Mutation {
    "All or none; a guarded setting needs an administrator's password."
    saveDefaultSettings(
      values: [SettingValueInput!]!
      password: String
    ): [DefaultSetting!]!
      @requirePermission(page: ["defaultSettings"], policy: SENSITIVE)
  }
`
