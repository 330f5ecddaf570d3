import { useState } from 'react'

import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { FileInput } from 'src/components/ui/form/FileInput/FileInput'
import { Card } from 'src/components/ui/layout/Card'
import { useAccess } from 'src/hooks/access/useAccess'
import {
  readSpreadsheet,
  type SpreadsheetSheet,
} from 'src/lib/files/readSpreadsheet'

import { FillGuide } from './FillGuide'
import { Headings } from './Headings'
import { downloadTemplate } from './templates'

import {
  importModes,
  modesOf,
  type ImportKind,
  type ImportMode,
} from '$api/src/shared/settings/imports/templates'

/** Larger files must be uploaded by the admin (spec section 5). */
const MAX_MB = 10
const ADMIN_MAX_MB = 64

/** Takes a spreadsheet and reads it in the browser; its headings are assigned next. */
export const ImportUpload = ({ kind }: { kind: ImportKind }) => {
  const { t } = useTranslation('settings.imports')
  const { can } = useAccess()
  const [mode, setMode] = useState<ImportMode>('CREATE')
  const [file, setFile] = useState<File | null>(null)
  const [sheets, setSheets] = useState<SpreadsheetSheet[]>()
  const [isUnreadable, setIsUnreadable] = useState(false)
  const modes = modesOf(kind)

  const onFile = async (chosen: File | null) => {
    setFile(chosen)
    setSheets(undefined)
    setIsUnreadable(false)
    if (!chosen) return
    try {
      setSheets(await readSpreadsheet(chosen))
    } catch {
      setIsUnreadable(true)
    }
  }

  return (
    <Card
      title={t(`upload.${kind}`)}
      aside={
        <Button
          size="sm"
          look="outline"
          icon={Download}
          onClick={() => void downloadTemplate(kind)}
        >
          {t('upload.template')}
        </Button>
      }
    >
      <p className="text-muted mb-4 text-sm">{t('upload.help')}</p>
      <FillGuide kind={kind} />
      <div className="grid gap-4 sm:grid-cols-2">
        {modes.length > 1 && (
          <fieldset>
            <legend className="mb-1.5 text-sm font-semibold">
              {t('upload.mode')}
            </legend>
            {importModes.map((each) => (
              <div key={each} className="py-1.5 text-sm">
                <label className="flex gap-3">
                  <input
                    type="radio"
                    name="mode"
                    className="radio radio-sm mt-0.5"
                    checked={mode === each}
                    onChange={() => setMode(each)}
                  />
                  <span className="font-medium">
                    {t(`run.choices.mode.${each}`)}
                  </span>
                </label>
                <p className="text-muted ml-8">
                  {t(`upload.modeHelp.${each}`)}
                </p>
              </div>
            ))}
          </fieldset>
        )}
        <FileInput
          label={t('upload.file')}
          file={file}
          onFile={(chosen) => void onFile(chosen)}
          accept=".csv,.xlsx"
          maxMb={can('uploadLargeFiles') ? ADMIN_MAX_MB : MAX_MB}
          help={t('upload.fileHelp')}
          error={isUnreadable ? t('upload.unreadable') : undefined}
        />
      </div>
      {file && sheets && (
        <Headings
          key={`${file.name} ${file.lastModified} ${mode}`}
          kind={kind}
          mode={mode}
          fileName={file.name}
          sheets={sheets}
        />
      )}
    </Card>
  )
}
