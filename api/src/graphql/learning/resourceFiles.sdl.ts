export const schema = gql`
  enum ResourceFileStatus {
    DRAFT
    PUBLISHED
    ARCHIVED
  }

  enum ResourceFileState {
    DRAFT
    PUBLISHED
    EXPIRED
    ARCHIVED
  }

  "A file or an address for members, as its editors see it."
  type ResourceFile {
    id: Int!
    "Columns whose Filipino text is older than the English one, for their editors."
    olderTranslations: [String!]
    title: String!
    titleFil: String
    description: String!
    descriptionFil: String
    "Of spec section 3: images, videos, audio, presentations, spreadsheets, documents, pdf, archives, web_links."
    category: String!
    file: FileInfo
    "Of a web link."
    url: String
    folderId: Int
    folder: ResourceFolder
    tags: [String!]!
    "For visitors, too."
    isPublic: Boolean!
    minStageNumber: Int
    status: ResourceFileStatus!
    "Its status, and whether it has expired."
    state: ResourceFileState!
    "Raised when another file or address takes its place."
    version: Int!
    baseVersion: Int!
    isPinned: Boolean!
    publishedAt: DateTime
    expiresAt: DateTime
    downloads: Int!
    accessLevelIds: [String!]!
    batchIds: [Int!]!
    createdAt: DateTime!
  }

  type ResourceFilesPage {
    rows: [ResourceFile!]!
    total: Int!
  }

  "What a resource was, or is."
  type ResourceVersion {
    resourceFileId: Int!
    version: Int!
    category: String!
    file: FileInfo
    url: String
    "What changed."
    note: String!
    noteFil: String
    editorName: String
    downloads: Int!
    createdAt: DateTime!
  }

  type ResourceFolder {
    id: Int!
    olderTranslations: [String!]
    name: String!
    nameFil: String
    "How many resources lie in it, where that is asked of all folders."
    count: Int
  }

  "A file or an address, one of the two."
  input ResourceFileInput {
    title: String!
    titleFil: String
    description: String!
    descriptionFil: String
    fileId: Int
    url: String
    folderId: Int
    tags: [String!]!
    isPublic: Boolean!
    minStageNumber: Int
    status: ResourceFileStatus!
    isPinned: Boolean!
    expiresAt: DateTime
    accessLevelIds: [String!]!
    batchIds: [Int!]!
    "What changed, kept with a new version."
    note: String
    noteFil: String
  }

  input ResourceFolderInput {
    name: String!
    nameFil: String
  }

  enum ResourceFilesSort {
    TITLE
    TITLE_DESC
    DOWNLOADS
    DOWNLOADS_DESC
    PUBLISHED_AT
    PUBLISHED_AT_DESC
    CREATED_AT
    CREATED_AT_DESC
  }

  enum ResourceFilesFilter {
    PUBLISHED
    DRAFT
    EXPIRED
    PUBLIC
    ARCHIVED
  }

  type Query {
    "filter: all, published, draft, expired, public or archived."
    resourceFilesPage(
      page: Int
      perPage: Int
      sort: ResourceFilesSort
      q: String
      filter: ResourceFilesFilter
    ): ResourceFilesPage! @requirePermission(page: ["resourceFiles"])
    resourceFile(id: Int!): ResourceFile
      @requirePermission(page: ["resourceFiles"])
    "The newest first."
    resourceVersions(resourceFileId: Int!): [ResourceVersion!]!
      @requirePermission(page: ["resourceFiles"])
    resourceFolders: [ResourceFolder!]!
      @requirePermission(page: ["resourceFiles"])
  }

  type Mutation {
    createResourceFile(input: ResourceFileInput!): ResourceFile!
      @requirePermission(fn: ["resource-file_create"])
    "Refused as stale when somebody saved since baseVersion."
    updateResourceFile(
      id: Int!
      baseVersion: Int!
      input: ResourceFileInput!
    ): ResourceFile! @requirePermission(page: ["editResourceFile"])
    "Archives it."
    deleteResourceFile(id: Int!): ResourceFile!
      @requirePermission(page: ["editResourceFile"])
    "Out of the archive, as a draft."
    restoreResourceFile(id: Int!): ResourceFile!
      @requirePermission(page: ["editResourceFile"])
    "An older version, as the newest."
    restoreResourceVersion(
      id: Int!
      baseVersion: Int!
      version: Int!
    ): ResourceFile! @requirePermission(page: ["editResourceFile"])
    createResourceFolder(input: ResourceFolderInput!): ResourceFolder!
      @requirePermission(page: ["editResourceFile"])
    updateResourceFolder(
      id: Int!
      input: ResourceFolderInput!
    ): ResourceFolder! @requirePermission(page: ["editResourceFile"])
    "What lies in it stays."
    deleteResourceFolder(id: Int!): ResourceFolder!
      @requirePermission(page: ["editResourceFile"])
  }
`
