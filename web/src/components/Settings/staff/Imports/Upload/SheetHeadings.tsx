import { useTranslation } from 'react-i18next'

import { HeadingChoice } from './HeadingChoice'

import {
  headingsAt,
  readHeadings,
  rowsBelow,
  sheetFor,
  type FileSheet,
  type UnknownHeading,
} from '$api/src/shared/settings/imports/assignRows'
import {
  importSheets,
  sheetNamed,
  type ImportKind,
} from '$api/src/shared/settings/imports/templates'

type SheetHeadingsProps = {
  kind: ImportKind
  file: FileSheet
  isOnly: boolean
  /** The headings about which nobody has decided. */
  unknown: UnknownHeading[]
  onChange: (file: FileSheet) => void
}

/** One sheet of a file: what it is, and what its headings mean. */
export const SheetHeadings = ({
  kind,
  file,
  isOnly,
  unknown,
  onChange,
}: SheetHeadingsProps) => {
  const { t } = useTranslation('settings.imports')
  const below = rowsBelow(kind, file.rows)
  const count = below.length
  if (count === 0) return null
  const written = file.rows[headingsAt(kind, file.rows)]
  const guessed = sheetFor(kind, file.name, written, isOnly)
  const to = file.to ?? guessed?.name
  const sheet = sheetNamed(kind, to ?? '')
  const { headings, found } = readHeadings(kind, file.rows, sheet)
  const columns = headings.map(
    (_, index) => file.columns?.[index] ?? found[index] ?? null
  )
  const asked = new Set(unknown.map(({ heading }) => heading))
  // Headings that were recognised need no decision, and are only counted.
  const open = headings.flatMap((heading, index) =>
    found[index] === null || asked.has(heading) ? [{ heading, index }] : []
  )

  const exampleOf = (index: number) =>
    below.map(({ row }) => row[index]?.trim()).find(Boolean) ?? ''

  return (
    <section className="space-y-3" aria-label={file.name || to}>
      <label className="block text-sm font-medium">
        <span className="block">
          {t('headings.sheet', {
            name: file.name || t('headings.file'),
            count,
          })}
        </span>
        <select
          className="select mt-1 w-full sm:max-w-xs"
          value={to ?? 'undecided'}
          onChange={(event) =>
            onChange({ ...file, to: event.target.value, columns: undefined })
          }
        >
          {to === undefined && (
            <option value="undecided">{t('headings.undecided')}</option>
          )}
          {importSheets[kind].map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value="">{t('headings.leaveOutSheet')}</option>
        </select>
      </label>
      {sheet && (
        <>
          <p className="text-muted text-sm">
            {t('headings.recognised', {
              count: found.filter(Boolean).length,
            })}
          </p>
          {open.length > 0 && (
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {open.map(({ heading, index }) => (
                <HeadingChoice
                  key={index}
                  heading={heading}
                  example={written[index]?.trim() ? '' : exampleOf(index)}
                  sheet={sheet}
                  value={columns[index]}
                  onChange={(column) =>
                    onChange({
                      ...file,
                      columns: columns.map((each, at) =>
                        at === index ? column : each
                      ),
                    })
                  }
                />
              ))}
            </div>
          )}
        </>
      )}
    </section>
  )
}
