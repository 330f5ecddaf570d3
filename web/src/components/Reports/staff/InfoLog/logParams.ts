import { matching, text } from 'src/hooks/browser/urlState'

import { isDay } from '$api/src/shared/manilaTime'

const day = matching(isDay)

/** The log's filters, in addition to its search: a kind of record and a range of days, ?filter=User&from=2026-11-01. */
export const logParams = { filter: text, from: day, to: day }
