import { useState } from 'react'

import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { ErrorRowsQuery, ImportRunFields } from 'types/graphql'

import type { RowNote } from 'src/components/Settings/staff/Imports/Rows/rowNotes'
import { useNoteText } from 'src/components/Settings/staff/Imports/Rows/rowNotes'
import { toast } from 'src/lib/browser/toast'
import { downloadWorkbook } from 'src/lib/files/xlsx'

import { writeCells } from '$api/src/shared/settings/imports/cells'
import {
  REASON_HEADING,
  headingOf,
  importSheets,
} from '$api/src/shared/settings/imports/templates'

const ERROR_ROWS: Doc<'ErrorRowsQuery'> = gql`
  query ErrorRowsQuery($runId: Int!, $page: Int, $perPage: Int) {
    importRowsPage(
      runId: $runId
      filter: ERROR
      page: $page
      perPage: $perPage
    ) {
      rows {
        id
        sheet
        cells
        notes
      }
      total
    }
  }
`

const AT_ONCE = 100

type ErrorRow = ErrorRowsQuery['importRowsPage']['rows'][number]

/** A file of the rows with errors, in the shape of the template and with the reasons beside them, to be corrected. */
export const useErrorFile = ({
  id: runId,
  kind,
  fileName,
}: Pick<ImportRunFields, 'id' | 'kind' | 'fileName'>) => {
  const { t } = useTranslation('errors')
  const client = useApolloClient()
  const noteText = useNoteText()
  const [isBusy, setIsBusy] = useState(false)

  const load = async () => {
    const rows: ErrorRow[] = []
    for (let page = 1; ; page++) {
      const { data } = await client.query({
        query: ERROR_ROWS,
        variables: { runId, page, perPage: AT_ONCE },
        fetchPolicy: 'no-cache',
      })
      rows.push(...data.importRowsPage.rows)
      const isLast = data.importRowsPage.rows.length < AT_ONCE
      if (isLast) return rows
    }
  }

  const reasonsOf = ({ sheet, notes }: ErrorRow) =>
    (notes as RowNote[])
      .filter(({ code }) => code)
      .map(
        (note) => `${headingOf(kind, sheet, note.column)}: ${noteText(note)}`
      )
      .join(' ')

  const download = async () => {
    setIsBusy(true)
    try {
      const rows = await load()
      await downloadWorkbook(
        fileName.replace(/(\.\w+)?$/, '-errors.xlsx'),
        importSheets[kind].map(({ name, columns }) => ({
          name,
          rows: [
            [...columns.map(({ heading }) => heading), REASON_HEADING],
            ...rows
              .filter(({ sheet }) => sheet === name)
              .map((row) => [
                ...writeCells(columns, row.cells as Record<string, string>),
                reasonsOf(row),
              ]),
          ],
        }))
      )
    } catch {
      void toast.error(t('GENERIC'))
    } finally {
      setIsBusy(false)
    }
  }

  return { download, isBusy }
}
