export const schema = gql`
  type MyResourceFolder {
    id: Int!
    name: String!
    count: Int
  }

  type MyResourceRow {
    id: Int!
    title: String!
    category: UploadCategory!
    tags: [String!]!
    folder: MyResourceFolder
    isPinned: Boolean!
    version: Int!
    publishedAt: DateTime!
    "In bytes; null for a web link."
    size: Int
    "The stage that opens it, until the viewer has reached it."
    waitsForStage: Int
    "The newest version that the viewer has downloaded."
    downloadedVersion: Int
    isNewVersion: Boolean!
  }

  type MyResourcesPage {
    rows: [MyResourceRow!]!
    "The cursor of the next page; null after the last page."
    next: Int
  }

  "The choices for the filters: folders and tags of the resources that the viewer can find."
  type ResourceShelf {
    total: Int!
    folders: [MyResourceFolder!]!
    tags: [String!]!
  }

  enum PreviewKind {
    image
    video
    audio
    pdf
  }

  type ResourcePreview {
    kind: PreviewKind!
    size: Int!
    "A personal link of the viewer, valid for ten minutes at most."
    url: String!
  }

  type MyResource {
    id: Int!
    title: String!
    description: String!
    category: UploadCategory!
    tags: [String!]!
    folder: MyResourceFolder
    isPinned: Boolean!
    version: Int!
    "The time of this version, and its changes."
    versionAt: DateTime!
    note: String!
    publishedAt: DateTime!
    fileName: String
    size: Int
    "For a web link that is open."
    url: String
    waitsForStage: Int
    downloadedVersion: Int
    isNewVersion: Boolean!
    preview: ResourcePreview
  }

  type DownloadedResource {
    id: Int!
    version: Int!
    "A personal link that is valid for ten minutes at most; for a web link its address."
    url: String!
  }

  type Query {
    "Pinned first, then newest; resources of a later stage name the stage."
    myResources(
      folderId: Int
      tag: String
      q: String
      after: Int
      "Only what is meant for affiliates."
      forAffiliates: Boolean
    ): MyResourcesPage! @requireAuth
    myResourceShelf(forAffiliates: Boolean): ResourceShelf! @requireAuth
    myResource(id: Int!): MyResource @requireAuth
    "The public resources, for visitors."
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
    "Counts a download and returns the file's address; visitors can download public resources."
    downloadResource(id: Int!): DownloadedResource! @skipAuth(policy: FREE)
  }
`
