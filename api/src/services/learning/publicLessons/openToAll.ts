// What a visitor may read of a course: its preview lessons, while it is published and nothing about them waits for a
// person. This condition alone decides it, for the lists and for one lesson.
const isOpen = (what: string) => `(${what}."opensBy" = 'AT_ONCE'
  OR ${what}."opensBy" = 'DATE' AND ${what}."opensOn" <= (now() AT TIME ZONE 'Asia/Manila')::date)`

/** Of the lesson l of the unit u of the course c. */
export const OPEN_TO_ALL = `c.status = 'PUBLISHED' AND l.status = 'PUBLISHED' AND l."isPreview" AND ${isOpen('u')} AND ${isOpen('l')}`
