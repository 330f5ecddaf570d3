import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { platformChoices } from 'src/components/Billing/PaymentProof/useProofFields'
import { FileInput } from 'src/components/ui/form/FileInput/FileInput'
import { Card } from 'src/components/ui/layout/Card'

import { ColumnChoice } from './ColumnChoice'
import { readStatementFile } from './readStatementFile'

import type { PlatformKey } from '$api/src/shared/billing/platforms'
import type { StatementTable } from '$api/src/shared/billing/reconciling/statementTable'

/** Takes a platform's statement file and reads it in the browser; the columns are assigned next. */
export const StatementDrop = () => {
  const { t } = useTranslation('billing.staff')
  const [platform, setPlatform] = useState<PlatformKey>('gcash')
  const [file, setFile] = useState<File | null>(null)
  const [table, setTable] = useState<StatementTable>()
  const [isUnreadable, setIsUnreadable] = useState(false)

  const onFile = async (chosen: File | null) => {
    setFile(chosen)
    setTable(undefined)
    setIsUnreadable(false)
    if (!chosen) return
    try {
      const read = await readStatementFile(chosen)
      setIsUnreadable(read.rows.length === 0)
      setTable(read)
    } catch {
      setIsUnreadable(true)
    }
  }

  return (
    <Card title={t('reconcile.drop')}>
      <p className="text-muted mb-4 text-sm">{t('reconcile.dropHelp')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <label className="text-sm font-medium">
          {t('reconcile.platform')}
          <select
            className="select mt-1 w-full"
            value={platform}
            onChange={(event) => setPlatform(event.target.value as PlatformKey)}
          >
            {platformChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <FileInput
          label={t('reconcile.file')}
          file={file}
          onFile={(chosen) => void onFile(chosen)}
          accept=".csv,.xlsx"
          help={t('reconcile.fileHelp')}
          error={isUnreadable ? t('reconcile.unreadable') : undefined}
        />
      </div>
      {file && table && table.rows.length > 0 && (
        <ColumnChoice
          key={`${platform} ${file.name}`}
          platform={platform}
          fileName={file.name}
          table={table}
        />
      )}
    </Card>
  )
}
