import { downloadWorkbook } from 'src/lib/files/xlsx'

import {
  importSheets,
  type ImportKind,
} from '$api/src/shared/settings/imports/templates'

/** Downloads the template of the specification: its sheets with their headings. */
export const downloadTemplate = (kind: ImportKind) =>
  downloadWorkbook(
    `${kind.toLowerCase()}.xlsx`,
    importSheets[kind].map(({ name, columns }) => ({
      name,
      rows: [columns.map(({ heading }) => heading)],
    }))
  )
