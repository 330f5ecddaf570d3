import type { ImportRun } from '@prisma/client'

/** The page of an import: '/uploadContents?tab=members&run=12'. */
export const importPath = ({ id, kind }: Pick<ImportRun, 'id' | 'kind'>) =>
  `/uploadContents?tab=${kind.toLowerCase()}&run=${id}`
