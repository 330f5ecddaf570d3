import type { ResourceFileFields, ResourceFileInput } from 'types/graphql'

import {
  inputOf,
  type Choice,
  type Field,
} from 'src/components/ui/form/ResourceForm/field'

// Registers the fragment that the form reads.
import './resourceFile'

/**
 * The form's values. Unlike the api's input, they hold the choice between file and address, and the tags as one text.
 */
export type ResourceForm = Omit<ResourceFileInput, 'tags'> & {
  kind: 'file' | 'link'
  tags?: string | null
}

export type ResourceChoices = {
  levels: Choice[]
  batches: Choice[]
  groups: Choice[]
  folders: Choice[]
}

type Words = (group: 'what' | 'where' | 'whom' | 'until') => string

/** The file or address that is saved already. */
type Held = Pick<ResourceFileFields, 'file' | 'url'>

const isFile = ({ kind }: ResourceForm) => kind !== 'link'
const isForSome = ({ isPublic }: ResourceForm) => !isPublic

/** The form's file field holds the whole file, not only its id. */
const fileIdIn = ({ fileId }: ResourceForm) =>
  (fileId as { id: number } | null | undefined)?.id

const isReplacedIn = (held: Held) => (values: ResourceForm) =>
  isFile(values)
    ? fileIdIn(values) !== undefined && fileIdIn(values) !== held.file?.id
    : !!values.url && values.url !== held.url

export const fieldsWith = (
  { levels, batches, groups, folders }: ResourceChoices,
  group: Words,
  held?: Held
): Field<ResourceForm>[] => [
  {
    name: 'title',
    as: 'text',
    required: true,
    half: true,
    group: group('what'),
  },
  { name: 'titleFil', as: 'text', half: true },
  {
    name: 'kind',
    as: 'choice',
    required: true,
    choices: [{ value: 'file' }, { value: 'link' }],
  },
  { name: 'fileId', as: 'file', required: true, when: isFile },
  {
    name: 'url',
    as: 'url',
    required: true,
    when: (values) => !isFile(values),
  },
  ...(held
    ? ([
        { name: 'note', as: 'textarea', half: true, when: isReplacedIn(held) },
        {
          name: 'noteFil',
          as: 'textarea',
          half: true,
          when: isReplacedIn(held),
        },
      ] satisfies Field<ResourceForm>[])
    : []),
  { name: 'description', as: 'richText', half: true },
  { name: 'descriptionFil', as: 'richText', half: true },
  {
    name: 'folderId',
    as: 'choice',
    half: true,
    choices: folders,
    group: group('where'),
  },
  { name: 'tags', as: 'text', half: true },
  { name: 'isPinned', as: 'switch' },
  { name: 'isPublic', as: 'switch', group: group('whom') },
  {
    name: 'accessLevelIds',
    as: 'multichoice',
    half: true,
    choices: levels,
    when: isForSome,
  },
  {
    name: 'batchIds',
    as: 'multichoice',
    half: true,
    choices: batches,
    when: isForSome,
  },
  {
    name: 'groupIds',
    as: 'multichoice',
    half: true,
    choices: groups,
    when: isForSome,
  },
  { name: 'minStageNumber', as: 'number', half: true, min: 0, when: isForSome },
  {
    name: 'status',
    as: 'choice',
    required: true,
    half: true,
    choices: [{ value: 'DRAFT' }, { value: 'PUBLISHED' }],
    group: group('until'),
  },
  { name: 'expiresAt', as: 'dateTime', half: true },
]

export const start: Partial<ResourceForm> = { kind: 'file', status: 'DRAFT' }

export const toForm = ({ file, tags, ...resource }: ResourceFileFields) => ({
  ...resource,
  kind: file ? 'file' : 'link',
  fileId: file,
  tags: tags.join(', '),
})

/** Exactly the fields that the api takes; hidden fields are sent as null. */
export const toInput = (form: ResourceForm): ResourceFileInput => ({
  title: form.title,
  titleFil: form.titleFil,
  description: form.description ?? '',
  descriptionFil: form.descriptionFil,
  fileId: form.fileId,
  url: form.url,
  note: form.note,
  noteFil: form.noteFil,
  folderId: form.folderId,
  tags: (form.tags ?? '').split(','),
  isPinned: !!form.isPinned,
  isPublic: !!form.isPublic,
  accessLevelIds: form.accessLevelIds ?? [],
  batchIds: form.batchIds ?? [],
  groupIds: form.groupIds ?? [],
  minStageNumber: form.minStageNumber,
  status: form.status,
  expiresAt: form.expiresAt,
})

/** The input that saves a resource as it is. */
export const savedInput = (resource: ResourceFileFields) =>
  toInput(
    inputOf(
      fieldsWith(
        { levels: [], batches: [], groups: [], folders: [] },
        (group) => group,
        resource
      ),
      toForm(resource)
    )
  )
