import { useState } from 'react'

import { Sigma } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { PesoText } from 'src/components/ui/text/PesoText'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'

import type { TitledColumn } from './view'

type TableSumsProps<Row> = {
  /** The visible columns that are summed. */
  columns: TitledColumn<Row>[]
  /** All rows of the list, or those of the page. */
  rows: Row[]
  isAll: boolean
  fetchAll?: () => Promise<Row[]>
}

/** The sums of a table's columns of money: of all rows that are here, or of the page until those of all are asked for. */
export const TableSums = <Row,>({
  columns,
  rows,
  isAll,
  fetchAll,
}: TableSumsProps<Row>) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const [asked, setAsked] = useState<Row[]>()
  const [isBusy, setIsBusy] = useState(false)
  const isWhole = isAll || asked !== undefined
  const summed = isAll ? rows : (asked ?? rows)

  const onAsk = async () => {
    if (!fetchAll) return
    setIsBusy(true)
    try {
      setAsked(await fetchAll())
    } catch (error) {
      void toast.error(await errorText(error as Error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="border-base-300 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t px-4 py-2 text-sm">
      <span className="text-muted">
        {t(isWhole ? 'common.tools:table.sum' : 'common.tools:table.sumOfPage')}
      </span>
      {columns.map(({ key, title, sum }) => (
        <span key={key} className="tabular-nums">
          {title}{' '}
          <span className="font-semibold">
            <PesoText
              centavos={summed.reduce((all, row) => all + (sum?.(row) ?? 0), 0)}
            />
          </span>
        </span>
      ))}
      {!isWhole && fetchAll && (
        <Button
          look="ghost"
          size="sm"
          icon={Sigma}
          busy={isBusy}
          onClick={onAsk}
        >
          {t('common.tools:table.sumAll')}
        </Button>
      )}
    </div>
  )
}
