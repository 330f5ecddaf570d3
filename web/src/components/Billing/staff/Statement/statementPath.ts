import { routes } from '@redwoodjs/router'

/** The path of the desk's tab with the files, or of one file. */
export const statementPath = (file?: number) =>
  routes.payment({ tab: 'reconciliation', ...(file && { file }) })
