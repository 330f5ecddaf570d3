export const schema = gql`
  type MyResourceFolder {
    id: Int!
    name: String!
    count: Int
  }

  type MyResourceRow {
    id: Int!
    title: String!
    category: String!
    tags: [String!]!
    folder: MyResourceFolder
    isPinned: Boolean!
    version: Int!
    publishedAt: DateTime!
    "In bytes; none of a web link."
    size: Int
    "The stage that opens it, while it waits for one."
    waitsForStage: Int
    "The newest that the viewer downloaded."
    downloadedVersion: Int
    isNewVersion: Boolean!
  }

  type MyResourcesPage {
    rows: [MyResourceRow!]!
    "What to ask the next page after; none after the last."
    next: Int
  }

  "Among what one chooses: the folders and tags of what is there for the viewer."
  type ResourceShelf {
    total: Int!
    folders: [MyResourceFolder!]!
    tags: [String!]!
  }

  type ResourcePreview {
    "image, video, audio or pdf"
    kind: String!
    size: Int!
    "A link of the viewer's own, for ten minutes at most."
    url: String!
  }

  type MyResource {
    id: Int!
    title: String!
    description: String!
    category: String!
    tags: [String!]!
    folder: MyResourceFolder
    isPinned: Boolean!
    version: Int!
    "Since when this version is there, and what changed with it."
    versionAt: DateTime!
    note: String!
    publishedAt: DateTime!
    fileName: String
    size: Int
    "Of a web link that is open."
    url: String
    waitsForStage: Int
    downloadedVersion: Int
    isNewVersion: Boolean!
    preview: ResourcePreview
  }

  type DownloadedResource {
    id: Int!
    version: Int!
    "A link of the viewer's own, for ten minutes at most; of a web link its address."
    url: String!
  }

  type Query {
    "Pinned ones first, then the newest; those that wait for a stage say so."
    myResources(
      folderId: Int
      tag: String
      q: String
      after: Int
    ): MyResourcesPage! @requireAuth
    myResourceShelf: ResourceShelf! @requireAuth
    myResource(id: Int!): MyResource @requireAuth
    "What visitors may have."
    publicResources(
      folderId: Int
      tag: String
      q: String
      after: Int
    ): MyResourcesPage! @skipAuth
    publicResourceShelf: ResourceShelf! @skipAuth
    publicResource(id: Int!): MyResource @skipAuth
  }

  type Mutation {
    "Counts a click and says where the file lies; visitors get what is public."
    downloadResource(id: Int!): DownloadedResource! @skipAuth
  }
`
