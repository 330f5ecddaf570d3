import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { navigate } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import { importsPath } from 'src/components/Settings/staff/Imports/importsPath'
import { Button } from 'src/components/ui/control/Button/Button'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import type { SpreadsheetSheet } from 'src/lib/files/readSpreadsheet'
import { UploadRefused } from 'src/lib/files/uploadFile'

import { sendImport } from './sendImport'
import { SheetHeadings } from './SheetHeadings'

import {
  assignRows,
  type FileSheet,
} from '$api/src/shared/settings/imports/assignRows'
import {
  IMPORT_ROWS,
  IMPORT_SHEETS,
  type ImportKind,
  type ImportMode,
} from '$api/src/shared/settings/imports/templates'

type HeadingsProps = {
  kind: ImportKind
  mode: ImportMode
  fileName: string
  sheets: SpreadsheetSheet[]
}

/** Shows what the headings of a file were taken for. What was not recognised is assigned or left out by hand. */
export const Headings = ({ kind, mode, fileName, sheets }: HeadingsProps) => {
  const { t } = useTranslation(['settings.imports', 'errors'])
  const { getToken } = useAuth()
  const [files, setFiles] = useState<FileSheet[]>(sheets)
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState('')
  const hasMany = files.length > IMPORT_SHEETS
  const { rows, unknown } = assignRows(kind, hasMany ? [] : files)
  const problem = hasMany
    ? t('errors:IMPORT_SHEETS')
    : unknown.length > 0
      ? t('errors:IMPORT_HEADINGS')
      : rows.length === 0
        ? t('errors:IMPORT_EMPTY')
        : rows.length > IMPORT_ROWS && t('errors:IMPORT_ROWS')

  const onSend = async () => {
    setFailure('')
    setPercent(0)
    try {
      const id = await sendImport({
        kind,
        mode,
        fileName,
        sheets: files,
        getToken,
        onProgress: setPercent,
      })
      navigate(importsPath(kind, id))
    } catch (error) {
      const message = error instanceof UploadRefused ? error.message : ''
      setFailure(message || t('errors:GENERIC'))
      setPercent(undefined)
    }
  }

  return (
    <div className="border-base-300 mt-5 space-y-5 border-t pt-5">
      <h3 className="text-base font-semibold">{t('headings.title')}</h3>
      {files.slice(0, IMPORT_SHEETS).map((file, index) => (
        <SheetHeadings
          key={file.name}
          kind={kind}
          file={file}
          isOnly={files.length === 1}
          unknown={unknown.filter(({ sheet }) => sheet === file.name)}
          onChange={(changed) =>
            setFiles(files.map((each, at) => (at === index ? changed : each)))
          }
        />
      ))}
      {problem && <p className="text-error text-sm">{problem}</p>}
      {failure && (
        <p role="alert" className="text-error text-sm">
          {failure}
        </p>
      )}
      {percent !== undefined && (
        <ProgressBar
          percent={percent}
          label={t('headings.sending')}
          withFigure
        />
      )}
      <Button
        look="primary"
        busy={percent !== undefined}
        disabled={!!problem}
        onClick={() => void onSend()}
      >
        {t('headings.check', { count: rows.length })}
      </Button>
    </div>
  )
}
