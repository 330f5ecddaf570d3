export const schema = gql`
  enum ResourceFileState {
    DRAFT
    PUBLISHED
    EXPIRED
    ARCHIVED
  }

  "A file or link for members, as editors see it."
  type ResourceFile {
    id: Int!
    "Columns whose Filipino text is outdated, for editors."
    olderTranslations: [String!]
    title: String!
    titleFil: String
    description: String!
    descriptionFil: String
    category: UploadCategory!
    file: FileInfo
    "For web links."
    url: String
    folderId: Int
    folder: ResourceFolder
    tags: [String!]!
    "For visitors too."
    isPublic: Boolean!
    minStageNumber: Int
    status: ResourceFileStatus!
    "Its status, or whether it has expired."
    state: ResourceFileState!
    "Raised when the file or address is replaced."
    version: Int!
    baseVersion: Int!
    isPinned: Boolean!
    publishedAt: DateTime
    expiresAt: DateTime
    downloads: Int!
    accessLevelIds: [String!]!
    batchIds: [Int!]!
    groupIds: [Int!]!
    createdAt: DateTime!
  }

  type ResourceFilesPage {
    rows: [ResourceFile!]!
    total: Int!
  }

  "A version of a resource, past or current."
  type ResourceVersion {
    resourceFileId: Int!
    version: Int!
    category: UploadCategory!
    file: FileInfo
    url: String
    "The changes of this version."
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
    "The number of its resources; only in the list of all folders."
    count: Int
  }

  "Either a file or an address."
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
    groupIds: [Int!]!
    "A note about the change, stored with a new version."
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
    "Newest first."
    resourceVersions(resourceFileId: Int!): [ResourceVersion!]!
      @requirePermission(page: ["resourceFiles"])
    resourceFolders: [ResourceFolder!]!
      @requirePermission(page: ["resourceFiles"])
  }

  type Mutation {
    createResourceFile(input: ResourceFileInput!): ResourceFile!
      @requirePermission(fn: ["resource-file_create"], policy: FREE)
    "Refused as stale if someone saved since baseVersion."
    updateResourceFile(
      id: Int!
      baseVersion: Int!
      input: ResourceFileInput!
    ): ResourceFile!
      @requirePermission(page: ["editResourceFile"], policy: FREE)
    "Archives the resource."
    deleteResourceFile(id: Int!): ResourceFile!
      @requirePermission(page: ["editResourceFile"], policy: FREE)
    "Restores an archived resource as a draft."
    restoreResourceFile(id: Int!): ResourceFile!
      @requirePermission(page: ["editResourceFile"], policy: FREE)
    "Restores an older version as the newest."
    restoreResourceVersion(
      id: Int!
      baseVersion: Int!
      version: Int!
    ): ResourceFile!
      @requirePermission(page: ["editResourceFile"], policy: FREE)
    createResourceFolder(input: ResourceFolderInput!): ResourceFolder!
      @requirePermission(page: ["editResourceFile"], policy: FREE)
    updateResourceFolder(
      id: Int!
      input: ResourceFolderInput!
    ): ResourceFolder!
      @requirePermission(page: ["editResourceFile"], policy: FREE)
    "Its resources stay, without a folder."
    deleteResourceFolder(id: Int!): ResourceFolder!
      @requirePermission(page: ["editResourceFile"], policy: FREE)
  }
`
