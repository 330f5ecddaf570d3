import { PageHeader } from 'src/components/ui/layout/PageHeader'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

type ListHeaderProps = {
  entity: EntityName
  /** The path of the form for a new record; false if the user may not create one. */
  create?: string | false
}

/** The header of a list: its title and the button for a new record. */
export const ListHeader = ({ entity, create }: ListHeaderProps) => {
  const { text } = useEntityWords(entity)
  return (
    <PageHeader
      title={text('list')}
      create={create ? { label: text('create'), to: create } : undefined}
    />
  )
}
