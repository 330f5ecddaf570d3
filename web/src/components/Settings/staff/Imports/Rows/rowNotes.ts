import { useTranslation } from 'react-i18next'

import type { ErrorCode } from '$api/src/shared/errors'

/** A cell that changes something, or is refused. */
export type RowNote = {
  column: string
  old?: string
  new?: string
  code?: ErrorCode
  detail?: string
}

/** Why a row was not taken back. */
export type RowReason = {
  what: 'changed' | 'money' | 'signedIn' | 'used' | 'gone' | 'rank' | 'archived'
  column?: string
  by?: string
}

/** The reason of a refused cell in words, with the line or id that it is about. */
export const useNoteText = () => {
  const { t } = useTranslation(['errors', 'settings.imports'])
  return ({ code = 'INVALID', detail }: RowNote) => {
    const text = t(`errors:${code}`)
    if (!detail) return text
    const isLine = code === 'IMPORT_TWICE' || code === 'IMPORT_PARENT'
    return isLine
      ? `${text} ${t('settings.imports:row.inLine', { line: detail })}`
      : `${text} (${detail})`
  }
}
