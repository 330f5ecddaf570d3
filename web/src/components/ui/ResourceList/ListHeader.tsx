import { PageHeader } from 'src/components/ui/PageHeader/PageHeader'
import { useEntityWords, type EntityName } from 'src/hooks/useEntityWords'

type ListHeaderProps = {
  entity: EntityName
  /** Where a new one begins; false for who may not. */
  create?: string | false
}

/** Above a list: its name, and the button for a new record. */
export const ListHeader = ({ entity, create }: ListHeaderProps) => {
  const { text } = useEntityWords(entity)
  return (
    <PageHeader
      title={text('list')}
      create={create ? { label: text('create'), to: create } : undefined}
    />
  )
}
