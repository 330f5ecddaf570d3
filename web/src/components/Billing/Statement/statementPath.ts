import { routes } from '@redwoodjs/router'

/** The desk's tab of files; with an id, one of them. */
export const statementPath = (file?: number) =>
  routes.payment({ tab: 'reconciliation', ...(file && { file }) })
