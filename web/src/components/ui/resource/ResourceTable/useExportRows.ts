import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import type { EntityWords } from 'src/hooks/resource/useEntityWords'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'
import { download, toCsv, type CsvValue } from 'src/lib/files/csv'

import type { TitledColumn } from './view'

import { manilaStamp, manilaToday } from '$api/src/shared/manilaTime'

export type FileKind = 'csv' | 'xlsx'

/** The head and foot of a spreadsheet. */
export type TableSheet = {
  title: string
  /** The days that the rows are about. */
  days?: { from: string; to: string }
  /** Whether the last row is the total already. */
  hasTotalRow?: boolean
}

const plain = (value: unknown): CsvValue =>
  typeof value === 'string' || typeof value === 'number' ? value : ''

/** Writes rows of a table into a file, with the given columns; `exporting` is the kind of the file that is being written. */
export const useExportRows = <Row>(
  columns: readonly TitledColumn<Row>[],
  words: EntityWords,
  name = 'sulong',
  sheet?: TableSheet
) => {
  const { t } = useTranslation('common.tools')
  const [exporting, setExporting] = useState<FileKind>()

  const exportRows = async (kind: FileKind, load: () => Promise<Row[]>) => {
    setExporting(kind)
    try {
      const rows = await load()
      const file = `${name}-${manilaToday()}.${kind}`
      const titles = columns.map(({ title }) => title)
      const lines = rows.map((row) =>
        columns.map(({ csv, value }) =>
          csv ? csv(row, words) : plain(value(row))
        )
      )
      if (kind === 'csv') download(file, toCsv(titles, lines))
      else {
        const { downloadXlsx } = await import('src/lib/files/xlsx')
        await downloadXlsx(file, titles, lines, {
          title: sheet?.title,
          notes: [
            ...(sheet?.days ? [`${sheet.days.from} – ${sheet.days.to}`] : []),
            t('table.asOf', { at: manilaStamp(new Date()) }),
          ],
          money: columns.map(({ isMoney = false }) => isMoney),
          sumLabel: sheet?.hasTotalRow ? undefined : t('table.total'),
        })
      }
      void toast.success(t('table.exported', { count: rows.length }))
    } catch (error) {
      void toast.error(await errorText(error as Error))
    } finally {
      setExporting(undefined)
    }
  }

  return { exportRows, exporting }
}
