export const schema = gql`
  type InfoLogPerson {
    id: Int!
    name: String!
    email: String!
  }

  "A change that somebody made. It can be read, and nothing else."
  type InfoLog {
    id: Int!
    action: String!
    entity: String!
    entityId: String!
    "What it is called now; none if it is gone or has no name."
    entityName: String
    "Who really acted."
    actor: InfoLogPerson
    "As whom, where that is somebody else."
    actedAs: InfoLogPerson
    before: JSON
    after: JSON
    ip: String
    createdAt: DateTime!
  }

  type InfoLogsPage {
    rows: [InfoLog!]!
    "Counted up to a thousand, or two hundred of a person, which is also where the pages end."
    total: Int!
    "There are more than were counted."
    isTotalCapped: Boolean!
  }

  enum InfoLogsSort {
    CREATED_AT
    CREATED_AT_DESC
  }

  type Query {
    "Of a person whose name or e-mail contains q, of an entity, on Manila days."
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
