import type { ReactNode } from 'react'

import type { DocumentNode } from 'graphql'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/Button/Button'
import { PageHeader, type Crumb } from 'src/components/ui/PageHeader/PageHeader'
import { RecordActions } from 'src/components/ui/RecordActions/RecordActions'
import { ResourceDetails } from 'src/components/ui/ResourceDetails/ResourceDetails'
import type { Column } from 'src/components/ui/ResourceTable/columns'
import { useEntityWords, type EntityName } from 'src/hooks/useEntityWords'
import { useRemove } from 'src/hooks/useRemove'

type ResourceViewProps<Row> = {
  entity: EntityName
  columns: Column<Row>[]
  record: Row
  name: string
  /** Where its list is; removing it leads there, or to what it is part of. */
  list: string
  /** Whose list that is, when it isn't the entity's own. */
  listOf?: EntityName
  /** What it is part of. */
  within?: Crumb & { to: string }
  /** Its form; false or nothing for who may not change it. */
  editTo?: string | false
  /** The mutation by its id. */
  remove?: DocumentNode
  /** Queries that showed it. */
  refetch?: string[]
  /** What else can be done to it. */
  actions?: ReactNode
  /** What happened to it: stands at the right. */
  children?: ReactNode
}

/** The page of one record: its facts, what belongs to it, and what can be done to it. */
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
