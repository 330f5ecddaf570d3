import type { ResourceFileFields, ResourceFileRowFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import {
  badgeColumn,
  choiceColumn,
  dateColumn,
  fixed,
  more,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

import { fileSize } from '$api/src/shared/text/fileSize'

registerFragment(gql`
  fragment ResourceFileRowFields on ResourceFile {
    id
    title
    titleFil
    category
    file {
      id
      name
      size
      mime
      url
    }
    url
    folder {
      id
      name
    }
    tags
    isPublic
    minStageNumber
    state
    version
    isPinned
    publishedAt
    expiresAt
    downloads
    createdAt
  }
`)

registerFragment(gql`
  fragment ResourceFileFields on ResourceFile {
    ...ResourceFileRowFields
    olderTranslations
    description
    descriptionFil
    folderId
    status
    baseVersion
    accessLevelIds
    batchIds
    groupIds
  }
`)

export const UPDATE_RESOURCE: Doc<'UpdateResourceFileMutation'> = gql`
  mutation UpdateResourceFileMutation(
    $id: Int!
    $baseVersion: Int!
    $input: ResourceFileInput!
  ) {
    updateResourceFile(id: $id, baseVersion: $baseVersion, input: $input) {
      ...ResourceFileFields
    }
  }
`

export const stateTones = {
  DRAFT: 'outline',
  PUBLISHED: 'success',
  EXPIRED: 'warning',
  ARCHIVED: 'neutral',
} as const

const yesTones = { true: 'info', false: 'outline' } as const

const folderColumn = <Row extends ResourceFileRowFields>(): Column<Row> => ({
  key: 'folder',
  value: ({ folder }) => folder?.name,
})

const sizeColumn = <Row extends ResourceFileRowFields>(): Column<Row> => ({
  key: 'size',
  align: 'right',
  value: ({ file }) => file && fileSize(file.size),
  csv: ({ file }) => file?.size,
})

export const columns: Column<ResourceFileRowFields>[] = [
  textColumn('title'),
  textColumn('titleFil', more),
  badgeColumn('state', stateTones, fixed),
  choiceColumn('category', fixed),
  folderColumn(),
  badgeColumn('isPublic', yesTones, fixed),
  badgeColumn('isPinned', yesTones, more),
  numberColumn('downloads'),
  numberColumn('version', more),
  { ...sizeColumn(), secondary: true },
  dateColumn('publishedAt'),
  dateColumn('expiresAt', more),
  dateColumn('createdAt', { secondary: true }),
]

export const filters = ['published', 'draft', 'expired', 'public', 'archived']

export const facts: Column<ResourceFileFields>[] = [
  textColumn('titleFil'),
  choiceColumn('category'),
  { key: 'name', value: ({ file, url }) => file?.name ?? url },
  sizeColumn(),
  folderColumn(),
  { key: 'tags', value: ({ tags }) => tags.join(', ') || null },
  badgeColumn('isPublic', yesTones),
  badgeColumn('isPinned', yesTones),
  numberColumn('minStageNumber'),
  numberColumn('version'),
  numberColumn('downloads'),
  dateColumn('publishedAt'),
  dateColumn('expiresAt', { look: 'time' }),
]
