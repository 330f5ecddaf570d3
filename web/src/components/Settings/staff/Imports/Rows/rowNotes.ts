import { useTranslation } from 'react-i18next'

import type { ErrorCode } from '$api/src/shared/errors'

/** A cell that changes something, or is refused. */
export type RowNote = {
  column: string
  old?: string
  new?: string
  code?: ErrorCode
  detail?: string
  /** The values of a cell that takes no others. */
  allowed?: string
}

/** Why a row was not taken back. */
export type RowReason = {
  what:
    | 'changed'
    | 'money'
    | 'signedIn'
    | 'used'
    | 'gone'
    | 'rank'
    | 'archived'
    | 'batchFull'
    | 'groupFull'
  column?: string
  by?: string
}

/** The reason of a refused cell in words, with the line or id that it is about and the values that it may have. */
export const useNoteText = () => {
  const { t } = useTranslation(['errors', 'settings.imports'])
  const isLine = (code: ErrorCode) =>
    code === 'IMPORT_TWICE' || code === 'IMPORT_PARENT'
  const about = (code: ErrorCode, detail: string) =>
    isLine(code)
      ? t('settings.imports:row.inLine', { line: detail })
      : `(${detail})`
  return ({ code = 'INVALID', detail, allowed }: RowNote) =>
    [
      t(`errors:${code}`),
      detail && about(code, detail),
      allowed && t('settings.imports:row.allowed', { values: allowed }),
    ]
      .filter(Boolean)
      .join(' ')
}
