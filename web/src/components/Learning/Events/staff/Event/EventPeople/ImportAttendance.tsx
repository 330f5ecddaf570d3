import { useId, useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  ImportAttendanceMutation,
  ImportAttendanceMutationVariables,
} from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { ScrollArea } from 'src/components/ui/layout/ScrollArea'
import { useSave } from 'src/hooks/data/useSave'

import { attendanceLines } from './attendanceLines'
import { attendanceText } from './attendanceText'

const IMPORT = gql`
  mutation ImportAttendanceMutation($occurrenceId: Int!, $lines: [String!]!) {
    importAttendance(occurrenceId: $occurrenceId, lines: $lines) {
      added
      results {
        line
        value
        name
        code
      }
    }
  }
`

type ImportAttendanceProps = { occurrenceId: number; refetch: string[] }

/** Imports attendance from a CSV file or a pasted list. Errors are reported per line; the valid lines are saved. */
export const ImportAttendance = ({
  occurrenceId,
  refetch,
}: ImportAttendanceProps) => {
  const { t } = useTranslation(['learning.events', 'errors'])
  const id = useId()
  const [text, setText] = useState('')
  const [isUnreadable, setIsUnreadable] = useState(false)
  const [result, setResult] =
    useState<ImportAttendanceMutation['importAttendance']>()
  const [send, { loading }] = useSave<
    ImportAttendanceMutation,
    ImportAttendanceMutationVariables
  >(IMPORT, {
    refetch,
    onDone: ({ importAttendance }) => setResult(importAttendance),
  })
  const lines = attendanceLines(text)
  const wrong = result?.results.filter(({ code }) => code) ?? []

  const onFile = async (file?: File) => {
    if (!file) return
    try {
      setText(await attendanceText(file))
      setIsUnreadable(false)
    } catch {
      setIsUnreadable(true)
    }
  }

  return (
    <div className="bg-base-200 space-y-3 rounded-lg p-4">
      <label htmlFor={id} className="block text-sm font-semibold">
        {t('import.label')}
      </label>
      <textarea
        id={id}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-help`}
        className="textarea w-full font-mono text-sm"
      />
      <p id={`${id}-help`} className="text-muted text-sm">
        {t('import.help')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,text/plain"
          aria-label={t('import.file')}
          onChange={(event) => onFile(event.target.files?.[0])}
          className="file-input w-full max-w-72 text-sm"
        />
        <Button
          look="primary"
          size="sm"
          busy={loading}
          disabled={lines.length === 0}
          onClick={() => send({ occurrenceId, lines })}
        >
          {t('import.send', { count: lines.length })}
        </Button>
      </div>
      <div role="status" className="space-y-2 text-sm">
        {isUnreadable && <p className="text-error">{t('import.unreadable')}</p>}
        {result && (
          <p className="font-semibold">
            {t('import.done', { count: result.added })}
          </p>
        )}
        {wrong.length > 0 && (
          <ScrollArea className="max-h-40">
            <ul className="list-disc pl-5">
              {wrong.map(({ line, value, code }) => (
                <li key={line}>
                  {t('import.line', { line, value })}{' '}
                  {t(`errors:${code as 'ATTENDEE_UNKNOWN'}`)}
                </li>
              ))}
            </ul>
          </ScrollArea>
        )}
      </div>
    </div>
  )
}
