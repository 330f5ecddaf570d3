/** The refusals and failures of backups. */
export const backupErrors = {
  BACKUP_RUNNING: 'A backup is being made already. Wait until it has ended.',
  BACKUP_TIME: 'Write the time as HH:MM, from 00:00 to 23:59.',
  BACKUP_KEEP_LAST: 'Keep from 1 to 365 backups.',
  BACKUP_KEEP_DAYS: 'Write a number of days from 0 to 3,650.',
  BACKUP_KEY: 'This is not a public key. It begins with age1.',
  BACKUP_SECRET_KEY:
    'This is the secret key, which must never be stored here. Paste the public key, which begins with age1.',
  BACKUP_MAILS: 'Write at most five addresses.',
  BACKUP_NO_FILE: 'This backup has no file any more.',

  MAINTENANCE:
    'The school is being restored from a backup. Try again in some minutes.',
  RESTORE_BY_COMMAND:
    'This server is not restored from its pages: use the command.',
  RESTORE_RUNNING: 'A restore has begun already.',
  RESTORE_KEY_NEEDED: 'This backup is encrypted. Enter its secret key.',
  RESTORE_KEY_WRONG: 'This key does not open the backup.',
  RESTORE_DAMAGED: 'The file of this backup is damaged. Choose another one.',
  RESTORE_NEWER:
    'A newer version of the product made this backup. Update the product first.',
  RESTORE_NO_BACKUP:
    'The present state could not be backed up, so nothing was restored.',
  RESTORE_FAILED: 'The backup could not be restored. Nothing was changed.',
  RESTORE_INTERRUPTED:
    'The server ended during the restore. Nothing was changed.',
  KEPT_DATABASE_GONE: 'This database is not there any more.',

  BACKUP_FAILED: 'The backup could not be made.',
  BACKUP_NO_SPACE:
    'The disk has too little room for a backup. Make room, or keep fewer of them.',
  BACKUP_INTERRUPTED: 'The server ended while the backup was being made.',
  BACKUP_NOT_EQUAL:
    'The test restore did not give back the same data. The file was deleted.',
  BACKUP_NO_SCRATCH:
    'The database’s role may not create databases, so the backup was not test restored.',
  BACKUP_NOT_TESTED: 'The backup could not be test restored.',
  BACKUP_NO_COPY: 'The copy to the second store failed.',
} as const
