/** The specification's routes without a page, by the issue that will add them; a test keeps this list up to date. */
export const notYetRouted = {
  '6 and later, settings': [
    '/settings/backup/backup-settings',
    '/backup/history',
  ],
}
