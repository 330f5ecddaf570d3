export const schema = gql`
  type InfoLogPerson {
    id: Int!
    name: String!
    email: String!
  }

  "A logged change; read-only."
  type InfoLog {
    id: Int!
    action: String!
    entity: String!
    entityId: String!
    "The entity's current name; null if it was deleted or has none."
    entityName: String
    "The real actor."
    actor: InfoLogPerson
    "The effective user, if it is someone else."
    actedAs: InfoLogPerson
    before: JSON
    after: JSON
    ip: String
    createdAt: DateTime!
  }

  type InfoLogsPage {
    rows: [InfoLog!]!
    "Counts and pages stop at a thousand rows, or two hundred for a person."
    total: Int!
    "There are more rows than total says."
    isTotalCapped: Boolean!
  }

  enum InfoLogsSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  type Query {
    "q: part of a person's name or e-mail; from and to: Manila days."
    infoLogsPage(
      page: Int
      perPage: Int
      sort: InfoLogsSort
      q: String
      entity: String
      from: String
      to: String
    ): InfoLogsPage! @requirePermission(page: ["infoLogsReport"])
    infoLogEntities: [String!]! @requirePermission(page: ["infoLogsReport"])
  }
`
