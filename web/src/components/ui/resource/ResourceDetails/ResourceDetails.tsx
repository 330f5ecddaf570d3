import { isValidElement, type ReactNode } from 'react'

import { useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'
import {
  EntityWordsContext,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { DateText } from 'src/components/ui/text/DateText'
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
  /** The path of the form, for the facts that are still empty. */
  editTo?: string | false
  /** The activity, shown on the right. */
  children?: ReactNode
}

/** A fact as it is shown; null for a missing one, also for a date that is not set. */
const factOf = (shown: ReactNode) =>
  isValidElement<{ date?: unknown }>(shown) &&
  shown.type === DateText &&
  !shown.props.date
    ? null
    : (shown ?? null)

/** The facts of a record on the left, as far as it has them, and its activity on the right. */
export const ResourceDetails = <Row,>({
  entity,
  columns,
  record,
  editTo,
  children,
}: ResourceDetailsProps<Row>) => {
  const { t } = useTranslation('common.tools')
  const words = useEntityWords(entity)
  const all = columns.map(({ key, title, value }) => ({
    key,
    title: title ?? words.title(key),
    shown: factOf(value(record)),
  }))
  const empty = all.filter(({ shown }) => shown === null)
  const facts = (
    <EntityWordsContext.Provider value={words}>
      <dl
        className={`panel grid content-start gap-x-8 gap-y-5 p-4 sm:p-6 ${children ? '' : 'sm:grid-cols-2'}`}
      >
        {all
          .filter(({ shown }) => shown !== null)
          .map(({ key, title, shown }) => (
            <div key={key} className="min-w-0">
              <dt className="text-muted text-sm">{title}</dt>
              <dd className="mt-1 font-medium wrap-anywhere">{shown}</dd>
            </div>
          ))}
        {editTo && empty.length > 0 && (
          <div className="text-muted text-sm">
            <dt>
              {t('details.empty', {
                titles: empty.map(({ title }) => title).join(', '),
              })}
            </dt>
            <dd>
              <Link to={editTo} className="link link-primary">
                {t('details.add')}
              </Link>
            </dd>
          </div>
        )}
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
