import type { ReactNode } from 'react'

import {
  EntityWordsContext,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import {
  useEntityWords,
  type EntityName,
} from 'src/hooks/resource/useEntityWords'

import { twoColumns } from './twoColumns'

type ResourceDetailsProps<Row> = {
  entity?: EntityName
  /** The table's columns or some of them. */
  columns: Column<Row>[]
  record: Row
  /** The activity, shown on the right. */
  children?: ReactNode
}

/** The facts of a record on the left, its activity on the right. */
export const ResourceDetails = <Row,>({
  entity,
  columns,
  record,
  children,
}: ResourceDetailsProps<Row>) => {
  const words = useEntityWords(entity)
  const facts = (
    <EntityWordsContext.Provider value={words}>
      <dl
        className={`panel grid content-start gap-x-8 gap-y-5 p-4 sm:p-6 ${children ? '' : 'sm:grid-cols-2'}`}
      >
        {columns.map(({ key, title, value }) => (
          <div key={key} className="min-w-0">
            <dt className="text-muted text-sm">{title ?? words.title(key)}</dt>
            <dd className="mt-1 font-medium wrap-anywhere">
              {value(record) ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </EntityWordsContext.Provider>
  )
  if (!children) return facts

  return (
    <div className={twoColumns}>
      {facts}
      <div className="min-w-0 space-y-4 lg:space-y-6">{children}</div>
    </div>
  )
}
