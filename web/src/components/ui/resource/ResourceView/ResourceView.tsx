import type { ReactNode } from 'react'

import type { DocumentNode } from 'graphql'
import { Pencil, Trash2 } from 'lucide-react'

import { PageHeader, type Crumb } from 'src/components/ui/layout/PageHeader'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import type { Column } from 'src/components/ui/resource/ResourceTable/columns'
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
  /** The record's `ResourceState`. */
  state?: ReactNode
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
  state,
  children,
}: ResourceViewProps<Row>) => {
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
            {editTo && (
              <Actions
                words="common"
                of={{ name }}
                refetch={refetch}
                actions={[
                  remove && {
                    name: 'remove',
                    icon: Trash2,
                    look: 'ghost',
                    does: call(
                      remove,
                      { id: record.id },
                      { goTo: within?.to ?? list }
                    ),
                    asks: 'confirm',
                    isDangerous: true,
                  },
                  { name: 'edit', icon: Pencil, look: 'primary', to: editTo },
                ]}
              />
            )}
          </>
        }
      />
      {state}
      <ResourceDetails
        entity={entity}
        columns={columns}
        record={record}
        editTo={editTo}
      >
        {children}
      </ResourceDetails>
    </>
  )
}
