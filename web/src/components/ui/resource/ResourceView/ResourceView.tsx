import type { ReactNode } from 'react'

import type { DocumentNode } from 'graphql'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import {
  PageHeader,
  type Crumb,
} from 'src/components/ui/layout/PageHeader/PageHeader'
import { RecordActions } from 'src/components/ui/resource/RecordActions/RecordActions'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import type { Column } from 'src/components/ui/resource/ResourceTable/columns'
import { useRemove } from 'src/hooks/data/useRemove'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

type ResourceViewProps<Row> = {
  entity: EntityName
  columns: Column<Row>[]
  record: Row
  name: string
  /** The path of the list. Removing the record opens the parent record, or the list if there is no parent. */
  list: string
  /** The entity of the list, if it differs from the record's entity. */
  listOf?: EntityName
  /** The parent record. */
  within?: Crumb & { to: string }
  /** The path of the form; false or undefined for users who may not edit. */
  editTo?: string | false
  /** The mutation that removes the record by its id. */
  remove?: DocumentNode
  /** The queries that show the record. */
  refetch?: string[]
  /** Further actions. */
  actions?: ReactNode
  /** The activity, shown on the right. */
  children?: ReactNode
}

/** The page of one record: its facts, related content and actions. */
export const ResourceView = <Row extends { id: string | number }>({
  entity,
  columns,
  record,
  name,
  list,
  listOf = entity,
  within,
  editTo,
  remove,
  refetch,
  actions,
  children,
}: ResourceViewProps<Row>) => {
  const { t } = useTranslation()
  const { text } = useEntityWords(listOf)
  const parent = { label: text('list'), to: list }
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={within ? [parent, within] : [parent]}
        actions={
          <>
            {actions}
            {editTo && remove && (
              <Actions
                id={record.id}
                name={name}
                editTo={editTo}
                remove={remove}
                after={within?.to ?? list}
                refetch={refetch}
              />
            )}
            {editTo && !remove && (
              <LinkButton to={editTo} look="primary" icon={Pencil}>
                {t('action.edit')}
              </LinkButton>
            )}
          </>
        }
      />
      <ResourceDetails entity={entity} columns={columns} record={record}>
        {children}
      </ResourceDetails>
    </>
  )
}

type ActionsProps = {
  id: string | number
  name: string
  editTo: string
  remove: DocumentNode
  after: string
  refetch?: string[]
}

const Actions = ({
  id,
  name,
  editTo,
  remove,
  after,
  refetch,
}: ActionsProps) => {
  const onRemove = useRemove(remove, after, refetch)
  return (
    <RecordActions
      name={name}
      editTo={editTo}
      onDelete={() => onRemove({ id })}
    />
  )
}
