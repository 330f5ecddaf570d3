export const schema = gql`
  enum ResponseStatus {
    "Begun, not sent."
    PARTIAL
    SUBMITTED
    REVIEWED
    ARCHIVED
  }

  type FormResponse {
    id: Int!
    formId: Int!
    status: ResponseStatus!
    "The person's name; a visitor has none."
    name: String
    userId: Int
    email: String!
    "By the key of the field; an amount is in centavos, a file its id."
    answers: JSON!
    "The number of the version that the answers are for."
    versionNumber: Int!
    note: String!
    reviewerName: String
    submittedAt: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type FormResponsesPage {
    rows: [FormResponse!]!
    "At most 10,000."
    total: Int!
    isTotalCapped: Boolean!
  }

  enum FormResponsesSort {
    SUBMITTED_AT
    SUBMITTED_AT_DESC
  }

  type Query {
    "Without a filter, those that were sent and are not archived. A search is the beginning of an e-mail address."
    formResponsesPage(
      formId: Int!
      page: Int
      perPage: Int
      sort: FormResponsesSort
      q: String
      filter: ResponseStatus
    ): FormResponsesPage! @requirePermission(page: ["form"])
    "The fields of the version that a response answered."
    formResponseFields(id: Int!): JSON! @requirePermission(page: ["form"])
  }

  type Mutation {
    "Sets the status of sent responses; returns how many changed."
    reviewFormResponses(ids: [Int!]!, status: ResponseStatus!): Int!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    noteFormResponse(id: Int!, note: String!): FormResponse!
      @requirePermission(cap: "editForms", policy: ORDINARY)
  }
`
