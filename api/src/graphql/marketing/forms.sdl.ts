export const schema = gql`
  enum FormKind {
    GENERAL
    "Places its member on the first stage."
    JOURNEY
    "Puts its sender on the waiting list of a funnel."
    WAITLIST
    SURVEY
    APPLICATION
  }

  enum FormState {
    NOT_YET
    OPEN
    FULL
    CLOSED
  }

  "Why a form cannot be published (shared/marketing/forms/schemaProblems); the key is that of a field or empty."
  type FormProblem {
    kind: String!
    key: String!
  }

  type Form {
    id: Int!
    slug: String!
    kind: FormKind!
    status: FormStatus!
    title: String!
    titleFil: String
    intro: String!
    introFil: String
    successText: String!
    successTextFil: String
    olderTranslations: [String!]!
    loginRequired: Boolean!
    oncePer: FormOnce!
    allowsEdit: Boolean!
    opensAt: DateTime
    closesAt: DateTime
    maxResponses: Int
    redirectUrl: String
    funnelId: String
    "Raised with each save of the fields."
    version: Int!
    "Fields as defined in shared/marketing/forms/formFields."
    fields: JSON!
    problems: [FormProblem!]!
    "The draft differs from what people see."
    hasChanges: Boolean!
    "The number of the published version, if there is one."
    publishedNumber: Int
    sentCount: Int!
    "Whether the signed-in person is told of responses."
    isWatched: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type FormsPage {
    rows: [Form!]!
    total: Int!
  }

  type FormChoice {
    id: Int!
    title: String!
  }

  type FormVersion {
    id: Int!
    number: Int!
    editorName: String
    createdAt: DateTime!
  }

  "What a person began or sent."
  type OwnResponse {
    isSent: Boolean!
    answers: JSON!
    submittedAt: DateTime
  }

  "A form for the people who fill it in; texts are in their language."
  type ShownForm {
    id: Int!
    slug: String!
    kind: FormKind!
    state: FormState!
    title: String!
    intro: String!
    successText: String!
    redirectUrl: String
    loginRequired: Boolean!
    allowsEdit: Boolean!
    opensAt: DateTime
    closesAt: DateTime
    "Empty while the form takes no answers from this person."
    fields: JSON!
    "The version that the answers are for."
    versionId: Int!
    mine: OwnResponse
  }

  input NewFormInput {
    title: String!
    slug: String!
    kind: FormKind!
  }

  input FormInput {
    title: String!
    titleFil: String
    slug: String!
    kind: FormKind!
    intro: String!
    introFil: String
    successText: String!
    successTextFil: String
    loginRequired: Boolean!
    oncePer: FormOnce!
    allowsEdit: Boolean!
    opensAt: DateTime
    closesAt: DateTime
    maxResponses: Int
    "A path of this site."
    redirectUrl: String
    "For the kind WAITLIST."
    funnelId: String
  }

  input FormAnswersInput {
    slug: String!
    "The version that was filled in."
    versionId: Int!
    "By the key of the field; an amount is in centavos, a file its id."
    answers: JSON!
    "A random text of the browser's own; a second sending with it changes nothing."
    key: String!
  }

  "What happened by sending a form."
  type SentForm {
    successText: String!
    redirectUrl: String
    "The number of the stage on which the journey form placed its member."
    stageNumber: Int
  }

  enum FormsSort {
    TITLE
    TITLE_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum FormsFilter {
    ACTIVE
    INACTIVE
    ARCHIVED
  }

  type Query {
    "With isPreview, people who may read forms see the draft."
    formBySlug(slug: String!, isPreview: Boolean): ShownForm @skipAuth
    formsPage(
      page: Int
      perPage: Int
      sort: FormsSort
      q: String
      filter: FormsFilter
    ): FormsPage! @requirePermission(page: ["forms"])
    form(id: Int!): Form @requirePermission(page: ["form"])
    "The forms that a task can name, and the chosen one."
    formChoices(formId: Int): [FormChoice!]!
      @requirePermission(page: ["editStage"])
    "The fields of all published versions; of those with the same key, the newest, with its earlier types and options."
    formAnswerFields(formId: Int!): JSON! @requirePermission(page: ["form"])
    "The published versions, newest first."
    formVersions(formId: Int!): [FormVersion!]!
      @requirePermission(page: ["form"])
  }

  type Mutation {
    createForm(input: NewFormInput!): Form!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    updateForm(id: Int!, input: FormInput!): Form!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    duplicateForm(id: Int!): Form!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    "Refused as stale unless version is the current one."
    saveFormDraft(id: Int!, version: Int!, fields: JSON!): Form!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    "Publishes the draft and opens the form."
    publishForm(id: Int!, version: Int!): Form!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    "Makes the fields of a published version the draft."
    restoreFormVersion(id: Int!, version: Int!): Form!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    closeForm(id: Int!): Form!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    archiveForm(id: Int!): Form!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    "A form that was published before is closed after its return, any other is a draft."
    restoreForm(id: Int!): Form!
      @requirePermission(cap: "editForms", policy: ORDINARY)
    watchForm(id: Int!, isWatched: Boolean!): Form!
      @requirePermission(page: ["form"], policy: ORDINARY)
    """
    Keeps answers that are not sent yet, so that their person goes on with them on any device; returns whether they were
    kept. The browser keeps those of visitors.
    """
    saveFormAnswers(slug: String!, answers: JSON!): Boolean!
      @requireAuth(policy: ORDINARY)
    sendForm(input: FormAnswersInput!): SentForm! @skipAuth(policy: ORDINARY)
  }
`
