import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import type { EntityWords } from 'src/hooks/resource/useEntityWords'
import { toast } from 'src/lib/browser/toast'
import { errorText } from 'src/lib/data/errorText'
import { download, toCsv, type CsvValue } from 'src/lib/files/csv'

import type { TitledColumn } from './view'

import { manilaToday } from '$api/src/shared/manilaTime'

export type FileKind = 'csv' | 'xlsx'

const writeFile = async (
  kind: FileKind,
  name: string,
  titles: string[],
  lines: CsvValue[][]
) => {
  if (kind === 'csv') return download(`${name}.csv`, toCsv(titles, lines))
  const { downloadXlsx } = await import('src/lib/files/xlsx')
  await downloadXlsx(`${name}.xlsx`, titles, lines)
}

const plain = (value: unknown): CsvValue =>
  typeof value === 'string' || typeof value === 'number' ? value : ''

/** Writes rows of a table into a file, with the given columns; `exporting` is the kind of the file that is being written. */
export const useExportRows = <Row>(
  columns: readonly TitledColumn<Row>[],
  words: EntityWords,
  name = 'sulong'
) => {
  const { t } = useTranslation('common.tools')
  const [exporting, setExporting] = useState<FileKind>()

  const exportRows = async (kind: FileKind, load: () => Promise<Row[]>) => {
    setExporting(kind)
    try {
      const rows = await load()
      await writeFile(
        kind,
        `${name}-${manilaToday()}`,
        columns.map(({ title }) => title),
        rows.map((row) =>
          columns.map(({ csv, value }) =>
            csv ? csv(row, words) : plain(value(row))
          )
        )
      )
      void toast.success(t('table.exported', { count: rows.length }))
    } catch (error) {
      void toast.error(await errorText(error as Error))
    } finally {
      setExporting(undefined)
    }
  }

  return { exportRows, exporting }
}
