export type BackupProblem =
  | 'NOT_A_BACKUP'
  | 'KEY_NEEDED'
  | 'KEY_WRONG'
  | 'KEY_INVALID'
  | 'DAMAGED'
  | 'NEWER_VERSION'
  | 'NEWER_FORMAT'
  | 'NOT_EMPTY'
  | 'NOT_EQUAL'
  | 'IN_USE'
  | 'NAME_TOO_LONG'

const texts: Record<BackupProblem, string> = {
  NOT_A_BACKUP: 'This file is not a backup of Sulong.',
  KEY_NEEDED: 'This backup is encrypted: its secret key is needed.',
  KEY_WRONG: 'This secret key does not open the backup.',
  KEY_INVALID: 'This is not a key of the age format.',
  DAMAGED: 'The backup is damaged: it was cut off or changed.',
  NEWER_VERSION:
    'The backup was made by a newer version of the product; restore it with that version.',
  NEWER_FORMAT:
    'The backup has a newer format; restore it with a newer version of the product.',
  NOT_EMPTY: 'The database is not empty: name an empty one, or see --replace.',
  NOT_EQUAL: 'The restored data differs from the backup.',
  IN_USE: 'Something is connected to the database: stop the server first.',
  NAME_TOO_LONG:
    'The name of the database is too long to keep the one before beside it.',
}

/** A reason not to make or to restore a backup, in words for the command line. */
export class BackupError extends Error {
  constructor(
    readonly problem: BackupProblem,
    detail = ''
  ) {
    super(detail ? `${texts[problem]} (${detail})` : texts[problem])
  }
}
