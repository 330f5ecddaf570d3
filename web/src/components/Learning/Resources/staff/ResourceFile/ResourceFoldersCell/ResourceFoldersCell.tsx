import { useTranslation } from 'react-i18next'
import type { ResourceFolderInput } from 'types/graphql'

import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { OwnedList } from 'src/components/ui/resource/OwnedList'
import { ResourceDialog } from 'src/components/ui/resource/ResourceDialog'
import { useAccess } from 'src/hooks/access/useAccess'

export const QUERY: Doc<'ResourceFoldersQuery'> = gql`
  query ResourceFoldersQuery {
    resourceFolders {
      id
      olderTranslations
      name
      nameFil
      count
    }
  }
`

const CREATE: Doc<'CreateResourceFolderMutation'> = gql`
  mutation CreateResourceFolderMutation($input: ResourceFolderInput!) {
    createResourceFolder(input: $input) {
      id
    }
  }
`

const UPDATE: Doc<'UpdateResourceFolderMutation'> = gql`
  mutation UpdateResourceFolderMutation(
    $id: Int!
    $input: ResourceFolderInput!
  ) {
    updateResourceFolder(id: $id, input: $input) {
      id
      olderTranslations
      name
      nameFil
    }
  }
`

const DELETE = gql`
  mutation DeleteResourceFolderMutation($id: Int!) {
    deleteResourceFolder(id: $id) {
      id
    }
  }
`

const fields: Field<ResourceFolderInput>[] = [
  { name: 'name', as: 'text', required: true },
  { name: 'nameFil', as: 'text' },
]

const queries = ['ResourceFoldersQuery', 'FolderChoicesQuery']

// The list renders its own empty state.
export const isEmpty = () => false
export const Loading = RowsLoading
export const Failure = CellFailure

/** The folders of resources; deleting a folder keeps its resources. */
export const Success = ({
  resourceFolders,
}: PropsOf<'ResourceFoldersQuery'>) => {
  const { t } = useTranslation('learning.resources')
  const { mayOpen } = useAccess()
  const shared = {
    entity: 'learning.resources.folder',
    fields,
    refetch: queries,
  } as const
  const toInput = ({ name, nameFil }: ResourceFolderInput) => ({
    name,
    nameFil,
  })
  return (
    <OwnedList
      entity="learning.resources.folder"
      items={resourceFolders}
      nameOf={({ name }) => name}
      mayEdit={mayOpen('editResourceFile')}
      remove={DELETE}
      refetch={queries}
      dialog={(folder, onClose) =>
        folder ? (
          <ResourceDialog
            {...shared}
            record={folder}
            name={folder.name}
            mutation={UPDATE}
            variables={(input: ResourceFolderInput) => ({
              id: folder.id,
              input: toInput(input),
            })}
            onClose={onClose}
          />
        ) : (
          <ResourceDialog
            {...shared}
            mutation={CREATE}
            variables={(input: ResourceFolderInput) => ({
              input: toInput(input),
            })}
            onClose={onClose}
          />
        )
      }
    >
      {({ name, nameFil, count }) => (
        <>
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="text-muted block text-sm">
            {nameFil && `${nameFil} · `}
            {t('desk.count', { count: count ?? 0 })}
          </span>
        </>
      )}
    </OwnedList>
  )
}
