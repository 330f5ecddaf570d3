import { MANILA_TODAY } from 'src/lib/database/sql'

// The part of a course that visitors may read: its preview lessons, while the course is published and the opening rules
// of the unit and the lesson are met for everyone (at once, or on a day that has come). This is the only such
// condition, for lists and for single lessons.
const isOpen = (what: string) => `(${what}."opensBy" = 'AT_ONCE'
  OR ${what}."opensBy" = 'DATE' AND ${what}."opensOn" <= ${MANILA_TODAY})`

/** A condition on the lesson l of the unit u of the course c. */
export const OPEN_TO_ALL = `c.status = 'PUBLISHED' AND l.status = 'PUBLISHED' AND l."isPreview" AND ${isOpen('u')} AND ${isOpen('l')}`
