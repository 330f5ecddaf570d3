/** The refusals of imports: of a file, and of its cells. */
export const importErrors = {
  IMPORT_HEADINGS:
    'Choose a column for every heading of the file, or leave it out.',
  IMPORT_EMPTY: 'The file has no rows.',
  IMPORT_COLUMN: 'You do not have the right that this column needs.',
  IMPORT_ROWS: 'Import at most 20,000 rows at a time.',
  IMPORT_SHEETS:
    'The file has more than 20 sheets. Delete those that are not imported.',
  IMPORT_UNREADABLE: 'This file cannot be read as a spreadsheet.',
  IMPORT_FILE_TWICE: 'A file with the same rows was imported before.',
  IMPORT_MODE: 'Courses and groups can only be created by an import.',
  IMPORT_CHANGED_SINCE:
    'Another person was faster with this import. Look at what it shows now.',
  IMPORT_HAS_ERRORS:
    'Correct the rows with errors and send the file again, or leave them out.',
  IMPORT_NOTHING: 'There is nothing to change.',
  IMPORT_STALE:
    'Records have changed since the file was checked. It is checked again; look at the result before applying it.',
  IMPORT_BROKEN: 'The import could not be written. Nothing has changed.',
  IMPORT_TOO_OLD: 'An import can be undone for 30 days.',

  IMPORT_FORMULA: 'A cell may not begin like a formula.',
  IMPORT_CELL_ERROR:
    'The spreadsheet program could not show this cell. Correct it there.',
  IMPORT_LOST_LETTER:
    'The program that saved the file has lost a letter here (\ufffd). Save it as CSV UTF-8 or XLSX.',
  IMPORT_DATE: 'Write the date as mm/dd/yyyy.',
  IMPORT_NO_DAY: 'This month does not have that day.',
  IMPORT_BOOLEAN: 'Write true or false.',
  IMPORT_POINTS: 'Write a whole number from 0 to 1,000,000.',
  IMPORT_TRIBE_ID: 'A tribe id has at most 20 letters, digits and dashes.',
  IMPORT_TRIBE_ID_TAKEN: 'Another account has this tribe id.',
  IMPORT_TRIBE_ID_KEPT:
    'The account with this email has another tribe id, which an import keeps.',
  IMPORT_EMAIL_KEPT:
    'An import does not change the address with which somebody signs in.',
  IMPORT_TWO_ACCOUNTS: 'Tribe ID and email belong to two accounts.',
  IMPORT_NO_ACCOUNT: 'No account has this tribe id or email.',
  IMPORT_NO_KEY: 'A tribe id or an email is needed to find the account.',
  IMPORT_TWICE: 'An earlier row of the file is about the same record.',
  IMPORT_BATCH: 'No batch in use has this number or name.',
  IMPORT_GROUP: 'No group in use has this name.',
  IMPORT_ID_UNKNOWN: 'No row of the file has this ID.',
  IMPORT_PARENT: 'The row that it belongs to has errors or is left out.',
  IMPORT_NO_MEMBER: 'No member of the file has this subscription.',
  IMPORT_FUNNEL: 'No funnel has this id.',
  IMPORT_TERM: 'The funnel does not offer this payment term.',
  IMPORT_KEPT: 'An import does not change this of a subscription.',
  IMPORT_UNENROLLED: 'An import does not enrol somebody again.',
  IMPORT_OTHER_OWNER: 'This subscription belongs to another account.',
  IMPORT_LEVEL:
    'You may only give and take levels below your own, and staff’s levels only if you assign levels.',
} as const
