import type { NoticesQuery } from 'types/graphql'

/**
 * Puts the newer notices of the first page before those on the screen, which keep their look. Starts
 * again from the first page if notices between both are missing.
 */
export const withNewer = (had: NoticesQuery, came: NoticesQuery) => {
  const known = had.notices.rows[0]?.id ?? 0
  const newer = came.notices.rows.filter(({ id }) => id > known)
  if (newer.length === came.notices.rows.length && came.notices.next != null)
    return came
  return {
    ...had,
    notices: { ...had.notices, rows: [...newer, ...had.notices.rows] },
  }
}
