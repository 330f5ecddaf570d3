import { useState, type ReactNode } from 'react'

import type { DocumentNode } from 'graphql'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import type { DrawingName } from 'src/components/ui/feedback/EmptyState/drawings'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { OrderedList } from 'src/components/ui/resource/OrderedList'
import { useRemove } from 'src/hooks/data/useRemove'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

type Item = { id: number }

type OwnedListProps<Row extends Item> = {
  entity: EntityName
  items: readonly Row[]
  nameOf: (item: Row) => string
  /** If false, the list is read-only. */
  mayEdit: boolean
  /** Saves the new order; without it, items cannot be moved. */
  onOrder?: (ids: number[]) => unknown
  /** The mutation that removes an item by its id. */
  remove: DocumentNode
  mayRemove?: (item: Row) => boolean
  /** The queries that show the list. */
  refetch: string[]
  /** Renders the form of an item. Without an item, the form creates one. */
  dialog: (item: Row | undefined, onClose: () => void) => ReactNode
  drawing?: DrawingName
  /** Renders an item. */
  children: (item: Row) => ReactNode
  /** Further content below an item. */
  below?: (item: Row) => ReactNode
}

/** The parts of a record in order: a course's units, a stage's tasks, a member's wins. */
export const OwnedList = <Row extends Item>({
  entity,
  items,
  nameOf,
  mayEdit,
  onOrder,
  remove,
  mayRemove = () => true,
  refetch,
  dialog,
  drawing,
  children,
  below,
}: OwnedListProps<Row>) => {
  const { t } = useTranslation()
  const { text } = useEntityWords(entity)
  const { confirmRemoval, confirmDialog } = useConfirm()
  const [edited, setEdited] = useState<Row | 'new'>()
  const onRemove = useRemove(remove, undefined, refetch)

  const onAsk = async (item: Row) => {
    if (await confirmRemoval(nameOf(item))) await onRemove({ id: item.id })
  }

  const actions = (item: Row) => (
    <>
      <Button
        look="ghost"
        size="sm"
        iconOnly
        icon={Pencil}
        onClick={() => setEdited(item)}
      >
        {t('resource.editTitle', { name: nameOf(item) })}
      </Button>
      {mayRemove(item) && (
        <Button
          look="ghost"
          size="sm"
          iconOnly
          icon={Trash2}
          onClick={() => onAsk(item)}
        >
          {t('resource.deleteTitle', { name: nameOf(item) })}
        </Button>
      )}
    </>
  )

  return (
    <Card
      title={text('list')}
      aside={
        mayEdit && (
          <Button
            size="sm"
            look="secondary"
            icon={Plus}
            onClick={() => setEdited('new')}
          >
            {text('create')}
          </Button>
        )
      }
      padded
    >
      {items.length === 0 ? (
        <EmptyState
          drawing={drawing}
          title={text('empty')}
          text={text('emptyHelp')}
        />
      ) : (
        <OrderedList
          items={items}
          nameOf={nameOf}
          onOrder={mayEdit ? onOrder : undefined}
          actions={mayEdit ? actions : undefined}
          below={below}
        >
          {children}
        </OrderedList>
      )}
      {edited &&
        dialog(edited === 'new' ? undefined : edited, () =>
          setEdited(undefined)
        )}
      {confirmDialog}
    </Card>
  )
}
