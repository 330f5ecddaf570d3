/** The word that an administrator types before a restore from the pages, in every language. */
export const RESTORE_WORD = 'RESTORE'

/** The days that the database from before a restore is kept. */
export const KEPT_DAYS = 30
