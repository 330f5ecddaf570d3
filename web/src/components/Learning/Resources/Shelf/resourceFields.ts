import { registerFragment } from '@redwoodjs/web/apollo'

registerFragment(gql`
  fragment MyResourceRowFields on MyResourceRow {
    id
    title
    category
    tags
    folder {
      id
      name
    }
    isPinned
    version
    publishedAt
    size
    waitsForStage
    isNewVersion
  }
`)

registerFragment(gql`
  fragment ResourceShelfFields on ResourceShelf {
    total
    folders {
      id
      name
      count
    }
    tags
  }
`)

registerFragment(gql`
  fragment MyResourceFields on MyResource {
    id
    title
    description
    category
    tags
    folder {
      id
      name
    }
    version
    versionAt
    note
    publishedAt
    fileName
    size
    url
    waitsForStage
    downloadedVersion
    isNewVersion
    preview {
      kind
      size
      url
    }
  }
`)
