export const schema = gql`
  "SHADOWED: a page got the address later, and pages win."
  enum RedirectState {
    ACTIVE
    SCHEDULED
    ENDED
    PAUSED
    SHADOWED
  }

  enum RedirectOutcome {
    PAGE
    REDIRECT
    GONE
    NOTHING
    "The text is no path of this site."
    NO_PATH
  }

  "Where an address leads, for its visitor."
  type ShownRedirect {
    id: Int!
    "Null: the address is gone for good."
    target: String
    countdownSec: Int!
    title: String!
    text: String!
  }

  type RedirectRule {
    id: Int!
    source: String!
    match: RedirectMatch!
    "Empty: the address is gone for good."
    target: String!
    "The HTTP status: 301, 302, 307, 308 or 410."
    code: Int!
    params: RedirectParams!
    audience: RedirectAudience!
    "Empty: holders of any access level, and people who hold none."
    levelNames: [String!]!
    startsAt: DateTime
    endsAt: DateTime
    priority: Int!
    countdownSec: Int!
    title: String!
    titleFil: String
    text: String!
    textFil: String
    olderTranslations: [String!]!
    isActive: Boolean!
    note: String!
    state: RedirectState!
    hits: Int!
    lastHitAt: DateTime
    createdAt: DateTime!
  }

  type RedirectRulesPage {
    rows: [RedirectRule!]!
    total: Int!
  }

  "An address that visitors asked for and nothing answered."
  type MissedPath {
    id: String!
    path: String!
    count: Int!
    "The host of the last page that led there."
    referrer: String!
    lastAt: DateTime!
    createdAt: DateTime!
  }

  type MissedPathsPage {
    rows: [MissedPath!]!
    total: Int!
  }

  "What answers an address."
  type RedirectTrial {
    outcome: RedirectOutcome!
    "The source of the rule that answers."
    source: String
    target: String
  }

  enum RedirectRulesSort {
    CREATED_AT
    CREATED_AT_DESC
    HITS
    HITS_DESC
  }

  enum RedirectRulesFilter {
    ACTIVE
    INACTIVE
  }

  enum MissedPathsSort {
    COUNT
    COUNT_DESC
    LAST_AT
    LAST_AT_DESC
  }

  input RedirectRuleInput {
    source: String!
    match: RedirectMatch!
    target: String
    code: Int!
    params: RedirectParams!
    audience: RedirectAudience!
    levelNames: [String!]
    startsAt: DateTime
    endsAt: DateTime
    priority: Int
    countdownSec: Int
    title: String
    titleFil: String
    text: String
    textFil: String
    isActive: Boolean!
    note: String
  }

  type Query {
    "The redirect of an address of this site for its visitor."
    redirectAt(address: String!): ShownRedirect @skipAuth
    redirectRulesPage(
      page: Int
      perPage: Int
      sort: RedirectRulesSort
      q: String
      filter: RedirectRulesFilter
    ): RedirectRulesPage! @requirePermission(cap: "redirectRules")
    missedPathsPage(
      page: Int
      perPage: Int
      sort: MissedPathsSort
      q: String
    ): MissedPathsPage! @requirePermission(cap: "redirectRules")
    redirectTrial(address: String!, isSignedIn: Boolean!): RedirectTrial!
      @requirePermission(cap: "redirectRules")
  }

  type Mutation {
    createRedirectRule(input: RedirectRuleInput!): RedirectRule!
      @requirePermission(cap: "redirectRules", policy: SENSITIVE)
    updateRedirectRule(id: Int!, input: RedirectRuleInput!): RedirectRule!
      @requirePermission(cap: "redirectRules", policy: SENSITIVE)
    deleteRedirectRule(id: Int!): RedirectRule!
      @requirePermission(cap: "redirectRules", policy: SENSITIVE)
    "Returns how many were taken off the list."
    forgetMissedPaths(paths: [String!]!): Int!
      @requirePermission(cap: "redirectRules", policy: ORDINARY)
  }
`
