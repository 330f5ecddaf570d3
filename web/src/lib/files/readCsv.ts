import { readText } from './readText'

import {
  csvOf,
  requireClosedQuotes,
} from '$api/src/shared/settings/imports/csv'

/** The rows of a CSV file. @throws for a quotation mark that is not closed */
export const readCsv = async (file: File) => {
  const { default: papaparse } = await import('papaparse')
  const { text, delimiter } = csvOf(papaparse, await readText(file))
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter })
  requireClosedQuotes(errors)
  return data
}
