import { useTranslation } from 'react-i18next'

import { useNoteText, type RowNote, type RowReason } from './rowNotes'

import {
  headingOf,
  sheetNamed,
  type ImportKind,
} from '$api/src/shared/settings/imports/templates'

type RowCellsProps = {
  kind: ImportKind
  sheet: string
  cells: Record<string, string>
  notes: RowNote[]
  reasons: RowReason[]
}

const Refused = ({
  kind,
  sheet,
  cells,
  note,
}: Omit<RowCellsProps, 'notes' | 'reasons'> & { note: RowNote }) => {
  const noteText = useNoteText()
  const { t } = useTranslation('settings.imports')
  const value = cells[note.column]
  return (
    <li>
      <span className="font-medium">{headingOf(kind, sheet, note.column)}</span>
      {': '}
      <span className="break-all">{value || t('row.blank')}</span>
      <span className="text-error block">{noteText(note)}</span>
    </li>
  )
}

const Changed = ({
  kind,
  sheet,
  note,
}: Pick<RowCellsProps, 'kind' | 'sheet'> & { note: RowNote }) => {
  const { t } = useTranslation('settings.imports')
  return (
    <li className="wrap-anywhere">
      <span className="font-medium">{headingOf(kind, sheet, note.column)}</span>
      {': '}
      <del className="text-muted">{note.old || t('row.blank')}</del>{' '}
      <span aria-hidden>→</span>{' '}
      <ins className="no-underline">{note.new || t('row.blank')}</ins>
    </li>
  )
}

const Reason = ({
  kind,
  sheet,
  reason,
}: Pick<RowCellsProps, 'kind' | 'sheet'> & { reason: RowReason }) => {
  const { t } = useTranslation('settings.imports')
  const { what, column, by } = reason
  return (
    <li>
      {what === 'changed' && column
        ? t('reason.changedColumn', { column: headingOf(kind, sheet, column) })
        : t(`reason.${what}`)}
      {by && ` ${t('reason.by', { name: by })}`}
    </li>
  )
}

/** The person or thing that a row is about, as its file says. */
const nameOf = ({
  firstName,
  lastName,
  email,
  tribeId,
  name,
  id,
}: Record<string, string | undefined>) =>
  [
    [firstName, lastName].filter(Boolean).join(' ') || name,
    email ?? tribeId ?? id,
  ]
    .filter(Boolean)
    .join(' · ')

const Subject = ({ cells }: Pick<RowCellsProps, 'cells'>) => {
  const name = nameOf(cells)
  return name ? <li className="text-muted wrap-anywhere">{name}</li> : null
}

/** A row's effect, cell by cell: what is refused and why, what changes, or what it creates. */
export const RowCells = ({
  kind,
  sheet,
  cells,
  notes,
  reasons,
}: RowCellsProps) => {
  if (reasons.length > 0)
    return (
      <ul className="max-w-xl space-y-1 text-sm whitespace-normal">
        <Subject cells={cells} />
        {reasons.map((reason) => (
          <Reason key={JSON.stringify(reason)} {...{ kind, sheet, reason }} />
        ))}
      </ul>
    )
  if (notes.length > 0)
    return (
      <ul className="max-w-xl space-y-1 text-sm whitespace-normal">
        <Subject cells={cells} />
        {notes.map((note) =>
          note.code ? (
            <Refused
              key={JSON.stringify(note)}
              {...{ kind, sheet, cells, note }}
            />
          ) : (
            <Changed key={note.column} {...{ kind, sheet, note }} />
          )
        )}
      </ul>
    )
  const filled = sheetNamed(kind, sheet)?.columns.filter(
    ({ key }) => cells[key]
  )
  return (
    <span className="text-muted line-clamp-3 text-sm wrap-anywhere">
      {filled?.map(({ key }) => cells[key]).join(' · ')}
    </span>
  )
}
